/// A detector of jumps of the system's date, by comparison with the monotonic clock.
struct DateJump {
  /// The smallest difference that counts as a jump; a time service causes smaller ones.
  static let least = Duration.seconds(1)

  private var offset: Duration?

  init() {}

  /// Returns whether the date has jumped since the last call; `false` on the first call.
  ///
  /// `date` is the time since a fixed date and advances while the machine sleeps. `time` is the
  /// time since the machine started, without sleep.
  mutating func isThere(date: Duration, time: Duration) -> Bool {
    let now = date - time
    defer { offset = now }
    guard let offset else { return false }
    // Compares without a quotient, since wide division would slow down each wait.
    return now - offset >= Self.least || offset - now >= Self.least
  }
}
