public import ScreenKitCore

extension Navigator {
  /// Returns the entries that can be saved, with `state`; in the outermost navigator also the
  /// records.
  final func savedContent(_ state: SavedState?) throws -> SavedContent {
    var content = SavedContent(state, children: [])
    let saved = savedEntries(&content)
    content.children = saved.map(\.entry.id.child)
    var navigation = archived(saved)
    if enclosing == nil { navigation.ledger = ledger.archived(&content) }
    content.navigation = try navigation.encoded()
    return content
  }
}

extension NavigationContainer {
  /// Checks the saved entries of all navigators; throws an error if they are inconsistent.
  public func check(_ state: ScreenState) throws(UnusableArchive) {
    try ArchiveCheck.check(state)
  }
}
