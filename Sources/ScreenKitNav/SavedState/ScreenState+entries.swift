import ScreenKitCore

/// Reading the entries in the saved states of screens without instance.
extension ScreenState {
  /// The entries of the navigators within, the innermost first.
  var entriesWithin: [EntryID] {
    children.values.flatMap(\.entriesWithin) + (archivedNavigation?.allEntries.map(\.id) ?? [])
  }

  /// Removes all entries with a route in `names`, and the saved states of their screens.
  ///
  /// A tab is kept, but loses its saved state.
  ///
  /// - Returns: The removed entries.
  mutating func remove(_ names: Set<String>) throws -> [EntryID] {
    var archived = archivedNavigation
    let unwanted = (archived?.allEntries ?? []).filter { entry in
      entry.route.map { names.contains($0.name) } ?? false
    }
    var gone = unwanted.flatMap { removeChild($0.id) }
    for name in children.keys.sorted() { gone += try children[name]?.remove(names) ?? [] }
    guard !unwanted.isEmpty else { return gone }
    let further = archived?.remove(Set(unwanted.map(\.id))) ?? []
    navigation = try archived?.encoded()
    return gone + further.flatMap { removeChild($0) }
  }

  /// Deletes the saved state of the screen at `id`; returns `id` and the entries within.
  private mutating func removeChild(_ id: EntryID) -> [EntryID] {
    (children.removeValue(forKey: "\(id.number)")?.entriesWithin ?? []) + [id]
  }
}
