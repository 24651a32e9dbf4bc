public import ScreenKitCore

/// A recorder of an app's events and frames, turn by turn, for any backend.
///
/// ```swift
/// let recorder = Recorder(header, clock: clock) { try file.append($0) }
/// let application = Application(app, root: root, surface: surface, clock: recorder.clock)
/// recorder.attach(to: application)
/// surface.onFrame = { recorder.record(frame: $0) }
/// application.start()
/// ```
/// A recorded app starts without saved state, as its replay does.
@MainActor
public final class Recorder: LoopObserver {
  /// The clock that the app must use; its time does not change within a turn.
  public var clock: any TimerClock { turns }

  private let turns: TurnClock
  private let write: (String) throws -> Void
  private weak var application: Application?
  private var isWriting = true
  /// The number of nested turns under way.
  private var depth = 0
  /// Whether an entry for the cause of the current turn was recorded.
  private var hasCause = true
  private var lines = ""
  /// The header until it is written; a host that waits for its display's conditions changes it.
  package var header: RecordingHeader?
  /// Whether nothing is written yet, since the conditions in ``header`` are not known.
  package var isHeld = false

  /// Creates a recorder of an app that starts now; the recorder's clock follows `base`.
  ///
  /// - Parameters:
  ///   - header: The backend and the conditions of its display.
  ///   - base: The clock to follow.
  ///   - write: Writes complete lines to the recording, at the end of each turn. If it throws, the
  ///     app shows the error and continues unrecorded.
  public init(
    _ header: RecordingHeader, clock base: any TimerClock,
    write: @escaping (String) throws -> Void
  ) {
    self.write = write
    self.header = header
    turns = TurnClock(following: base)
    turns.ringing = { [unowned self] ring in
      willTurn()
      record(.timers)
      ring()
      didTurn()
    }
  }

  /// Records `application`; must be called before it starts.
  public func attach(to application: Application) {
    self.application = application
    application.add(self)
    application.window.isRecorded = true
  }

  /// Records a frame; called by the surface after it has shown the frame.
  public func record(frame: @autoclosure () -> String) {
    guard isWriting else { return }
    if !hasCause { record(.other) }
    record(.frame(frame()))
  }

  /// Ends the recording with `frame`, which prepares the terminal of a player for other text.
  package func finish(frame: String) {
    isHeld = false
    record(.frame(frame))
    flush()
  }

  /// Stops the clock; called by the loop.
  public func willTurn() {
    depth += 1
    if depth == 1 { turns.hold() }
  }

  /// Records an event; called by the loop.
  public func willHandle(_ event: Event) { record(.event(event)) }

  /// Writes the lines of the turn; called by the loop.
  public func didTurn() {
    depth -= 1
    guard depth == 0 else { return }
    turns.release()
    hasCause = false
    flush()
  }

  private func record(_ kind: RecordingEntry.Kind) {
    hasCause = true
    if isWriting { lines += RecordingEntry(turns.now, kind).line }
  }

  /// Writes the collected lines; after an error the app continues unrecorded and shows the error.
  private func flush() {
    guard isWriting, !isHeld, header != nil || !lines.isEmpty else { return }
    do {
      try write((header?.line ?? "") + lines)
      (header, lines) = (nil, "")
    } catch {
      (isWriting, lines) = (false, "")
      application?.run { [weak application] in application?.report(error) }
    }
  }
}
