/// An action scheduled on a ``TimerClock``; releasing the timer cancels it.
@MainActor
public final class ClockTimer {
  /// The instant at which the action is due.
  public let deadline: ClockInstant
  private let cancellation: @MainActor () -> Void
  private(set) var isCancelled = false

  /// Creates a timer; called by clocks.
  ///
  /// - Parameters:
  ///   - deadline: The instant at which the action is due.
  ///   - cancellation: Removes the action from the clock; does nothing if it ran or is removed.
  public init(deadline: ClockInstant, cancellation: @escaping @MainActor () -> Void) {
    self.deadline = deadline
    self.cancellation = cancellation
  }

  /// Cancels the action; does nothing if it ran already.
  public func cancel() {
    isCancelled = true
    cancellation()
  }

  /// A timer that never runs, for requests made after the end of their scope.
  static var over: ClockTimer {
    let timer = ClockTimer(deadline: ClockInstant(), cancellation: {})
    timer.cancel()
    return timer
  }

  isolated deinit { cancellation() }
}
