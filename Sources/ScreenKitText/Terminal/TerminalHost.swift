internal import Dispatch
import ScreenKitCore
internal import ScreenKitLaunch

/// The host of an application in a terminal, which delivers input and signals and restores the
/// terminal.
@MainActor
final class TerminalHost {
  let terminal: PosixTerminal
  let clock: LiveClock
  let surface: TextSurface
  let application: Application
  let input: InputPump
  private var area: TerminalArea
  let recorder: Recorder?
  private let events: EventWait
  private let dateWatch = DateWatch()
  private(set) var signals: TerminalSignals?
  /// The child process that uses the terminal instead of the app.
  var guest: ChildProcess?
  private var ending = Ending()

  /// The end of the app, and the signal by which the process ends.
  private struct Ending {
    /// The outcome of the app; `nil` while it runs.
    var outcome: ApplicationOutcome?
    /// The first signal that requested the app's end; `nil` if it ends by itself.
    private(set) var signal: Int32?

    mutating func record(_ signal: Int32) { self.signal = self.signal ?? signal }
  }

  /// Creates a host for the application that `make` creates.
  ///
  /// - Parameters:
  ///   - terminal: The terminal that shows the app.
  ///   - options: The options of the display.
  ///   - clock: The clock of the terminal's timers; a recorder's own clock follows it.
  ///   - recorder: The recorder of the app; `nil` if it is not recorded.
  ///   - make: Creates the application.
  /// - Throws: The errors of `make`, and ``TerminalError/exhausted(_:)`` if there is no pipe for
  ///   events.
  init(
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
    area = TerminalArea(of: terminal, options.placement)
    terminal.isInline = area.isInline
    input = InputPump(terminal, clock: clock)
    surface = TextSurface(size: area.extent, options: options)
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
      // The text is held while screens are shown, if standard error is this terminal: see
      // `HeldOutput`.
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

  /// Takes the terminal over and runs the app to its end.
  ///
  /// - Parameter asksTerminal: Whether to query the terminal's features before the first frame, or
  ///   after an external program that the first turn has started.
  /// - Returns: The outcome, and the signal by which the process has to end; `nil` if no signal
  ///   requested it.
  /// - Throws: A ``TerminalError`` if the terminal cannot be taken over; it is unchanged then.
  func run(
    asksTerminal: Bool = false
  ) async throws -> (outcome: ApplicationOutcome, signal: Int32?) {
    try takeTerminal()
    connectInput()
    surface.output.write = { [unowned self] bytes in
      attempt { () throws(TerminalError) in try terminal.write(bytes) }
      terminal.record(linesToEnd: surface.linesToEnd)
    }
    surface.output.reportsMouse = terminal.kind.reportsMouse
    surface.output.rewraps = terminal.kind.rewraps
    surface.output.erasesPrompts = terminal.kind.erasesPrompts
    surface.output.isBusy = { [unowned self] in terminal.isBusy }
    terminal.onFree(
      { [unowned self] in application.run {} }, onWait: { [unowned self] in events.thread.wake() },
      onFailure: { [unowned self] in lose($0) })
    application.inbox.onWake { [weak application] in
      DispatchQueue.main.async { @Sendable [weak application] in
        MainActor.assumeIsolated {
          CrashStack.addToCurrentThread()
          application?.runPosts()
        }
      }
    }
    application.ports.prepareThread = { CrashStack.addToCurrentThread() }
    application.ports.onEnd = { [unowned self] in end($0) }
    surface.clipboard.onQuestion = { [unowned self] in input.expectReport() }
    surface.clipboard.expectsAnswer = { [unowned self] in input.expectsReport }
    if asksTerminal { holdFirstFrame() }
    if terminal.ownership == .wholeLines {
      Process.complain(application.strings.spoken.answers.introduction)
    }
    application.start()
    attempt { () throws(TerminalError) in try terminal.showScreen() }
    noticeSize()
    // The size may have changed after it was read and before its signal was handled.
    if area.isOutdated { resize() }
    listen()
    clock.onHurry = { [unowned self] in events.thread.wake() }
    while true {
      if let outcome = ending.outcome { return (outcome, ending.signal) }
      events.thread.expect(request)
      step(await events.next())
    }
  }

  private func connectInput() {
    input.onInput = { [unowned self] input in
      switch input {
      case .events(let events): application.dispatch(events)
      case .press(let line): press(line: line)
      }
    }
    input.onReport = { [unowned self] in receive($0, after: $1) }
    input.onFailure = { [unowned self] in lose($0) }
  }

  private func takeTerminal() throws(TerminalError) {
    // A job that was started in the background stops here; any signal can end it.
    try terminal.waitForForeground()
    // The handlers come first: otherwise a signal could arrive after the change of the terminal.
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
      reading: input.isOpen ? terminal.input : -1, writing: terminal.blockedOutput,
      watching: dateWatch.descriptor, timeout: clock.timeout)
  }

