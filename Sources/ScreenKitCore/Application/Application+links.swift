/// Links from outside, such as from other apps, and the link to the current screen.
extension Application {
  /// Opens `link` in the screens, as a turn of the loop.
  ///
  /// A link that no screen opens changes nothing, and the user sees a message.
  public func open(link: String) {
    run { [unowned self] in
      do {
        for controller in Array(root.frontPath).reversed() {
          if try controller.open(link) { return }
        }
        open(NoticePanel(strings.errors.links.notOpened))
      } catch {
        open(NoticePanel(strings.text(of: error)))
      }
    }
  }

  /// The deep link to the screen that is shown; `nil` if no screen in front has a link.
  ///
  /// It is the ``Controller/link`` of the innermost screen in front that has one. A host shows it
  /// as an address, and compares it between turns.
  public var link: String? {
    for controller in Array(root.frontPath).reversed() {
      if let link = controller.link { return link }
    }
    return nil
  }
}
