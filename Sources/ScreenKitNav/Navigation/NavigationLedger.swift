import ScreenKitCore

/// The records that all navigators of an app share; the outermost one owns them.
@MainActor
final class NavigationLedger {
  private var lastID = 0
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
      let answer = results.settle(id)
      waiting.removeValue(forKey: id)?.end(answer)
    }
    for id in entries {
      results.forget(id)
      pendingDestinations[id] = nil
    }
  }

  // MARK: Saved state

  private struct Archive: Codable {
    let lastID: Int
    let results: ResultStore
    let pendingDestinations: [EntryID: [ArchivedStep]]
  }

  /// Returns the ledger as a value; a destination that cannot be saved is left out.
  func archived(of navigator: Navigator, _ pass: inout ArchivePass) -> SavedState.Value? {
    var saved: [EntryID: [ArchivedStep]] = [:]
    for (id, steps) in pendingDestinations {
      do {
        saved[id] = try steps.map { try ArchivedStep($0) }
      } catch {
        pass.omit("destination of \(id)", of: navigator, error)
      }
    }
    do {
      return try SavedState.Value(
        encoding: Archive(lastID: lastID, results: results, pendingDestinations: saved))
    } catch {
      pass.omit("ledger", of: navigator, error)
      return nil
    }
  }

  /// Restores the records of the previous run; drops destinations whose routes no longer exist.
  ///
  /// - Parameters:
  ///   - value: The saved records.
  ///   - entries: All restored entries; new entries get greater numbers.
  ///   - routes: The current table of routes.
  func restore(_ value: SavedState.Value?, _ entries: [EntryID], _ routes: RouteTable) {
    lastID = max(lastID, entries.map(\.number).max() ?? 0)
    guard let archive = try? value?.decoded(as: Archive.self) else { return }
    lastID = max(lastID, archive.lastID)
    results = archive.results
    pendingDestinations = archive.pendingDestinations.compactMapValues { kept in
      let steps = try? kept.map { try $0.step(routes) }
      return steps?.first?.route == nil ? nil : steps
    }
  }
}

extension NavigationLedger {
  /// Returns the last number given in saved records, or `nil` if they cannot be read.
  nonisolated static func lastID(in value: SavedState.Value?) -> Int? {
    (try? value?.decoded(as: Archive.self))?.lastID
  }
}
