/// One action waiting for its moment on a ``TimerClock``; releasing it cancels it.
@MainActor
public final class ClockTimer {
  /// When it is due.
  public let deadline: ClockInstant
  private let cancellation: @MainActor () -> Void
  private(set) var isCancelled = false

  /// Makes a timer; called by clocks.
  ///
  /// - Parameters:
  ///   - deadline: When the action is due.
  ///   - cancellation: Takes the action out of the clock; harmless when it ran or is gone.
  public init(deadline: ClockInstant, cancellation: @escaping @MainActor () -> Void) {
    self.deadline = deadline
    self.cancellation = cancellation
  }

  /// Takes the action back; nothing happens if it ran already.
  public func cancel() {
    isCancelled = true
    cancellation()
  }

  /// A timer that never runs, for what is at its end.
  static var over: ClockTimer {
    let timer = ClockTimer(deadline: ClockInstant(), cancellation: {})
    timer.cancel()
    return timer
  }

  isolated deinit { cancellation() }
}
