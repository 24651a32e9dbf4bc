import ScreenKitCore

extension Navigator {
  /// Restores the entries and the states of screens that were saved.
  ///
  /// - Parameter home: The place of a first entry that was saved without a route.
  /// - Returns: The entries up to the first one that cannot be restored, which is reported.
  final func restoredEntries(home: Entry.Place) -> [Entry] {
    restoreShared()
    let archived = restored?.stackedEntries ?? []
    var entries: [Entry] = []
    for item in archived {
      // Screens behind a gate that is closed now are not shown.
      guard let entry = restoredEntry(item, home: home), entry.route.map(routes.isOpen) != false
      else {
        break
      }
      entries.append(entry)
    }
    for item in archived[entries.count...] { forget(item.id) }
    return entries
  }

  /// Returns the entry saved as `archived`; reports an unknown route and returns `nil`.
  final func restoredEntry(_ archived: ArchivedEntry, home: Entry.Place) -> Entry? {
    do {
      return try archived.entry(routes, home: home)
    } catch {
      application?.report(error)
      return nil
    }
  }

  /// Tells callers awaiting the entry `id` that its screen could not be restored.
  final func forget(_ id: EntryID) {
    let remains = kept.removeValue(forKey: id)
    ledger.end((remains?.entriesWithin ?? []) + [id])
  }

  /// Restores the states of child screens and, in the outermost navigator, the shared records.
  final func restoreShared() {
    kept = restoredChildren
    guarded = restored?.guardedEntries ?? []
    guard enclosing == nil, let restored else { return }
    let entries = restored.entriesWithin
    ledger.restore(restored.navigation?["ledger"], entries, routes)
    // Screens pushed as instances, and entries above them, were not saved.
    ledger.end(ledger.entries.subtracting(entries).sorted { $0.number < $1.number })
  }

  /// The saved states of child screens, by entry.
  private var restoredChildren: [EntryID: ScreenState] {
    let known = (restored?.children ?? [:]).compactMap { name, state in
      Int(name).map { (EntryID($0), state) }
    }
    return Dictionary(known) { first, _ in first }
  }
}
