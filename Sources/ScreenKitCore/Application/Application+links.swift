/// The way in for links from outside, such as those of other apps.
extension Application {
  /// Has the screens go where `link` leads, as a turn of the loop.
  ///
  /// A link that leads nowhere changes nothing, and the user is told why.
  public func open(link: String) {
    run { [unowned self] in
      do {
        for controller in Array(root.frontPath).reversed() {
          if try controller.open(link) { return }
        }
        open(NoticePanel("No screen opens links"))
      } catch {
        open(NoticePanel("\(error)"))
      }
    }
  }
}
