internal import ScreenKitC
internal import Testing

@Suite(.serialized) struct `The terminal is restored` {
  @Test(arguments: WayOut.ofEveryApp)
  func `when an app ends normally`(by way: WayOut) throws {
    try tryOut(way, of: "HeartBeatDemo")
  }

  @Test(arguments: WayOut.byOtherSignals)
  func `when an unusual signal arrives`(way: WayOut) throws {
    try tryOut(way, of: "HeartBeatDemo")
  }

  @Test func `when the processor time is used up`() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.lineModes
    let program = try Programs.path(of: "LongTurnApp")
    let app = try AppProcess("/bin/sh", ["-c", "ulimit -S -t 1; exec \(program)"], at: terminal)
    try terminal.wait(for: "typed nothing")
    terminal.type("l")
    #expect(try app.waitForEnd(at: terminal) == .signal(SIGXCPU))
    #expect(terminal.lineModes == before)
    #expect(TerminalState(after: terminal.received).modes == TerminalState.atRest)
  }

  @Test func `after an app that continues at the file size limit`() throws {
    let folder = TemporaryFolder()
    let terminal = try PseudoTerminal()
    let before = terminal.lineModes
    let program = try Programs.path(of: "SavingApp")
    let app = try AppProcess(
      "/bin/sh", ["-c", "ulimit -f 0; exec \(program)"],
      environment: ["XDG_STATE_HOME": folder.path], at: terminal)
    try terminal.wait(for: "count 0;")
    terminal.type("+")
    try terminal.wait(for: "The screens could not be saved")
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    #expect(terminal.lineModes == before)
    #expect(TerminalState(after: terminal.received).modes == TerminalState.atRest)
  }

  @Test func `but not for a signal that the parent process ignores`() throws {
    let terminal = try PseudoTerminal()
    let app = try AppProcess(
      "/bin/sh", ["-c", "trap '' USR1 XFSZ; exec \(Programs.path(of: "HeartBeatDemo"))"],
      at: terminal)
    try terminal.waitForFirstFrame()
    for signal in [SIGUSR1, SIGXFSZ] { app.send(signal) }
    terminal.type("2")
    try terminal.wait(for: "Heart rate")
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
  }

  @Test func `and not entered again during a long exit`() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.lineModes
    let app = try AppProcess(Programs.path(of: "CrashApp"), at: terminal)
    try terminal.waitForFirstFrame()
    terminal.type("z")
    try terminal.wait(for: "\u{1B}[?1049l")
    // After this signal a running app takes its terminal again.
    app.send(SIGCONT)
    #expect(try app.waitForEnd(at: terminal) == .exit(6))
    #expect(terminal.lineModes == before)
    #expect(TerminalState(after: terminal.received).modes == TerminalState.atRest)
    #expect(terminal.textOnMainScreen == "")
  }

  @Test(arguments: WayOut.ofCrashApp)
  func `when an app crashes`(by way: WayOut) throws {
    try tryOut(way, of: "CrashApp")
  }

  @Test(
    arguments: zip(
      ["throw", "trap", "quit"],
      [[.exit(1)], WayOut.trap, [.exit(0)]] as [Set<AppProcess.Ending>]))
  func `before the first frame, without leaving the shell's screen`(
    way: String, endings: Set<AppProcess.Ending>
  ) throws {
    let messages = ["throw": "the e key", "trap": "Fatal error: the f key"]
    let terminal = try PseudoTerminal()
    let before = terminal.lineModes
    let app = try AppProcess(Programs.path(of: "CrashApp"), [way], at: terminal)
    let ending = try app.waitForEnd(at: terminal)
    #expect(endings.contains(ending), "\(ending), after \(terminal.transcript)")
    #expect(terminal.lineModes == before)
    #expect(TerminalState(after: terminal.received).modes == TerminalState.atRest)
    #expect(!terminal.transcript.contains("\u{1B}[?1049"))
    #expect(messages[way].map(terminal.transcript.contains) ?? true)
  }

  @Test func `and the end of standard error is printed`() throws {
    let terminal = try PseudoTerminal()
    let app = try AppProcess(Programs.path(of: "CrashApp"), at: terminal)
    try terminal.waitForFirstFrame()
    let before = app.residentBytes
    terminal.type("w")
    try terminal.wait(for: "warned")
    if let before, let now = app.residentBytes { #expect(now < before + 8 << 20) }
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    let afterwards = try #require(terminal.textOnMainScreen)
    #expect(afterwards.hasSuffix("w\r\nthe last warning\r\n"))
    // Each line end has become two characters.
    #expect((60_000...66_000).contains(afterwards.utf8.count))
  }

  @Test
  func `printed output goes to the log, and to the terminal afterwards`()
    throws
  {
    let terminal = try PseudoTerminal()
    let app = try AppProcess(Programs.path(of: "CrashApp"), at: terminal)
    try terminal.waitForFirstFrame()
    terminal.type("i")
    try terminal.wait(for: "printed")
    #expect(!terminal.transcript.contains("printed first"))
    terminal.type("I\u{10}Log\r")
    for text in ["printed first", "an error between", "printed last \\x1B[31m", "printed later"] {
      try terminal.wait(for: text)
    }
    terminal.type("\u{3}\u{3}")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    let afterwards = try #require(terminal.textOnMainScreen)
    #expect(
      afterwards
        == "printed first\r\nan error between\r\nprinted last \\x1B[31m\r\nprinted later\r\n")
  }

  @Test func `not for a pipe that is closed`() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.lineModes
    let app = try AppProcess(Programs.path(of: "HeartBeatDemo"), at: terminal)
    try terminal.waitForFirstFrame()
    app.send(SIGPIPE)
    terminal.type("2")
    try terminal.wait(for: "Heart rate")
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    #expect(terminal.lineModes == before)
    #expect(TerminalState(after: terminal.received).modes == TerminalState.atRest)
    #expect(terminal.textOnMainScreen == "")
  }

  @Test func `and entered again if nothing can resume the job`() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.lineModes
    let app = try AppProcess(Programs.path(of: "HeartBeatDemo"), at: terminal)
    try terminal.waitForFirstFrame()
    let own = terminal.lineModes
    let start = terminal.received.count
    app.send(SIGTSTP)
    try terminal.wait(for: "\u{1B}[?1049l", after: start)
    try terminal.wait(for: "Settings", after: start)
    #expect(terminal.lineModes == own)
    let again = terminal.received.count
    app.send(SIGCONT)
    try terminal.wait(for: "Settings", after: again)
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    #expect(terminal.lineModes == before)
    #expect(TerminalState(after: terminal.received).modes == TerminalState.atRest)
  }

  private func tryOut(_ way: WayOut, of name: String) throws {
    let terminal = try PseudoTerminal()
    let before = terminal.lineModes
    let app = try AppProcess(Programs.path(of: name), at: terminal)
    try terminal.waitForFirstFrame()
    #expect(terminal.lineModes != before)

    switch way.cause {
    case .typing(let keys): terminal.type(keys)
    case .signal(let number): app.send(number)
    }

    let ending = try app.waitForEnd(at: terminal)
    #expect(way.endings.contains(ending), "\(ending), after \(terminal.transcript)")
    #expect(terminal.lineModes == before)
    #expect(TerminalState(after: terminal.received).modes == TerminalState.atRest)
    let afterwards = try #require(terminal.textOnMainScreen)
    #expect(!afterwards.contains("\u{1B}"))
    #expect(way.message.isEmpty ? afterwards.isEmpty : afterwards.contains(way.message))
  }
}

extension PseudoTerminal {
  /// Waits until the app has entered the alternate screen and shown a frame.
  func waitForFirstFrame() throws {
    try eventually("a first frame, after \(transcript.debugDescription)") {
      while receive() != nil {}
      let parts = transcript.split(separator: "\u{1B}[?2004h", maxSplits: 1)
      return parts.last?.contains(" ") == true ? () : nil
    }
  }

  /// The output after the alternate screen was left for the last time.
  var textOnMainScreen: String? {
    let leave = Array("\u{1B}[?1049l".utf8)
    guard let start = received.ranges(of: leave).last?.upperBound else { return nil }
    return String(decoding: received[start...], as: UTF8.self)
  }
}
