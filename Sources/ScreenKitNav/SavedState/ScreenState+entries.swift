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
  var guardedEntries: Set<EntryID> {
    Set((try? navigation?["guarded"]?.decoded(as: [EntryID].self)) ?? [])
  }

  /// Takes all entries out of stacks and modals within whose route is one of `names`.
  mutating func remove(_ names: Set<String>) throws {
    for name in Array(children.keys) { try children[name]?.remove(names) }
    let entries = stackedEntries
    let isUnwanted = entries.map { $0.route.map { names.contains($0.name) } ?? false }
    guard isUnwanted.contains(true) else { return }
    let styles = try navigation?["styles"]?.decoded(as: [ModalStyle].self)
    if styles != nil && isUnwanted[0] || !isUnwanted.contains(false) {
      // Without its base, or anything at all, a navigator begins anew.
      navigation?["entries"] = nil
      return
    }
    let staying = entries.indices.filter { !isUnwanted[$0] }
    navigation?["entries"] = try SavedState.Value(encoding: staying.map { entries[$0] })
    if let styles {
      navigation?["styles"] = try SavedState.Value(
        encoding: staying.dropFirst().map { styles[$0 - 1] })
    }
  }

  private var archivedEntries: [ArchivedEntry] {
    stackedEntries + (ArchivedTabs(navigation)?.items.map(\.entry) ?? [])
  }

  private var stackedEntries: [ArchivedEntry] {
    (try? navigation?["entries"]?.decoded(as: [ArchivedEntry].self)) ?? []
  }
}
