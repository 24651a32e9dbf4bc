import ScreenKitCore

/// What navigators read from the kept states of screens that are not alive.
extension ScreenState {
  /// The entries of the navigators within, the innermost first.
  var entriesWithin: [EntryID] {
    children.values.flatMap(\.entriesWithin) + archivedEntries.map(\.id)
  }

  /// Whether a screen within had something to lose when it was kept.
  var isGuarded: Bool {
    !guardedEntries.isEmpty || children.values.contains(where: \.isGuarded)
  }

  /// The entries of this navigator whose screens had something to lose when they were kept.
  var guardedEntries: Set<EntryID> { Set(wary) }

  private var wary: [EntryID] {
    (try? navigation?["guarded"]?.decoded(as: [EntryID].self)) ?? []
  }

  /// Takes all entries out of stacks and modals within whose route is one of `names`, with what is
  /// kept of their screens; a tab stays, and begins anew.
  ///
  /// - Returns: The entries that are gone.
  mutating func remove(_ names: Set<String>) throws -> [EntryID] {
    let unwanted = archivedEntries.filter { $0.route.map { names.contains($0.name) } ?? false }
    var gone = unwanted.flatMap { drop($0.id) }
    for name in children.keys.sorted() { gone += try children[name]?.remove(names) ?? [] }
    if !unwanted.isEmpty { gone += try removeStacked(Set(unwanted.map(\.id))) }
    return gone
  }

  /// Forgets what is kept of the screen of `id`; returns it, and the entries that were within.
  private mutating func drop(_ id: EntryID) -> [EntryID] {
    (children.removeValue(forKey: "\(id.number)")?.entriesWithin ?? []) + [id]
  }

  /// Takes `unwanted` out of the stack or the modals, if that is what the entries are of.
  private mutating func removeStacked(_ unwanted: Set<EntryID>) throws -> [EntryID] {
    let wary = wary.filter { !unwanted.contains($0) }
    navigation?["guarded"] = wary.isEmpty ? nil : try SavedState.Value(encoding: wary)
    let entries = stackedEntries
    let staying = entries.indices.filter { !unwanted.contains(entries[$0].id) }
    let styles = try navigation?["styles"]?.decoded(as: [ModalStyle].self)
    if staying.isEmpty || styles != nil && staying[0] != 0 {
      // Without its base, or anything at all, a navigator begins anew.
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

  /// The entries of a stack or of modals.
  var stackedEntries: [ArchivedEntry] {
    (try? navigation?["entries"]?.decoded(as: [ArchivedEntry].self)) ?? []
  }
}
