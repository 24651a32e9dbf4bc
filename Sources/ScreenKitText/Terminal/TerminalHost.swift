internal import Dispatch
package import ScreenKitCore

/// The host of an application in a terminal: delivers input and signals, restores the terminal.
@MainActor
package final class TerminalHost {
  let terminal: PosixTerminal
  let clock: LiveClock
  let surface: TextSurface
  let application: Application
  private let placement: TextPlacement
  /// The last known size of the terminal.
  private var cells: CellSize
  private let recorder: Recorder?
  var decoder = InputDecoder()
  var lineInput = LineInput()
  var escapeTimer: ClockTimer?
  /// Whether the app reads the terminal's input.
  var isListening = false
  private let events: EventWait
  private let dateWatch = DateWatch()
  private(set) var signals: TerminalSignals?
  /// The child process that uses the terminal in the app's place.
  var guest: ChildProcess?
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
  /// The signal that asked the app to end; the process ends by it.
  private var deadlySignal: Int32?
  /// Whether to query the terminal's features after the first frame.
  package var asksTerminal = false
  /// The time of that query.
  var asked: ClockInstant?
  var questions = PendingQuestions()
  /// The outcome of the app and the signal to end by; `nil` while it runs.
  private var ending: (outcome: ApplicationOutcome, signal: Int32?)?

  /// Creates a host for the application that `make` creates.
  ///
  /// - Parameters:
  /// - terminal: The terminal that shows the app.
  /// - options: The options of the display.
  /// - clock: The clock of the terminal's timers; a recorder's own clock follows it.
  /// - recorder: The recorder of the app, if it is recorded.
  /// - make: Creates the application.
  /// - Throws: The errors of `make`, and ``TerminalError/exhausted(_:)`` if there is no pipe for
  ///   events.
  package init(
    on terminal: PosixTerminal, options: TextOptions, clock: LiveClock,
    recorder: Recorder? = nil,
    _ make: (TextSurface, any TimerClock) throws -> Application
  ) throws {
    events = try EventWait()
    self.terminal = terminal
    self.recorder = recorder
    self.clock = clock
    terminal.isNamed = options.title != nil
    terminal.ordersText = options.bidiOrder == .logical
    (placement, cells) = (options.placement, terminal.cells)
    terminal.isInline = placement.isInline
    surface = TextSurface(size: placement.extent(in: cells), options: options)
    application = try make(surface, recorder?.clock ?? clock)
    recorder?.attach(to: application, surface)
    TerminalCommands.add(
      to: application,
      suspend: { [weak self] in
        self?.afterTurn { $0.suspend() }
      },
      redraw: { [weak self] in
        self?.afterTurn { $0.reenter() }
      })
    #if DEBUG
      // Held while screens are shown, if standard error is this terminal: see `HeldErrorOutput`.
      application.ports.onWarning = { Process.complain("warning: \($0)") }
    #endif
    application.ports.leaveForeground = { [weak self] in self?.afterTurn { $0.suspend() } }
    application.ports.runProgram = { [weak self] in self?.run($0, then: $1) }
  }

  /// Runs `action` after the current turn, since some actions stop the process.
  private func afterTurn(_ action: @escaping @MainActor (TerminalHost) -> Void) {
    DispatchQueue.main.async { @Sendable [weak self] in
      MainActor.assumeIsolated {
        CrashStack.addToCurrentThread()
        if let self { action(self) }
      }
    }
  }

  isolated deinit { buffer.deallocate() }

  /// Takes the terminal over and runs the app to its end.
  ///
  /// - Returns: The outcome, and the signal by which the process has to end, if one asked for it.
  /// - Throws: A ``TerminalError`` if the terminal cannot be taken over; it is unchanged then.
  package func run() async throws -> (outcome: ApplicationOutcome, signal: Int32?) {
    try takeTerminal()
    surface.output = { [unowned self] bytes in
      attempt { () throws(TerminalError) in try terminal.write(bytes) }
      terminal.note(linesToEnd: surface.linesToEnd)
    }
    surface.isOutputBusy = { [unowned self] in terminal.isBusy }
    terminal.onFree(
      { [unowned self] in application.run {} }, onWait: { [unowned self] in events.thread.wake() },
      onFailure: { [unowned self] in lose($0) })
    application.inbox.onWake { [weak application] in
      DispatchQueue.main.async { @Sendable [weak application] in
        MainActor.assumeIsolated {
          CrashStack.addToCurrentThread()
          application?.takePosts()
        }
      }
    }
    application.ports.prepareThread = { CrashStack.addToCurrentThread() }
    application.ports.onEnd = { [unowned self] in end($0) }
    surface.clipboard.onQuestion = { [unowned self] in questions.ask(at: clock.now) }
    application.start()
    attempt { () throws(TerminalError) in try terminal.showScreen() }
    ask()
    noticeSize()
    // The size may have changed after it was read and before its signal was handled.
    if terminal.cells != cells { resize() }
    listen()
    clock.onHurry = { [unowned self] in events.thread.wake() }
    while true {
      if let ending { return ending }
      events.thread.expect(request)
      step(await events.next())
    }
  }

  private func takeTerminal() throws(TerminalError) {
    // A job that was started in the background stops here; any signal can end it.
    try terminal.waitForForeground()
    // Signals first: otherwise one could arrive with the terminal changed and no handler installed.
    signals = try TerminalSignals(input: terminal.typed) { [unowned self] in receive($0) }
    do {
      try terminal.enter()
    } catch {
      terminal.leave()
      signals?.cancel()
      throw error
    }
  }

  /// The descriptors and the timeout of the next wait.
  private var request: EventThread.PollRequest {
    EventThread.PollRequest(
      reading: isListening ? terminal.input : -1, writing: terminal.blockedOutput,
      watching: dateWatch.descriptor, timeout: clock.timeout)
  }

  /// Handles the events that ended a wait.
  private func step(_ ready: EventThread.Ready) {
    if ready.canWrite { terminal.goOn() }
    if ready.hasDateJumped { dateWatch.rearm() }
    // Before input, so that a key pressed after a sleep is not dated before it.
    if dateWatch.hasJumped() { application.dispatch(.application(.timeChanged)) }
    if ready.canRead, isListening { read() }
    if ending == nil { clock.fire() }
  }

  /// Whether the app runs and uses the terminal itself, rather than a child process.
  private var isAtHome: Bool { application.state != .notRunning && guest == nil }

  private func end(_ outcome: ApplicationOutcome) {
    isListening = false
    escapeTimer = nil
    surface.finish()
    terminal.leave()
    // After its app has ended, nothing resumes a stopped program or waits for it.
    guest?.send(deadlySignal ?? TerminalSignals.hangUp)
    signals?.cancel()
    ending = (outcome, deadlySignal)
    events.thread.wake()
  }

  func attempt(_ body: () throws(TerminalError) -> Void) {
    do {
      try body()
    } catch {
      lose(error)
    }
  }

  /// Ends the app after an error: as by SIGHUP if the terminal is gone, otherwise after the turn.
  func lose(_ error: TerminalError) {
    guard error == .hungUp else { return afterTurn { $0.application.fail(with: error) } }
    deadlySignal = deadlySignal ?? TerminalSignals.hangUp
    application.dispatch(.application(.terminate))
  }
}

