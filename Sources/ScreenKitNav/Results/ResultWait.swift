import ScreenKitCore

/// How a task waits for the answer of an entry that it opened.
@MainActor
final class ResultWait {
  private let waiter = Waiter()
  /// The entry that owes the answer, and where it is; `nil` as long as it is not there.
  private(set) var opened: (id: EntryID, navigator: Navigator)?
  /// What was answered; `nil` also where the entry went without an answer.
  private(set) var answer: SavedState.Value?

  /// Whether the task does not wait any more, such as after it was cancelled.
  var isOver: Bool { waiter.isOver }

  /// Takes note that the entry `id` of `navigator` owes the answer from now on.
  func begin(_ id: EntryID, _ navigator: Navigator) {
    opened = (id, navigator)
    navigator.ledger.waiting[id] = self
  }

  /// Has the entry `id`, which takes the place of the one before, owe the answer.
  func goOn(_ id: EntryID) { opened?.id = id }

  /// Lets the task go on with `answer`.
  func end(_ answer: SavedState.Value?) {
    self.answer = answer
    waiter.signal()
  }

  /// Waits; where the task is cancelled before, the entry is removed.
  func wait() async {
    guard await !waiter.wait(), let (id, navigator) = opened else { return }
    navigator.ledger.waiting[id] = nil
    navigator.application?.run { _ = navigator.close(id, of: navigator) }
  }
}
