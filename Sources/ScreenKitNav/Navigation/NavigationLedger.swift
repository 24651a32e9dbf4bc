import ScreenKitCore

/// What the navigators of an app flex: the outermost one keeps it.
@MainActor
final class NavigationLedger {
  private var lastID = 0
  let observers = NavigationObservers()
  /// Who waits for the answer of which entry, and what was answered.
  var results = ResultStore()
  /// Where those pendingDestinations to go who stand before a gate, by the entry of its entrance.
  var pendingDestinations: [EntryID: [Destination.Step]] = [:]
  /// The tasks that wait for the answer of an entry.
  var waiting: [EntryID: ResultWait] = [:]

  /// The identity of a new entry.
  func newID() -> EntryID {
    lastID += 1
    return EntryID(lastID)
  }

  /// All entries that something is kept for.
  var entries: Set<EntryID> {
    Set(pendingDestinations.keys).union(waiting.keys).union(results.entries)
  }

  /// Takes note that `entries` are going together: whoever waits for one of them has an answer,
  /// and what is kept for them is forgotten.
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

  // MARK: What is kept of it

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

  /// Takes over what an earlier run left; places pendingDestinations that are no longer there are forgotten.
  ///
  /// - Parameters:
  ///   - value: What it left.
  ///   - entries: All entries that it left, since a number is never given twice.
  ///   - routes: The routes that there are now.
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
  /// The last number that was given, in what an earlier run left; `nil` if that cannot be read.
  nonisolated static func lastID(in value: SavedState.Value?) -> Int? {
    (try? value?.decoded(as: Archive.self))?.lastID
  }
}
