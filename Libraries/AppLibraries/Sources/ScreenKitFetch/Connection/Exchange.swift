internal import Synchronization

/// A running request, which ends exactly once.
///
/// It ends with the first response, error or deadline, or with the cancellation of its task.
final class Exchange: Sendable {
  typealias Outcome = Result<FetchResponse, FetchError>

  private struct State {
    var outcome: Outcome?
    var caller: CheckedContinuation<Outcome, Never>?
    /// The signal that stops the thread of this exchange; `nil` while no thread works for it.
    var wake: WakeSignal?
  }

  private let state = Mutex(State())

  /// Returns the outcome as soon as there is one.
  func wait() async -> Outcome {
    await withCheckedContinuation { caller in
      let outcome = state.withLock { state in
        if state.outcome == nil { state.caller = caller }
        return state.outcome
      }
      if let outcome { caller.resume(returning: outcome) }
    }
  }

  /// Ends the exchange and stops its work; does nothing if it has already ended.
  func end(_ outcome: Outcome) {
    let (caller, wake) = state.withLock { state in
      guard state.outcome == nil else {
        return (nil as CheckedContinuation<Outcome, Never>?, nil as WakeSignal?)
      }
      state.outcome = outcome
      defer { (state.caller, state.wake) = (nil, nil) }
      return (state.caller, state.wake)
    }
    wake?.wake()
    caller?.resume(returning: outcome)
  }

  /// Ends the exchange with the outcome of `work`, unless it ends earlier; blocks the thread.
  func perform(_ work: (WakeSignal) throws(FetchError) -> FetchResponse) {
    do throws(FetchError) {
      let wake = try WakeSignal()
      let isWanted = state.withLock { state in
        state.wake = wake
        return state.outcome == nil
      }
      if isWanted { end(.success(try work(wake))) }
    } catch {
      end(.failure(error))
    }
  }
}
