/// The refreshing of screens whose models have changed.
extension Application {
  /// Calls `refresh()` of `screen` at the end of the turn; requests a turn if none is running.
  func refreshAtEndOfTurn(_ screen: Controller) {
    refreshes.add(screen)
    requestTurn()
  }

  /// Refreshes the screens that are due; called at the end of each turn that has some.
  func refreshChangedScreens() {
    attempt { try refreshes.run { screen in attempt { try screen.refresh() } } }
  }
}
