import ScreenKitCore

/// The saved records of all navigators of an app.
struct ArchivedLedger: Codable {
  let lastID: Int
  let results: ResultStore
  let pendingDestinations: [EntryID: [ArchivedStep]]
}

extension NavigationLedger {
  /// Returns the ledger as a value; omits a destination that cannot be saved.
  func archived(_ content: inout SavedContent) -> ArchivedLedger {
    var saved: [EntryID: [ArchivedStep]] = [:]
    for (id, steps) in pendingDestinations {
      do {
        saved[id] = try steps.map { try ArchivedStep($0) }
      } catch {
        content.omit("destination of \(id)", error)
      }
    }
    return ArchivedLedger(lastID: lastID, results: results, pendingDestinations: saved)
  }

  /// Restores the records of the previous run; drops destinations whose routes no longer exist.
  ///
  /// - Parameters:
  ///   - archived: The saved records; `nil` if there are none.
  ///   - entries: All restored entries; new entries get greater numbers.
  ///   - routes: The current table of routes.
  func restore(_ archived: ArchivedLedger?, _ entries: [EntryID], _ routes: RouteTable) {
    lastID = max(lastID, entries.map(\.number).max() ?? 0, archived?.lastID ?? 0)
    guard let archived else { return }
    results = archived.results
    pendingDestinations = archived.pendingDestinations.compactMapValues { archived in
      let steps = try? archived.map { try $0.step(routes) }
      return steps?.first?.route == nil ? nil : steps
    }
  }
}
