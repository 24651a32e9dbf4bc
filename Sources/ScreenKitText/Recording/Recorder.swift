import ScreenKitCore

/// A recorder of an app's input and frames, turn by turn.
@MainActor
final class Recorder: LoopObserver {
  /// The clock that the app must use.
  let clock: TurnClock
  private let write: (String) throws -> Void
  private weak var application: Application?
  private var isWriting = true
  /// The number of nested turns under way.
  private var depth = 0
  /// Whether an entry for the cause of the current turn was recorded.
  private var hasCause = true
  private var input = ""
  private var lines = ""

  /// Creates a recorder of an app that starts now, with a clock that follows `base`.
  ///
  /// - Parameters:
  /// - header: The conditions of the display.
  /// - base: The clock to follow.
  /// - write: Writes complete lines to the recording.
  init(
    _ header: Recording.Header, clock base: any TimerClock,
    write: @escaping (String) throws -> Void
  ) {
    self.write = write
    clock = TurnClock(following: base)
    lines = header.line
    clock.ringing = { [unowned self] ring in
      willTurn()
      record(.timers)
      ring()
      didTurn()
    }
  }

  /// Records `application` on `surface`; must be called before it starts.
  func attach(to application: Application, _ surface: TextSurface) {
    self.application = application
    application.add(self)
    application.window.isRecorded = true
    surface.onFrame = { [weak self] in self?.record(frame: $0) }
  }

  func willTurn() {
    depth += 1
    if depth == 1 { clock.hold() }
  }

  func willTake(_ event: Event) {
    switch event {
    case .resized(let size): record(.resized(CellSize(columns: size.width, rows: size.height)))
    case .application(let request): record(.request(request))
    case .action(let action, let target): record(.action(RecordedAction(action, on: target)))
    case .key, .text, .paste, .pointer, .focusChanged:
      input += EventSequence.text(of: event) ?? ""
      hasCause = true
    }
  }

  private func record(frame: UnsafeRawBufferPointer) {
    guard isWriting else { return }
    if !hasCause { record(.other) }
    record(.output(String(decoding: frame, as: UTF8.self)))
  }

  func didTurn() {
    depth -= 1
    guard depth == 0 else { return }
    noteInput()
    clock.release()
    hasCause = false
    flush()
  }

  private func record(_ kind: Recording.Kind) {
    noteInput()
    hasCause = true
    if isWriting { lines += Recording.Entry(clock.now, kind).line }
  }

  private func noteInput() {
    guard !input.isEmpty else { return }
    if isWriting { lines += Recording.Entry(clock.now, .input(input)).line }
    input = ""
  }

  /// Writes the collected lines; after an error the app continues unrecorded and shows the error.
  private func flush() {
    guard isWriting, !lines.isEmpty else { return }
    do {
      try write(lines)
      lines = ""
    } catch {
      (isWriting, lines) = (false, "")
      application?.run { [weak application] in application?.report(error) }
    }
  }
}
