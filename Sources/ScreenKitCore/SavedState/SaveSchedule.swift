/// The schedule of automatic saves: soon after a change, and at most once a second.
///
/// It is a pure state machine that returns waiting times; the caller owns the timer and the file.
struct SaveSchedule {
  /// The time from a change to its save, which collects further changes.
  static let delay = Duration.milliseconds(200)
  /// The minimum time between the starts of two writes.
  static let interval = Duration.seconds(1)

  private enum Phase {
    case idle
    /// A timer runs.
    case waiting
    /// An archive is being written; the state may have changed after the archive was made.
    case writing(hasChanged: Bool)
  }

  private var phase = Phase.idle
  private var lastStart: ClockInstant?

  /// Whether a change would start a timer.
  var isIdle: Bool { if case .idle = phase { true } else { false } }

  /// Records that something may have changed.
  ///
  /// - Returns: The time to wait before ``start(at:)``; `nil` if a timer or a write is active
  /// already.
  mutating func change(at now: ClockInstant) -> Duration? {
    switch phase {
    case .idle: return wait(from: now)
    case .waiting: return nil
    case .writing:
      phase = .writing(hasChanged: true)
      return nil
    }
  }

  /// Records that a write begins.
  mutating func start(at now: ClockInstant) {
    lastStart = now
    phase = .writing(hasChanged: false)
  }

  /// Records that the write has ended, with or without an error.
  ///
  /// - Returns: The time to wait before the next write; `nil` if nothing has changed meanwhile.
  mutating func end(at now: ClockInstant) -> Duration? {
    guard case .writing(let hasChanged) = phase else { return nil }
    phase = .idle
    return hasChanged ? wait(from: now) : nil
  }

  /// Records that there was nothing to write.
  mutating func skip() { phase = .idle }

  private mutating func wait(from now: ClockInstant) -> Duration {
    phase = .waiting
    guard let lastStart else { return SaveSchedule.delay }
    return max(SaveSchedule.delay, lastStart + SaveSchedule.interval - now)
  }
}
