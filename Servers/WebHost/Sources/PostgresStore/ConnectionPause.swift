/// The decision when to connect again after a failure; waiting callers fail at once meanwhile.
///
/// A state machine without side effects.
struct ConnectionPause {
  /// The time between a failure and the next try.
  static let length = Duration.seconds(1)

  private var failure: (at: ContinuousClock.Instant, error: PostgresError)?

  /// Returns the error of the last try if the next one would be too early.
  func refusal(at now: ContinuousClock.Instant) -> PostgresError? {
    failure.flatMap { now < $0.at + Self.length ? $0.error : nil }
  }

  /// Records the end of a try.
  mutating func record(_ error: PostgresError?, at now: ContinuousClock.Instant) {
    failure = error.map { (now, $0) }
  }
}
