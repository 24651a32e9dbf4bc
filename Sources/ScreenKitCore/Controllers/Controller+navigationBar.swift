extension NavigationBar {
  /// Shows the title of `screen` and the controls of its navigation item.
  ///
  /// - Parameters:
  ///   - screen: The screen in front.
  ///   - backTitle: The title of the screen that going back leads to; `nil` if there is none.
  public func show(_ screen: Controller, backTitle: String?) {
    show(screen.title, screen.navigationItem, backTitle: backTitle)
  }
}
