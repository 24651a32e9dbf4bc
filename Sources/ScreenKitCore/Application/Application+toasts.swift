/// Messages above every screen.
extension Application {
  /// Shows `toast` above every screen, after the messages that are shown or wait already.
  ///
  /// Screen readers announce it. A message that is shown or waits already is not shown twice.
  public func show(_ toast: Toast) {
    let bar = notice ?? NoticeBar()
    if bar.parent == nil { window.add(bar) }
    bar.add(toast)
  }

  /// Removes the shown message and all waiting ones.
  public func hideToasts() { notice?.clear() }

  /// The bar along the lower edge; `nil` while no message is shown.
  var notice: NoticeBar? { window.notice }
}

extension Window {
  /// The message along the lower edge, in front of everything else; `nil` for none.
  var notice: NoticeBar? { children.last as? NoticeBar }
}
