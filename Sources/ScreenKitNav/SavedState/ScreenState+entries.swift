import ScreenKitCore

/// Reading the entries in the saved states of screens without instance.
extension ScreenState {
  /// The entries of the navigators within, the innermost first.
  var entriesWithin: [EntryID] {
    children.values.flatMap(\.entriesWithin) + archivedEntries.map(\.id)
  }

  /// Whether a screen within could veto its removal when it was saved.
  var isGuarded: Bool {
    !guardedEntries.isEmpty || children.values.contains(where: \.isGuarded)
  }

  /// The entries of this navigator whose screens could veto their removal when they were saved.
  var guardedEntries: Set<EntryID> { Set(wary) }

  private var wary: [EntryID] {
    (try? navigation?["guarded"]?.decoded(as: [EntryID].self)) ?? []
  }

  /// Removes all entries with a route in `names`, and the saved states of their screens.
  ///
  /// A tab is kept, but loses its saved state.
  ///
  /// - Returns: The removed entries.
  mutating func remove(_ names: Set<String>) throws -> [EntryID] {
    let unwanted = archivedEntries.filter { $0.route.map { names.contains($0.name) } ?? false }
    var gone = unwanted.flatMap { drop($0.id) }
    for name in children.keys.sorted() { gone += try children[name]?.remove(names) ?? [] }
    if !unwanted.isEmpty { gone += try removeStacked(Set(unwanted.map(\.id))) }
    return gone
  }

  /// Deletes the saved state of the screen at `id`; returns `id` and the entries within.
  private mutating func drop(_ id: EntryID) -> [EntryID] {
    (children.removeValue(forKey: "\(id.number)")?.entriesWithin ?? []) + [id]
  }

  /// Removes `unwanted` from the stack or the modals; returns further removed entries.
  private mutating func removeStacked(_ unwanted: Set<EntryID>) throws -> [EntryID] {
    let wary = wary.filter { !unwanted.contains($0) }
    navigation?["guarded"] = wary.isEmpty ? nil : try SavedState.Value(encoding: wary)
    let entries = stackedEntries
    let staying = entries.indices.filter { !unwanted.contains(entries[$0].id) }
    let styles = try navigation?["styles"]?.decoded(as: [ModalStyle].self)
    if staying.isEmpty || styles != nil && staying[0] != 0 {
      // Without its base or root, a navigator starts with its initial state.
      navigation?["entries"] = nil
      return staying.flatMap { drop(entries[$0].id) }
    }
    navigation?["entries"] = try SavedState.Value(encoding: staying.map { entries[$0] })
    if let styles {
      navigation?["styles"] = try SavedState.Value(
        encoding: staying.dropFirst().map { styles[$0 - 1] })
    }
    return []
  }

  private var archivedEntries: [ArchivedEntry] {
    stackedEntries + (ArchivedTabs(navigation)?.items.map(\.entry) ?? [])
  }

  /// The entries of a stack, or the base and modals of a composite.
  var stackedEntries: [ArchivedEntry] {
    (try? navigation?["entries"]?.decoded(as: [ArchivedEntry].self)) ?? []
  }
}
