import ScreenKitCore

/// What the navigators of an app share: the outermost one keeps it.
@MainActor
final class NavigationLedger {
  private var lastID = 0
  let observers = NavigationObservers()
  /// Who waits for the answer of which entry, and what was answered.
  var answers = AnswerBook()
  /// Where those wanted to go who stand before a gate, by the entry of its entrance.
  var wanted: [EntryID: [Destination.Step]] = [:]
  /// The tasks that wait for the answer of an entry.
  var waiting: [EntryID: AnswerWait] = [:]

  /// The identity of a new entry.
  func newID() -> EntryID {
    lastID += 1
    return EntryID(lastID)
  }

  /// All entries that something is kept for.
  var entries: Set<EntryID> {
    Set(wanted.keys).union(waiting.keys).union(answers.entries)
  }

  /// Takes note that `entries` are going together: whoever waits for one of them has an answer,
  /// and what is kept for them is forgotten.
  func end(_ entries: [EntryID]) {
    for id in entries {
      let answer = answers.settle(id)
      waiting.removeValue(forKey: id)?.end(answer)
    }
    for id in entries {
      answers.forget(id)
      wanted[id] = nil
    }
  }

  // MARK: What is kept of it

  private struct Archive: Codable {
    let lastID: Int
    let answers: AnswerBook
    let wanted: [EntryID: [ArchivedStep]]
  }

  func archived() throws -> SavedState.Value {
    try SavedState.Value(
      encoding: Archive(
        lastID: lastID, answers: answers,
        wanted: wanted.mapValues { try $0.map { try ArchivedStep($0) } }))
  }

  /// Takes over what an earlier run left; places wanted that are no longer there are forgotten.
  func restore(_ value: SavedState.Value?, _ routes: RouteTable) {
    guard let archive = try? value?.decoded(as: Archive.self) else { return }
    lastID = max(lastID, archive.lastID)
    answers = archive.answers
    wanted = archive.wanted.compactMapValues { kept in try? kept.map { try $0.step(routes) } }
  }
}
