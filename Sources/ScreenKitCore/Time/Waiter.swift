import Synchronization

/// A signal that one task awaits once; the cancellation of the task ends the wait too.
///
/// The task is not busy while it waits, and is busy after the signal. Therefore,
/// ``Application/waitUntilIdle()`` cannot return between the signal and the work after it.
public final class Waiter: Sendable {
  private enum State {
    /// No task waits yet, and there was no signal.
    case idle
    /// A task waits, and does not count as busy.
    case waiting(CheckedContinuation<Bool, Never>, TaskActivity?)
    /// The signal (`true`) or the cancellation came first.
    case over(Bool)
  }

  private let state = Mutex(State.idle)

  /// Creates a waiter for one task and one signal.
  public init() {}

  /// Waits for the signal; returns `false` if the task was cancelled first.
  public func wait(isolation: isolated (any Actor)? = #isolation) async -> Bool {
    await withTaskCancellationHandler {
      // The explicit isolation keeps the closure on that actor, without a switch of executors.
      await withCheckedContinuation(isolation: isolation) { park($0) }
    } onCancel: {
      end(false)
    }
  }

  /// Resumes the task; callable on any thread, and only the first call counts.
  public func signal() { end(true) }

  /// Whether the waiter was signalled, or its task was cancelled.
  public var isOver: Bool { state.withLock { if case .over = $0 { true } else { false } } }

  private func park(_ continuation: CheckedContinuation<Bool, Never>) {
    let activity = TaskActivity.current
    let known: Bool? = state.withLock { state in
      switch state {
      case .over(let signalled): return signalled
      case .waiting: preconditionFailure("wait: only one task can wait for a signal (SK900)")
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
