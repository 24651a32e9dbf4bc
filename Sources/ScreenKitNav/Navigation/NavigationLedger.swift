import ScreenKitCore

/// What the navigators of an app share: the outermost one keeps it.
@MainActor
final class NavigationLedger {
  private var lastID = 0
  let observers = NavigationObservers()
  /// Who waits for the answer of which entry, and what was answered.
  var answers = AnswerBook()
  /// Where those wanted to go who stand before a gate, by the entry of its entrance.
  var wanted: [EntryID: [AnyRoute]] = [:]
  /// The tasks that wait for the answer of an entry.
  var waiting: [EntryID: @MainActor (SavedState.Value?) -> Void] = [:]

  /// The identity of a new entry.
  func newID() -> EntryID {
    lastID += 1
    return EntryID(lastID)
  }

  /// Takes note that the entry `id` is going, so that whoever waits for it has an answer.
  func settle(_ id: EntryID) {
    let answer = answers.settle(id)
    waiting.removeValue(forKey: id)?(answer)
  }

  /// Forgets all that is kept for the entry `id`, which is gone.
  func forget(_ id: EntryID) {
    answers.forget(id)
    wanted[id] = nil
  }

  // MARK: What is kept of it

  private struct Archive: Codable {
    let lastID: Int
    let answers: AnswerBook
    let wanted: [EntryID: [ArchivedRoute]]
  }

  func archived() throws -> SavedState.Value {
    try SavedState.Value(
      encoding: Archive(
        lastID: lastID, answers: answers,
        wanted: wanted.mapValues { try $0.map { try ArchivedRoute($0) } }))
  }

  /// Takes over what an earlier run left; places wanted that are no longer there are forgotten.
  func restore(_ value: SavedState.Value?, _ routes: RouteTable) {
    guard let archive = try? value?.decoded(as: Archive.self) else { return }
    lastID = max(lastID, archive.lastID)
    answers = archive.answers
    wanted = archive.wanted.compactMapValues { kept in try? kept.map { try routes.route($0) } }
  }
}
