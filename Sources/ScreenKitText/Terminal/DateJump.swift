/// Tells jumps of the system's date from the time that has passed.
package struct DateJump {
  /// A smaller difference is the work of a service that keeps the time.
  package static let least = Duration.seconds(1)

  private var offset: Duration?

  package init() {}

  /// Returns whether the date has jumped since the last call.
  ///
  /// `date` is the time since some fixed date, which goes on while the machine sleeps; `time` is that
  /// since the machine has started, which does not.
  package mutating func isThere(date: Duration, time: Duration) -> Bool {
    let now = date - time
    defer { offset = now }
    guard let offset else { return false }
    // Compared as it is: a quotient is made of wide numbers, which each wait would pay for.
    return now - offset >= Self.least || offset - now >= Self.least
  }
}
