internal import ScreenKitCore

/// A reader of a terminal's input, which decodes bytes and delivers all pending input as one turn.
///
/// It also tracks queries, since the terminal's reports arrive between the keys.
@MainActor
final class InputPump {
  /// The pending input, which is one turn.
  enum Input {
    case events([Event])
    /// A press of the view that a line of the screen presents, counted from 1.
    case press(line: Int)
  }

  /// The query of the terminal's features.
  private enum FeatureQuery {
    /// The app does not query the terminal.
    case none
    /// The query is written when the app next opens the input; then a callback follows.
    case due(then: () -> Void)
    case written(ClockInstant)
  }

  private let terminal: PosixTerminal
  private let clock: LiveClock
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
  private var decoder = InputDecoder()
  private var lineInput = LineInput()
  /// The timer of an incomplete sequence, which may turn out to be a press of Escape.
  private var escapeTimer: ClockTimer?
  /// Whether the app reads the terminal's input, rather than another program.
  private(set) var isOpen = false
  private var questions = PendingQuestions()
  private var featureQuery = FeatureQuery.none
  /// The handler of the input of one turn.
  var onInput: (Input) -> Void = { _ in }
  /// The handler of reports, which returns the event of a report, such as a paste; `nil` for none.
  ///
  /// The delay is the time since the query of the terminal's features; `nil` before that query.
  var onReport: (_ report: TerminalReport, _ delay: Duration?) -> Event? = { _, _ in nil }
  /// The handler of errors of reading or writing.
  var onFailure: (TerminalError) -> Void = { _ in }

  /// Creates a pump that is closed.
  init(_ terminal: PosixTerminal, clock: LiveClock) {
    (self.terminal, self.clock) = (terminal, clock)
    decoder.terminal = terminal.kind
  }

  isolated deinit { buffer.deallocate() }

  /// Starts to read the terminal's input; returns whether some of it was read ahead.
  func open() -> Bool {
    isOpen = true
    if case .due(let then) = featureQuery { queryFeatures(then) }
    return terminal.typed.holdsBytes
  }

  /// Leaves the terminal's input to other programs.
  func close() { isOpen = false }

  /// Drops the input that has begun, after others have used the terminal: its end never arrives.
  ///
  /// Reports are not expected any more either, since the terminal's unread input was dropped.
  /// It must not be called while reports are handled, since the decoder is in use then.
  func dropUnfinished() {
    // Bytes that were read ahead continue the input.
    guard !terminal.typed.holdsBytes else { return }
    questions = PendingQuestions()
    decoder.endUnfinished { _ in }
    escapeTimer = nil
    terminal.typed.record(unfinished: nil)
  }

  /// Stops reading permanently.
  func end() {
    close()
    escapeTimer = nil
  }

  /// Makes the next ``open()`` query the terminal's features and colours, and then call `then`.
  ///
  /// While another program uses the terminal, a query would be lost.
  func queryFeaturesWhenOpened(_ then: @escaping () -> Void) { featureQuery = .due(then: then) }

  private func queryFeatures(_ then: () -> Void) {
    featureQuery = .written(clock.now)
    expectReport()
    do {
      if terminal.isInline { try terminal.write(TerminalProbe.savedCursor) }
      try terminal.write(TerminalProbe.questions)
    } catch { onFailure(error) }
    then()
  }

  /// Records a query that was written to the terminal.
  func expectReport() { questions.ask(at: clock.now) }

  /// Whether a query may still be answered.
  var expectsReport: Bool { !questions.isEmpty(at: clock.now) }

  /// Reads the pending input and delivers it as one turn, so that it causes one frame.
  func read() {
    do {
      let count = try terminal.read(into: buffer)
      let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      // Each line is a turn of its own, so that its effect is printed before the next line.
      if terminal.ownership == .wholeLines {
        let commands =
          terminal.isInputAtEnd
          ? lineInput.finish(Process.complainOfLongLine)
          : lineInput.feed(bytes, Process.complainOfLongLine)
        return commands.forEach(deliver)
      }
      decoder.expectsAnswers = expectsReport
      deliver { decoder, collect in decoder.feed(bytes, collect) }
    } catch {
      onFailure(error)
    }
  }

  /// Delivers input that the watchdog has read while the main queue was blocked.
  func readAhead() { while isOpen, terminal.typed.holdsBytes { read() } }

  private func deliver(_ command: LineInput.Command) {
    switch command {
    case .event(let event): onInput(.events([event]))
    case .press(let line): onInput(.press(line: line))
    }
  }

  /// Delivers the input that `decode` finds, and sets the timer of an incomplete sequence.
  private func deliver(
    _ decode: (inout InputDecoder, (TerminalInput) -> Void) -> Void
  ) {
    var events: [Event] = []
    decode(&decoder) { collect($0, &events) }
    terminal.typed.record(unfinished: decoder.unfinished)
    onInput(.events(events))
    escapeTimer = decoder.timeout.map { timeout in
      clock.schedule(after: timeout) { [unowned self] in
        deliver { decoder, collect in decoder.timeOut(collect) }
      }
    }
  }

  private func collect(_ typed: TerminalInput, _ events: inout [Event]) {
    switch typed {
    case .event(let event): events.append(event)
    case .answer(let report):
      if case .primaryAttributes = report, !questions.answer() { return }
      // Without a query, the app has not requested the report.
      if let event = onReport(report, timeSinceQuery) { events.append(event) }
    }
  }

  /// The time since the query of the terminal's features; `nil` before it.
  private var timeSinceQuery: Duration? {
    if case .written(let time) = featureQuery { clock.now - time } else { nil }
  }
}