  /// Handles the events that ended a wait.
  private func step(_ ready: EventThread.Ready) {
    if ready.canWrite { terminal.goOn() }
    if ready.hasDateJumped { dateWatch.rearm() }
    // The date comes before input, so that a key pressed after a sleep has a time after it.
    if dateWatch.hasJumped() { application.dispatch(.application(.timeChanged)) }
    if ready.canRead, input.isOpen { input.read() }
    if ending.outcome == nil { clock.fire() }
  }

  /// Whether the app runs and uses the terminal itself, rather than a child process.
  private var isAtHome: Bool { application.state != .notRunning && guest == nil }

  private func end(_ outcome: ApplicationOutcome) {
    input.end()
    releaseFirstFrame()
    surface.finish()
    recorder?.finish(frame: TerminalModes.endOfRecording(rows: area.extent.rows))
    terminal.leave()
    // After its app has ended, nothing resumes a stopped program or waits for it.
    guest?.send(ending.signal ?? TerminalSignals.hangUp)
    signals?.cancel()
    ending.outcome = outcome
    events.thread.wake()
  }

  func attempt(_ body: () throws(TerminalError) -> Void) {
    do {
      try body()
    } catch {
      lose(error)
    }
  }

  /// Ends the app after an error: as SIGHUP does if the terminal is gone, otherwise after the turn.
  func lose(_ error: TerminalError) {
    guard error == .hungUp else { return afterTurn { $0.application.fail(with: error) } }
    ending.record(TerminalSignals.hangUp)
    application.dispatch(.application(.terminate))
  }
}

extension TerminalHost {
  /// Opens the input, unless the app has ended or a child process uses the terminal.
  func listen() {
    guard isAtHome else { return }
    let isReadAhead = input.open()
    events.thread.wake()
    if isReadAhead { afterTurn { $0.input.readAhead() } }
  }

  /// Handles a report of the terminal; returns the resulting event, or `nil` for none.
  private func receive(_ report: TerminalReport, after delay: Duration?) -> Event? {
    let pasted = surface.clipboard.paste(after: report)
    // It is the last report: the turn of this input writes the frame.
    if case .primaryAttributes = report { releaseFirstFrame() }
    if let delay {
      apply(report, after: delay)
      let modes = TerminalProbe.keyModes(after: report)
      if !modes.isEmpty { attempt { () throws(TerminalError) in try terminal.use(modes) } }
    }
    return pasted.map(Event.paste)
  }

  private func receive(_ notice: TerminalSignals.Notice) {
    switch notice {
    case .resized: resize()
    case .suspend: suspend()
    case .resumed:
      surface.forgetPlace()
      reenter()
    case .end(let signal):
      ending.record(signal)
      guest?.send(signal)
      application.dispatch(.application(.terminate))
    case .input: input.readAhead()
    }
  }

  private func resize() {
    // After a resize, terminals do not report how they have moved or wrapped inline rows.
    if area.isInline, area.isOutdated { surface.redraw() }
    area.update()
    application.dispatch(.resized(area.size))
    noticeSize()
  }

  private func noticeSize() {
    surface.use(cellPixels: terminal.cellPixels)
    guard let window = terminal.oversizedWindow, application.state != .notRunning else { return }
    application.run { [application] in application.notify("\(window)", window) }
  }

  private func suspend() {
    guard isAtHome else { return }
    application.dispatch(.application(.enterBackground))
    surface.finish()
    terminal.leave()
    signals?.stop()
    input.dropUnfinished()
    reenter()
    application.dispatch(.application(.enterForeground))
  }

  /// Takes over the terminal again, redraws it and updates the size, after others have used it.
  func reenter() {
    guard isAtHome else { return }
    do {
      try terminal.enter()
      surface.redraw()
      application.dispatch(.resized(area.size))
      try terminal.showScreen()
    } catch {
      lose(error)
    }
  }
}
