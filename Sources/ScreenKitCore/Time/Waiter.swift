import Synchronization

/// Has one task wait for one signal or for its own cancellation, whichever comes first.
///
/// The task counts as quiet while it waits, and as busy from the signal on: so whoever waits for
/// quiet is never told of it between the signal and what the task makes of it.
package final class Waiter: Sendable {
  private enum State {
    /// Nobody waits yet, and nothing was signalled.
    case idle
    /// A task waits, and its activity is quiet.
    case waiting(CheckedContinuation<Bool, Never>, TaskActivity?)
    /// It was signalled (`true`) or cancelled first.
    case over(Bool)
  }

  private let state = Mutex(State.idle)

  package init() {}

  /// Waits; returns `false` if the task was cancelled before the signal.
  package func wait(isolation: isolated (any Actor)? = #isolation) async -> Bool {
    await withTaskCancellationHandler {
      // Named here so that the closure stays on that actor, without a hop on the way in.
      await withCheckedContinuation(isolation: isolation) { park($0) }
    } onCancel: {
      end(false)
    }
  }

  /// Lets the task go on; from any thread, and only the first time counts.
  package func signal() { end(true) }

  /// Whether it was signalled, or its task was cancelled.
  package var isOver: Bool { state.withLock { if case .over = $0 { true } else { false } } }

  private func park(_ continuation: CheckedContinuation<Bool, Never>) {
    let activity = TaskActivity.current
    let known: Bool? = state.withLock { state in
      switch state {
      case .over(let signalled): return signalled
      case .waiting: preconditionFailure("wait: one task waits for a signal")
      case .idle: break
      }
      state = .waiting(continuation, activity)
      return nil
    }
    if let known { continuation.resume(returning: known) } else { activity?.leave() }
  }

  private func end(_ signalled: Bool) {
    let parked: (CheckedContinuation<Bool, Never>, TaskActivity?)? = state.withLock { state in
      defer { if case .over = state {} else { state = .over(signalled) } }
      if case .waiting(let continuation, let activity) = state { return (continuation, activity) }
      return nil
    }
    parked?.1?.enter()
    parked?.0.resume(returning: signalled)
  }
}
