import ScreenKitCore

extension Navigator {
  /// Takes over what an earlier run left of the screens within.
  ///
  /// - Parameter home: How the first screen is made now, if it has no route in what is left.
  /// - Returns: The entries of that run, up to the first that cannot be made again, which is reported.
  final func restoredEntries(home: Entry.Place) -> [Entry] {
    restoreShared()
    let archived = restored?.stackedEntries ?? []
    var entries: [Entry] = []
    for item in archived {
      // What needs a gate that is closed by now is not shown again.
      guard let entry = restoredEntry(item, home: home), entry.route.map(routes.isOpen) != false
      else {
        break
      }
      entries.append(entry)
    }
    for item in archived[entries.count...] { forget(item.id) }
    return entries
  }

  /// The entry that was kept as `archived`; `nil` where its route leads nowhere now.
  final func restoredEntry(_ archived: ArchivedEntry, home: Entry.Place) -> Entry? {
    do {
      return try archived.entry(routes, home: home)
    } catch {
      application?.report(error)
      return nil
    }
  }

  /// Has whoever waits for the entry `id`, which is kept, but does not come back, hear of it.
  final func forget(_ id: EntryID) {
    let remains = kept.removeValue(forKey: id)
    ledger.end((remains?.entriesWithin ?? []) + [id])
  }

  /// Takes over what is left of the screens within and, as the outermost, what all share.
  final func restoreShared() {
    kept = restoredChildren
    guarded = restored?.guardedEntries ?? []
    guard enclosing == nil, let restored else { return }
    let entries = restored.entriesWithin
    ledger.restore(restored.navigation?["ledger"], entries, routes)
    // Screens that were pushed directly, and what lay above them, were not kept.
    ledger.end(ledger.entries.subtracting(entries).sorted { $0.number < $1.number })
  }

  /// What is left of the screens within, by their entry.
  private var restoredChildren: [EntryID: ScreenState] {
    let known = (restored?.children ?? [:]).compactMap { name, state in
      Int(name).map { (EntryID($0), state) }
    }
    return Dictionary(known) { first, _ in first }
  }
}