extension TerminalHost {
  /// The app's part of the terminal, in cells.
  private var size: SurfaceSize {
    let size = placement.extent(in: terminal.cells)
    return SurfaceSize(width: size.columns, height: size.rows)
  }

  func listen() {
    guard application.state != .notRunning else { return }
    isListening = true
    events.thread.wake()
    if terminal.typed.holdsBytes { afterTurn { $0.readAhead() } }
  }

  /// Leaves the terminal's input to other programs.
  func stopListening() { isListening = false }

  private func receive(_ notice: TerminalSignals.Notice) {
    switch notice {
    case .resized: resize()
    case .suspend: suspend()
    case .resumed:
      surface.forgetPlace()
      reenter()
    case .end(let signal):
      deadlySignal = deadlySignal ?? signal
      guest?.send(signal)
      application.dispatch(.application(.terminate))
    case .input: readAhead()
    }
  }

  private func resize() {
    // When they resize, terminals do not report how they have moved or wrapped inline rows.
    if placement.isInline, terminal.cells != cells { surface.redraw() }
    cells = terminal.cells
    application.dispatch(.resized(size))
    noticeSize()
  }

  private func noticeSize() {
    guard let window = terminal.oversizedWindow, application.state != .notRunning else { return }
    application.run { [application] in application.notify("\(window)", window) }
  }

  private func suspend() {
    guard isAtHome else { return }
    application.dispatch(.application(.enterBackground))
    surface.finish()
    terminal.leave()
    signals?.stop()
    reenter()
    application.dispatch(.application(.enterForeground))
  }

  /// Takes over the terminal again, redraws it and updates the size, after others have used it.
  func reenter() {
    guard isAtHome else { return }
    do {
      try terminal.enter()
      surface.redraw()
      application.dispatch(.resized(size))
      try terminal.showScreen()
    } catch {
      lose(error)
    }
  }
}
