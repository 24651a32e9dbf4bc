/// A moment on a ``TimerClock``, as the time since that clock's own beginning.
public struct ClockInstant: Hashable, Comparable, Sendable {
  /// The time since the clock began.
  public var sinceStart: Duration

  /// Makes the moment `sinceStart` after the clock began.
  public init(sinceStart: Duration = .zero) { self.sinceStart = sinceStart }

  /// Whether `left` is before `right`.
  public static func < (left: ClockInstant, right: ClockInstant) -> Bool {
    left.sinceStart < right.sinceStart
  }

  /// The moment `duration` after `instant`.
  public static func + (instant: ClockInstant, duration: Duration) -> ClockInstant {
    ClockInstant(sinceStart: instant.sinceStart + duration)
  }

  /// The time from `right` to `left`.
  public static func - (left: ClockInstant, right: ClockInstant) -> Duration {
    left.sinceStart - right.sinceStart
  }
}
