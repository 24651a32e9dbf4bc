internal import ScreenKitC
internal import Testing

@Suite(.serialized) struct `A long turn` {
  @Test(arguments: ["l", "s", "t"], ["\u{3}", "\u{1B}[99;5u"])
  func `ends with its app at a second Ctrl-C`(key: String, form: String) throws {
    let terminal = try PseudoTerminal()
    let before = terminal.lineModes
    let app = try start([], key, at: terminal)
    terminal.type("12" + form)
    terminal.type(form)
    #expect(try app.waitForEnd(at: terminal) == .signal(SIGINT))
    #expect(terminal.lineModes == before)
    #expect(TerminalState(after: terminal.received).modes == TerminalState.atRest)
    #expect(terminal.textOnMainScreen == "")
  }

  @Test func `ends at Ctrl-C also inline and in plain lines`() throws {
    for mode in [["--inline", "3"], ["--accessible"]] {
      let terminal = try PseudoTerminal()
      let before = terminal.lineModes
      let app = try start(mode, "l", at: terminal)
      terminal.type("\u{3}\u{3}")
      #expect(try app.waitForEnd(at: terminal) == .signal(SIGINT))
      #expect(terminal.lineModes == before)
      #expect(TerminalState(after: terminal.received).modes == TerminalState.atRest)
    }
  }

  @Test func `continues after one Ctrl-C, which quits the app afterwards`() throws {
    try hold { terminal, app, release in
      terminal.type("1\u{3}2")
      try waitUntilReadAhead(terminal)
      release()
      #expect(try app.waitForEnd(at: terminal) == .exit(0))
    }
  }

  @Test func `loses no typed input`() throws {
    try hold { terminal, app, release in
      terminal.type("12\u{1B}[200~\u{3}\u{3}")
      try waitUntilReadAhead(terminal)
      terminal.type("\u{1B}[20")
      try waitUntilReadAhead(terminal)
      terminal.type("1~321")
      release()
      try terminal.wait(for: "12321")
      // The app itself reads again.
      let start = terminal.received.count
      terminal.type("3")
      try terminal.wait(for: "3", after: start)
      terminal.type("q")
      #expect(try app.waitForEnd(at: terminal) == .exit(0))
    }
  }

  private func start(
    _ arguments: [String], _ key: String, at terminal: PseudoTerminal
  ) throws -> AppProcess {
    let app = try AppProcess(Programs.path(of: "LongTurnApp"), arguments, at: terminal)
    try terminal.wait(for: "typed nothing")
    terminal.type(key)
    try terminal.wait(for: "the long turn")
    return app
  }

  /// Calls `body` during a turn, which lasts until `body` calls its last argument.
  private func hold(
    _ body: (PseudoTerminal, AppProcess, _ release: () -> Void) throws -> Void
  ) throws {
    let terminal = try PseudoTerminal()
    let before = terminal.lineModes
    let folder = TemporaryFolder()
    let path = folder.path + "/release"
    let app = try start([path], "h", at: terminal)
    try body(terminal, app) { close(open(path, O_CREAT | O_WRONLY, 0o600)) }
    #expect(terminal.lineModes == before)
    #expect(TerminalState(after: terminal.received).modes == TerminalState.atRest)
  }

  private func waitUntilReadAhead(_ terminal: PseudoTerminal) throws {
    try eventually("what was typed is read") { terminal.unreadCount == 0 ? () : nil }
  }
}

extension PseudoTerminal {
  /// The number of typed bytes that the program has not read.
  var unreadCount: Int32 {
    var count: Int32 = 0
    _ = ioctl(programEnd, UInt(FIONREAD), &count)
    return count
  }
}
