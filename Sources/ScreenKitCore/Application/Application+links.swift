/// The entry point for links from outside, such as those of other apps.
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
}
