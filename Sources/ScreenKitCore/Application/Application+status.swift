/// The state of the app on every screen.
extension Application {
  /// The state of the app that a bar shows on every screen; `nil` for no bar.
  ///
  /// Any screen or service of the app sets it, at any time. The bar takes one row along the lower
  /// edge, and no input. Screen readers announce its texts when they change. It is not saved: the
  /// app sets it again after a start.
  public var status: AppStatus? {
    get { window.statusBar?.status }
    set {
      guard newValue != status else { return }
      guard let newValue else {
        window.statusBar?.removeFromParent()
        return
      }
      let bar = window.statusBar ?? StatusBar()
      bar.status = newValue
      if bar.parent == nil { window.addBar(bar) }
    }
  }
}
