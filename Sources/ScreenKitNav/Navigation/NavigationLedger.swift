import ScreenKitCore

/// The records that all navigators of an app share; the outermost one owns them.
@MainActor
final class NavigationLedger {
  /// The last number given to an entry.
  var lastID = 0
  let observers = NavigationObservers()
  /// The requests for results of entries, and the results not yet delivered.
  var results = ResultStore()
  /// The pending destinations of redirected entries, by the entry of the gate's entry screen.
  var pendingDestinations: [EntryID: [Destination.Step]] = [:]
  /// The tasks that await the result of an entry.
  var waiting: [EntryID: ResultWait] = [:]

  /// Returns the identity of a new entry.
  func newID() -> EntryID {
    lastID += 1
    return EntryID(lastID)
  }

  /// All entries that have a record.
  var entries: Set<EntryID> {
    Set(pendingDestinations.keys).union(waiting.keys).union(results.entries)
  }

  /// Ends `entries`, which are removed together: resolves the results that callers await from them,
  /// and deletes their records.
  func end(_ entries: [EntryID]) {
    for id in entries {
      let answer = results.resolve(id)
      waiting.removeValue(forKey: id)?.end(answer)
    }
    for id in entries {
      results.removeAll(of: id)
      pendingDestinations[id] = nil
    }
  }
}
