import ScreenKitCore

/// The state of a task that awaits the result of an entry it opened.
@MainActor
final class ResultWait {
  private let waiter = Waiter()
  /// The entry to wait for, with its navigator; `nil` until it exists.
  private(set) var opened: (id: EntryID, navigator: Navigator)?
  /// The result; `nil` if the entry was removed without one.
  private(set) var answer: SavedState.Value?

  /// Whether the task no longer waits, such as after its cancellation.
  var isOver: Bool { waiter.isOver }

  /// Starts waiting for the result of the entry `id` of `navigator`.
  func begin(_ id: EntryID, _ navigator: Navigator) {
    opened = (id, navigator)
    navigator.ledger.waiting[id] = self
  }

  /// Waits for the result of the entry `id`, which replaces the previous one.
  func transfer(to id: EntryID) { opened?.id = id }

  /// Resumes the task with the result `answer`.
  func end(_ answer: SavedState.Value?) {
    self.answer = answer
    waiter.signal()
  }

  /// Waits for the result; if the task is cancelled before, the entry is removed.
  func wait() async {
    guard await !waiter.wait(), let (id, navigator) = opened else { return }
    navigator.ledger.waiting[id] = nil
    navigator.application?.run { _ = navigator.close(id, of: navigator) }
  }
}

extension ResultWait {
  /// Returns the result of the screen that `open` opens; `nil` if it has none, or was not opened.
  ///
  /// - Parameters:
  ///   - type: The type of the route.
  ///   - open: Opens the screen with the given callbacks, and calls the last one with whether it
  ///     was opened; returns `false` if the screen is refused at once.
  /// - Returns: The result.
  /// - Throws: Any error of decoding the result.
  static func result<R: ResultRoute>(
    of type: R.Type, open: (Opening, @escaping @MainActor (Bool) -> Void) -> Bool
  ) async throws -> R.Output? {
    let wait = ResultWait()
    let opening = Opening(isWanted: { !wait.isOver }) { navigator, id in
      if let id { wait.begin(id, navigator) } else { wait.end(nil) }
    }
    return try await ScreenTask.awaitingScreen {
      // A cancelled task would open the screen only to remove it again.
      guard !Task.isCancelled, open(opening, { isOpen in if !isOpen { wait.end(nil) } }) else {
        return nil
      }
      await wait.wait()
      return try wait.answer.map { try $0.decoded(as: R.Output.self) }
    }
  }
}
