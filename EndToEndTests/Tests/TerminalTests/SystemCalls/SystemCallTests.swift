#if os(Linux)
  internal import Glibc
  internal import Testing

  /// A test that disturbs an app at its system calls, one in each run, and then checks the
  /// terminal.
  ///
  /// `SCREENKIT_EVERY_SYSTEM_CALL=1` tests all calls with more signals and errors. Otherwise the
  /// test takes the calls around the first change of the terminal, and a sample of the others.
  @Suite(.serialized, .enabled(if: isTraceable, "processes cannot be traced here"))
  struct `The terminal is restored after each system call` {
    private static let triesAll = Programs.environment("SCREENKIT_EVERY_SYSTEM_CALL") == "1"

    private static var signals: [TracedApp.Action] {
      let most: [Int32] = [SIGTERM, SIGHUP, SIGINT, SIGUSR1]
      let more = [SIGXCPU, SIGALRM, SIGQUIT, __libc_current_sigrtmin()]
      return (triesAll ? most + more : most).map { .signal($0) }
    }

    private static var errors: [TracedApp.Action] {
      (triesAll ? [EIO, EAGAIN, EINTR, ENOMEM, EBADF, EMFILE] : [EIO, EAGAIN]).map { .error($0) }
    }

    @Test(arguments: TracedMoment.allCases)
    func `with a signal`(moment: TracedMoment) throws {
      try disturb(moment, Self.signals, sparsely: 4)
    }

    @Test(arguments: TracedMoment.allCases)
    func `that fails`(moment: TracedMoment) throws {
      try disturb(moment, Self.errors, sparsely: 3)
    }

    @Test(arguments: [EAGAIN, ENOSPC])
    func `that writes to a terminal without end of failures`(error: Int32) throws {
      let app = try TracedApp(.errors(error), at: 1)
      let ending = try eventually("an end", within: .seconds(40)) {
        while app.terminal.receive() != nil {}
        return app.ending
      }
      while app.terminal.receive() != nil {}
      #expect(ending == .exit(2))
      #expect(app.terminal.lineModes == app.modesBefore)
      #expect(
        app.terminal.transcript
          == "ExternalProgramApp: the terminal does not work (system error \(error))\r\n")
    }

    /// Runs the app once for each action and each call, or with one of several actions.
    private func disturb(
      _ moment: TracedMoment, _ actions: [TracedApp.Action], sparsely distance: Int
    ) throws {
      let calls = try calls(of: moment)
      let step = Self.triesAll || moment == .start ? 1 : distance
      var runs = 0
      for (place, number) in stride(from: calls.lowerBound, to: calls.upperBound, by: step)
        .enumerated()
      {
        // In the short form each call gets only one action, in turn.
        let chosen = Self.triesAll ? actions : [actions[place % actions.count]]
        for action in chosen { try disturb(moment, action, at: number) }
        runs += chosen.count
      }
      print("\(runs) runs at \(calls.count) calls of \(moment)")
    }

    /// Returns the numbers of the calls to disturb, measured in an undisturbed run.
    private func calls(of moment: TracedMoment) throws -> Range<Int> {
      let app = try TracedApp()
      try moment.play(app)
      guard app.ending == nil else { return 1..<60 }
      let count = moment == .stop ? app.number("stopped") ?? 0 : try app.mark()
      if moment == .stop { try app.bringBack() }
      app.terminal.type("q")
      #expect(try app.waitForEnd() == .exit(0))
      let first = Self.triesAll ? 1 : (app.number("terminal") ?? 1)
      return (moment == .start ? first : 1)..<(count + 5)
    }

    private func disturb(
      _ moment: TracedMoment, _ action: TracedApp.Action, at number: Int
    ) throws {
      let app = try TracedApp(action, at: number, after: moment.mark)
      try moment.play(app)
      if app.number("stopped") != nil, app.ending == nil, moment == .stop {
        expectRest(app, "stopped, \(action) at call \(number) of \(moment)")
        let start = app.terminal.received.count
        try app.bringBack()
        try app.wait(for: "nothing so far", after: start)
      }
      // An injected signal ends the app, unless the call is still to come.
      let isInTime = app.isInjected
      if app.ending == nil, !isInTime || !action.isSignal || moment.leavesToOthers(action) {
        app.terminal.type("q")
      }
      let ending = try app.waitForEnd()
      let call = "\(action) at call \(number) of \(moment): \(app.report)"
      expectRest(app, call)
      // Before that the app has not begun, and the program loader prints its own messages.
      guard !app.isInjected || app.number("terminal") != nil else { return }
      let allowed =
        app.isInjected
        && moment.allows(ending, after: action, isOfDispatch: app.number("dispatch") != nil)
        || !isInTime && ending == .exit(0)
      #expect(allowed, "\(ending), \(call) \(app.terminal.transcript.debugDescription)")
      if !action.isSignal { expectShortMessage(app, ending, call) }
    }

    private func expectRest(_ app: TracedApp, _ comment: String) {
      while app.terminal.receive() != nil {}
      let transcript = app.terminal.transcript.debugDescription
      #expect(app.terminal.lineModes == app.modesBefore, "\(comment) \(transcript)")
      #expect(
        TerminalState(after: app.terminal.received).modes == TerminalState.atRest,
        "\(comment) \(transcript)")
    }

    /// Expects one short sentence on the shell's screen if the app ended by an error.
    private func expectShortMessage(
      _ app: TracedApp, _ ending: AppProcess.Ending, _ comment: String
    ) {
      guard [.exit(1), .exit(2)].contains(ending) else { return }
      var text = app.terminal.textOnMainScreen ?? app.terminal.transcript
      // The key was typed without a reading program, and echoed by the terminal.
      if text.hasPrefix("q") { text.removeFirst() }
      if text.hasSuffix("q") { text.removeLast() }
      #expect(
        text.hasPrefix("ExternalProgramApp: ") && text.utf8.count < 200 && text.hasSuffix("\r\n")
          && text.count { $0 == "\r\n" } == 1,
        "\(comment) \(text.debugDescription)")
    }
  }

  /// Whether the system permits tracing between processes, which a container may forbid.
  private let isTraceable: Bool = {
    guard let app = try? TracedApp() else { return true }
    try? app.wait("an answer") { app.number("refused") != nil || app.number("terminal") != nil }
    return app.number("refused") == nil
  }()
#endif
