public import ScreenKitCore

/// A replay of a recording's events in an app, on any backend.
///
/// ```swift
/// let player = try RecordingPlayer { Application(app, root: try app.makeRoot(), surface: surface, clock: $0) }
/// for (number, line) in lines.enumerated().dropFirst() {
///   guard let entry = try RecordingEntry(line, number: number + 1) else { continue }
///   try await player.play(entry, line: number + 1)
/// }
/// player.finish()
/// ```
/// Events at the same time form one turn, as they did in the recorded run. The player does not
/// compare frames. A backend that compares them calls ``finish()`` first, so that all events are
/// performed.
@MainActor
public final class RecordingPlayer {
  /// The app.
  public let application: Application
  /// The time of the last entry.
  public private(set) var time = ClockInstant()
  private let clock: TurnClock
  /// The events at this time that are not performed yet.
  private var events: [Event] = []

  /// Creates an app by `make`, which must use the given clock, and starts it.
  ///
  /// The app must not have saved state: a recording starts without it.
  public init(_ make: (any TimerClock) throws -> Application) rethrows {
    let clock = TurnClock()
    self.clock = clock
    application = try make(clock)
    application.window.isRecorded = true
    application.inbox.onWake { [weak application] in
      Task { @MainActor [weak application] in application?.runPosts() }
    }
    application.start()
  }

  /// Plays `entry`, from line `line`, and awaits the tasks that it concerns.
  ///
  /// - Throws: ``RecordingError`` if the time goes backwards.
  public func play(_ entry: RecordingEntry, line: Int) async throws(RecordingError) {
    try playWithoutWaiting(entry, line: line)
    if entry.kind == .other { await application.waitUntilIdle() }
  }

  /// Plays `entry` without awaiting tasks.
  package func playWithoutWaiting(_ entry: RecordingEntry, line: Int) throws(RecordingError) {
    if entry.time != time { finish() }
    guard entry.time >= time else {
      throw RecordingError(line: line, reason: "the time goes backwards")
    }
    time = entry.time
    switch entry.kind {
    case .event(let event): events.append(event)
    case .frame: finish()
    case .timers:
      finish()
      clock.move(to: time)
      clock.ring()
    case .other:
      finish()
      clock.move(to: time)
    }
  }

  /// Performs the events that were played last, as one turn.
  public func finish() {
    guard !events.isEmpty else { return }
    clock.move(to: time)
    application.dispatch(events)
    events = []
  }
}
