internal import NIOPosix
internal import Passwords
internal import ServerParts
internal import Synchronization

/// Password checks on separate threads, in the order that ``LoginQueue`` decides.
///
/// A check takes tens of milliseconds of processor time and 32 megabytes. It must not delay tasks
/// of other requests, and only a few checks run at once.
final class PasswordChecks: Sendable {
  private typealias Waiter = CheckedContinuation<Void, any Error>

  private struct State {
    var queue: LoginQueue
    var waiters: [LoginQueue.Ticket: Waiter] = [:]
  }

  private let state: Mutex<State>
  private let verifier: PasswordVerifier

  init(strangerCost: PasswordHash.Cost, limits: LoginQueue.Limits = LoginQueue.Limits()) {
    verifier = PasswordVerifier(strangerCost: strangerCost)
    state = Mutex(State(queue: LoginQueue(limits)))
  }

  /// Returns whether `password` matches `hash`; `nil` is the hash of an unknown user.
  ///
  /// - Throws: ``ServerProblem/busy`` if there is no place in the queue, and `CancellationError` if
  ///   the task was cancelled before the check began; neither says anything about the password.
  func isRight(
    _ password: String, _ hash: PasswordHash?, from address: ClientAddress, isKnown: Bool
  ) async throws -> Bool {
    let ticket = state.withLock { $0.queue.makeTicket() }
    try await waitForTurn(ticket, address, isKnown)
    defer { leave(ticket) }
    // There are as many threads as processors; the queue decides how many are in use.
    return try await NIOThreadPool.singleton.runIfActive { [verifier] in
      try verifier.isRight(password, hash)
    }
  }

  private func waitForTurn(
    _ ticket: LoginQueue.Ticket, _ address: ClientAddress, _ isKnown: Bool
  ) async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (waiter: Waiter) in
        let refused = state.withLock { state -> Waiter? in
          switch state.queue.enter(ticket, from: address, isKnown: isKnown) {
          case .start:
            waiter.resume()
            return nil
          case .wait(let displaced):
            state.waiters[ticket] = waiter
            return displaced.flatMap { state.waiters.removeValue(forKey: $0) }
          case .refuse: return waiter
          }
        }
        refused?.resume(throwing: ServerProblem.busy)
        if Task.isCancelled { callOff(ticket) }
      }
    } onCancel: {
      callOff(ticket)
    }
  }

  /// Removes a waiting login from the queue.
  private func callOff(_ ticket: LoginQueue.Ticket) {
    let waiter = state.withLock { state -> Waiter? in
      guard let waiter = state.waiters.removeValue(forKey: ticket) else { return nil }
      _ = state.queue.leave(ticket)
      return waiter
    }
    waiter?.resume(throwing: CancellationError())
  }

  private func leave(_ ticket: LoginQueue.Ticket) {
    let next = state.withLock { state in
      state.queue.leave(ticket).flatMap { state.waiters.removeValue(forKey: $0) }
    }
    next?.resume()
  }
}
