package import ScreenKitCore

/// The questions that the terminal was asked and has not answered yet.
///
/// Each ends with one for the device's attributes (DA1). Every terminal answers that, and answers in
/// order, so its answer says that no other to the same question is to come.
package struct PendingQuestions {
  /// The time after which a terminal that is silent is taken to have no answer.
  package static let timeout = Duration.seconds(5)

  private var count = 0
  private var asked: ClockInstant?

  package init() {}

  /// Notes a question that is written at `now`.
  package mutating func ask(at now: ClockInstant) {
    count = isEmpty(at: now) ? 1 : count + 1
    asked = now
  }

  /// Whether no answer is expected any more at `now`.
  package func isEmpty(at now: ClockInstant) -> Bool {
    guard count > 0, let asked else { return true }
    return now - asked > Self.timeout
  }

  /// Notes that the terminal has told its attributes; returns whether that was the last answer.
  package mutating func answer() -> Bool {
    count = max(0, count - 1)
    return count == 0
  }
}
