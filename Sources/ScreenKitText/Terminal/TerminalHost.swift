internal import Dispatch
package import ScreenKitCore

/// Runs an application at a terminal: brings it what is typed and what the system says, and gives
/// the terminal back at the end.
@MainActor
package final class TerminalHost {
  let terminal: PosixTerminal
  let clock: LiveClock
  let surface: TextSurface
  let application: Application
  private let placement: TextPlacement
  /// The size of the terminal as it was last told.
  private var cells: CellSize
  private let recorder: Recorder?
  var decoder = InputDecoder()
  var lineInput = LineInput()
  var escapeTimer: ClockTimer?
  /// Whether what is typed is the app's.
  var isListening = false
  private let events: EventWait
  private let dateWatch = DateWatch()
  private(set) var signals: TerminalSignals?
  /// The program that has the terminal in the app's place.
  var guest: ChildProcess?
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
  /// The signal that asked for the end, by which the process is to die.
  private var deadlySignal: Int32?
  /// Whether the terminal is asked about itself, once it shows the first screen.
  package var asksTerminal = false
  /// When it was.
  var asked: ClockInstant?
  var questions = PendingQuestions()
  /// How the app ended.
  private var ending: (outcome: ApplicationOutcome, signal: Int32?)?

  /// Makes a host of the application that `make` puts together.
  ///
  /// - Parameters:
  ///   - terminal: Where the app is shown.
  ///   - options: How.
  ///   - clock: The time that the terminal is waited by; a recorder's own clock follows it.
  ///   - recorder: Records the app.
  ///   - make: Makes the application.
  /// - Throws: What `make` does, and ``TerminalError/exhausted(_:)`` where nothing can wait for events.
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
      application.onWarning = { Process.complain("warning: \($0)") }
    #endif
    application.leaveForeground = { [weak self] in self?.afterTurn { $0.suspend() } }
    application.runProgram = { [weak self] in self?.run($0, then: $1) }
  }

  /// The process stops within some actions, so the turn under way is finished first.
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
  /// - Returns: How it ended, and the signal that the process has to die of, if one asked for it.
  /// - Throws: A ``TerminalError`` if the terminal cannot be taken; it is as it was then.
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
    application.prepareThread = { CrashStack.addToCurrentThread() }
    application.onEnd = { [unowned self] in end($0) }
    surface.clipboard.onQuestion = { [unowned self] in questions.ask(at: clock.now) }
    application.start()
    attempt { () throws(TerminalError) in try terminal.showScreen() }
    ask()
    noticeSize()
    // It may have changed after it was read and before its signal was heard.
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
    // A job that was started in the background stops here, and any signal ends it there.
    try terminal.waitForForeground()
    // Signals first: none may find the terminal changed and nobody listening.
    signals = try TerminalSignals(input: terminal.typed) { [unowned self] in receive($0) }
    do {
      try terminal.enter()
    } catch {
      terminal.leave()
      signals?.cancel()
      throw error
    }
  }

  /// What there is to wait for.
  private var request: EventThread.PollRequest {
    EventThread.PollRequest(
      reading: isListening ? terminal.input : -1, writing: terminal.blockedOutput,
      watching: dateWatch.descriptor, timeout: clock.timeout)
  }

  /// Deals with what was waited for.
  private func step(_ ready: EventThread.Ready) {
    if ready.canWrite { terminal.goOn() }
    if ready.hasDateJumped { dateWatch.rearm() }
    // Before a key that was pressed after a sleep is taken for one of yesterday.
    if dateWatch.hasJumped() { application.dispatch(.application(.timeChanged)) }
    if ready.canRead, isListening { read() }
    if ending == nil { clock.fire() }
  }

  /// Whether the terminal is the app's own and not another program's.
  private var isAtHome: Bool { application.state != .notRunning && guest == nil }

  private func end(_ outcome: ApplicationOutcome) {
    isListening = false
    escapeTimer = nil
    surface.finish()
    terminal.leave()
    // Nobody brings back or waits for a program whose app has ended.
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

  /// Ends the app, as by SIGHUP if the terminal is gone; a failed frame is noticed after its turn.
  func lose(_ error: TerminalError) {
    guard error == .hungUp else { return afterTurn { $0.application.fail(with: error) } }
    deadlySignal = deadlySignal ?? TerminalSignals.hangUp
    application.dispatch(.application(.terminate))
  }
}

extension TerminalHost {
  /// What the app has of the terminal at present.
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

  /// Leaves what is typed to others.
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
    // Terminals that lose rows or break lines anew do not tell what became of those inline.
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

  /// Takes the terminal as it is now: others have written to it, and its size may be another.
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
