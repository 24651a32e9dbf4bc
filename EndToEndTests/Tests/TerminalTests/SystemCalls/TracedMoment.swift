#if os(Linux)
  internal import Glibc
  internal import Testing

  /// A part of an app's run whose system calls are disturbed, one in each run.
  enum TracedMoment: String, CaseIterable, CustomTestStringConvertible {
    /// The part from the beginning of the program to the first frame.
    case start
    /// The part in which another program has the terminal and returns it.
    case runExternally
    /// The part from Ctrl-Z until the app has stopped.
    case stop
    /// The part from the shell's `fg` until the app shows its screen again.
    case resume
    /// The part after the key that quits.
    case end

    var testDescription: String { rawValue }

    /// The number of marks before this part.
    var mark: Int {
      switch self {
      case .start: 0
      case .resume: 2
      case .runExternally, .stop, .end: 1
      }
    }

    /// Drives the app through this part, unless it ends before.
    func play(_ app: TracedApp) throws {
      try app.wait(for: "nothing so far")
      if self == .start { return }
      // The frame is written before the thread waits again.
      try app.mark()
      let start = app.terminal.received.count
      switch self {
      case .start: break
      case .runExternally:
        app.terminal.type("s")
        try app.wait(for: "visits 2", after: start)
      case .stop: try stop(app)
      case .resume:
        try stop(app)
        let start = app.terminal.received.count
        try app.bringBack()
        try app.wait(for: "nothing so far", after: start)
      case .end:
        app.terminal.type("q")
        _ = try app.waitForEnd()
      }
    }

    /// Returns whether `ending` is valid for an app that was disturbed by `action` in this part.
    ///
    /// `isOfDispatch` marks calls that only Dispatch makes; Dispatch traps when they fail.
    func allows(
      _ ending: AppProcess.Ending, after action: TracedApp.Action, isOfDispatch: Bool
    ) -> Bool {
      switch action {
      case .none: ending == .exit(0)
      case .signal(let number):
        ending == .signal(number)
          || ending == .exit(0) && (self == .end || leavesToOthers(action))
      case .error, .errors:
        [.exit(0), .exit(1), .exit(2), .signal(SIGHUP)].contains(ending)
          || WayOut.trap.contains(ending) && isOfDispatch
      }
    }

    /// Returns whether a signal may affect the other program alone, like Ctrl-C and Ctrl-\.
    func leavesToOthers(_ action: TracedApp.Action) -> Bool {
      self == .runExternally && [.signal(SIGINT), .signal(SIGQUIT)].contains(action)
    }

    private func stop(_ app: TracedApp) throws {
      app.terminal.type("\u{1A}")
      try app.wait("a stop") { app.number("stopped") != nil }
    }
  }
#endif
