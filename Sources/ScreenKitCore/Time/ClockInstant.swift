/// An instant on a ``TimerClock``, as the time since that clock's start.
public struct ClockInstant: Hashable, Comparable, Sendable {
  /// The time since the clock's start.
  public var sinceStart: Duration

  /// Creates the instant `sinceStart` after the clock's start.
  public init(sinceStart: Duration = .zero) { self.sinceStart = sinceStart }

  /// Returns whether `left` is before `right`.
  public static func < (left: ClockInstant, right: ClockInstant) -> Bool {
    left.sinceStart < right.sinceStart
  }

  /// Returns the instant `duration` after `instant`.
  public static func + (instant: ClockInstant, duration: Duration) -> ClockInstant {
    ClockInstant(sinceStart: instant.sinceStart + duration)
  }

  /// Returns the time from `right` to `left`.
  public static func - (left: ClockInstant, right: ClockInstant) -> Duration {
    left.sinceStart - right.sinceStart
  }
}
