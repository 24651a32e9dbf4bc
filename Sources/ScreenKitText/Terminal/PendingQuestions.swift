import ScreenKitCore

/// The queries that the terminal has not answered yet.
///
/// Each query ends with a request for the device attributes (DA1). Every terminal reports these,
/// and reports in order. So this report is the last one for the query.
struct PendingQuestions {
  /// The time after which no report is expected from a silent terminal.
  static let timeout = Duration.seconds(5)

  private var count = 0
  private var asked: ClockInstant?

  init() {}

  /// Records a query that is written at `now`.
  mutating func ask(at now: ClockInstant) {
    count = isEmpty(at: now) ? 1 : count + 1
    asked = now
  }

  /// Returns whether no report is expected any more at `now`.
  func isEmpty(at now: ClockInstant) -> Bool {
    guard count > 0, let asked else { return true }
    return now - asked > Self.timeout
  }

  /// Records a report of the device attributes; returns whether it was the last report expected.
  mutating func answer() -> Bool {
    count = max(0, count - 1)
    return count == 0
  }
}
