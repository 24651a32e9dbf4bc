extension NavigationBar {
  /// Shows what `screen` is called and its controls.
  ///
  /// - Parameters:
  ///   - screen: The screen in front.
  ///   - backTitle: What the way back leads to; `nil` if there is none.
  public func show(_ screen: Controller, backTitle: String?) {
    show(screen.title, screen.navigationItem, backTitle: backTitle)
  }
}
