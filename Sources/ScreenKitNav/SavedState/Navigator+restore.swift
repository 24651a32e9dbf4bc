import ScreenKitCore

extension Navigator {
  /// Restores the entries and the states of screens that were saved.
  ///
  /// - Parameters:
  ///   - archived: The saved entries.
  ///   - home: The place of a first entry that was saved without a route.
  /// - Returns: The entries up to the first one that cannot be restored; that one is reported.
  final func restoredEntries(_ archived: [ArchivedEntry], home: Entry.Place) -> [Entry] {
    var entries: [Entry] = []
    for item in archived {
      // Screens behind a gate that is closed now are not shown.
      guard let entry = restoredEntry(item, home: home), entry.route.map(routes.isOpen) != false
      else {
        break
      }
      entries.append(entry)
    }
    for item in archived[entries.count...] { endEntry(item.id) }
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
  final func endEntry(_ id: EntryID) {
    let saved = containment.savedState(of: id.child)
    containment.setSavedState(nil, of: id.child)
    ledger.end((saved?.entriesWithin ?? []) + [id])
  }

  /// Restores the states of child screens and, in the outermost navigator, the shared records.
  ///
  /// - Returns: The saved position of the navigator; `nil` without one.
  final func restoreNavigation() -> ArchivedNavigation? {
    let archived = containment.restored?.archivedNavigation
    if arrival == nil { arrival = archived?.arrival.flatMap(restoredArrival) }
    guard enclosing == nil, let restored = containment.restored else { return archived }
    let within = restored.children.values.flatMap(\.entriesWithin)
    let entries = within + (archived?.allEntries.map(\.id) ?? [])
    ledger.restore(archived?.ledger, entries, routes)
    // Screens pushed as instances, and entries above them, were not saved.
    ledger.end(ledger.entries.subtracting(entries).sorted { $0.number < $1.number })
    return archived
  }

  /// Returns the destination of a navigator that was never created in the previous run.
  private func restoredArrival(_ archived: [ArchivedStep]) -> ArraySlice<Destination.Step>? {
    do {
      return try archived.map { try $0.step(routes) }[...]
    } catch {
      application?.report(error)
      return nil
    }
  }
}
