/// A clock with the current time and with timers; injected, so that tests control the time.
@MainActor
public protocol TimerClock: AnyObject {
  /// The current instant.
  var now: ClockInstant { get }

  /// Runs `action` once, `delay` from now; a delay of zero or less means as soon as possible.
  ///
  /// - Parameters:
  ///   - delay: The time to wait.
  ///   - action: Runs on the main actor, never within the call that scheduled it.
  /// - Returns: The timer; its release cancels it.
  func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> ClockTimer

  /// A closure that runs each due action; an application sets it so that every action is a turn of
  /// its loop.
  var deliver: @MainActor (_ action: @MainActor () -> Void) -> Void { get set }
}
