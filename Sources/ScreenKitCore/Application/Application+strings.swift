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
    if screen.isMade { refreshes.add(screen) }
    for child in screen.children { refreshTree(child) }
  }
}

extension View {
  /// Measures and shows the view and all views below it again, in the new language.
  final func languageChanged() {
    languageDidChange()
    changed(.structure)
    for child in children { child.languageChanged() }
  }
}
