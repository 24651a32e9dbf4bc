/// The texts of the framework in the language of the app.
extension Application {
  /// Makes the texts of the app the current ones, before its views and screens read them.
  ///
  /// A new application forces it, since an earlier application may have had the same identity.
  func makeStringsCurrent(isForced: Bool = false) {
    let owner = ObjectIdentifier(self)
    // Comparing is cheaper than copying all texts before each turn.
    guard isForced || Strings.owner != owner else { return }
    Strings.owner = owner
    Strings.latest = strings
  }

  /// Calls `body`, during which the texts of this app are the current ones.
  func withOwnStrings(_ body: () -> Void) {
    let owner = ObjectIdentifier(self)
    guard Strings.turnDepth == 0 || Strings.owner != owner else { return body() }
    let (former, texts) = (Strings.owner, Strings.latest)
    (Strings.owner, Strings.latest) = (owner, strings)
    Strings.turnDepth += 1
    defer {
      Strings.turnDepth -= 1
      if former != owner { (Strings.owner, Strings.latest) = (former, texts) }
    }
    body()
  }

  /// Shows all views and screens in the new language.
  func stringsDidChange() {
    makeStringsCurrent(isForced: true)
    window.layout.direction = strings.direction
    guard state != .notRunning else { return }
    window.languageChanged()
    refreshTree(root)
    requestTurn()
  }

  private func refreshTree(_ screen: Controller) {
    // The view of a hidden tab is not in the window.
    if let view = screen.view, view.parent == nil { view.languageChanged() }
    if screen.isMade { refreshes.add(screen) }
    for child in screen.children { refreshTree(child) }
  }
}
