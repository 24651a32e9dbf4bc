internal import ScreenKitC
internal import Testing

@Suite(.serialized) struct `An external program in the app's terminal` {
  @Test func `gets the terminal in its original state, and returns it`() throws {
    let (terminal, app) = try start("echo at $GUEST; read line; exit 7")
    let own = terminal.lineModes
    terminal.type("s")
    try terminal.wait(for: "at welcome")
    #expect(terminal.lineModes != own)
    #expect(TerminalState(after: terminal.received).modes == TerminalState.atRest)
    let start = terminal.received.count
    // None of these is a key of the app, which would end it.
    terminal.type("q\n")
    try terminal.wait(for: "exited(7)", after: start)
    try terminal.wait(for: "visits 2", after: start)
    #expect(terminal.lineModes == own)
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    #expect(TerminalState(after: terminal.received).modes == TerminalState.atRest)
  }

  @Test func `gets every key, even if the first turn starts it`() throws {
    let terminal = try PseudoTerminal()
    let app = try AppProcess(
      Programs.path(of: "ExternalProgramApp"),
      ["--at-once", "for i in 1 2 3 4; do echo ready $i; read line; echo got $line; done; exit 7"],
      at: terminal)
    for number in 1...4 {
      try terminal.wait(for: "ready \(number)")
      // An app that reads the terminal too would get some of the lines.
      poll(nil, 0, 50)
      terminal.type("q\(number)\n")
      try terminal.wait(for: "got q\(number)")
    }
    try terminal.wait(for: "exited(7)")
    try terminal.wait(for: "visits 2")
    // The query of the terminal's features was not lost, and is not repeated.
    #expect(terminal.transcript.ranges(of: "\u{1B}[>0q").count == 1)
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    #expect(TerminalState(after: terminal.received).modes == TerminalState.atRest)
  }

  @Test func `may be another app of the same kind`() throws {
    let (terminal, app) = try start("\(Programs.path(of: "HeartBeatDemo"))")
    let own = terminal.lineModes
    terminal.type("s")
    try terminal.wait(for: "Settings")
    terminal.type("q")
    try terminal.wait(for: "exited(0)")
    #expect(terminal.lineModes == own)
    // The app enters the alternate screen twice, and the other program once.
    #expect(terminal.transcript.ranges(of: "\u{1B}[?1049h").count == 3)
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    #expect(terminal.transcript.ranges(of: "\u{1B}[?1049l").count == 3)
    #expect(TerminalState(after: terminal.received).modes == TerminalState.atRest)
  }

  @Test func `receives the keys that end a program`() throws {
    let (terminal, app) = try start(
      "trap 'echo int' INT; trap 'echo quit' QUIT; echo ready; while :; do read line && exit; done")
    terminal.type("s")
    try terminal.wait(for: "ready")
    terminal.type("\u{3}")
    try terminal.wait(for: "int")
    terminal.type("\u{1C}")
    try terminal.wait(for: "quit")
    terminal.type("\n")
    try terminal.wait(for: "visits 2")
    terminal.type("\u{3}")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
  }

  @Test(.enabled(if: access("/proc/self/status", R_OK) == 0), arguments: [false, true])
  func `starts without blocked or ignored signals`(isRecorded: Bool) throws {
    let folder = TemporaryFolder()
    let (terminal, app) = try start(
      "grep -E '^Sig(Blk|Ign)' /proc/self/status; read line",
      isRecorded ? ["--record", folder.path + "/a.cast"] : [])
    terminal.type("s")
    let ignored = try eventually("two sets of signals") {
      terminal.receive()
      return terminal.transcript.firstMatch(of: /SigBlk:\t0{16}\r\nSigIgn:\t([0-9a-f]{16})\r\n/)
    }
    // The C library reserves 32 and 33, and ignores them in each process that it starts.
    #expect(UInt64(ignored.1, radix: 16).map { $0 & ~0x1_8000_0000 } == 0)
    terminal.type("\nq")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    #expect(folder.files.count == (isRecorded ? 1 : 0))
  }

  @Test func `gets the app's variables unchanged, even if they are no text`() throws {
    let terminal = try PseudoTerminal()
    let app = try Programs.path(of: "ExternalProgramApp")
    let script = #"echo is $(printf %s "$ODD" | od -An -tx1) $GUEST; read line"#
    let shell = try AppProcess(
      "/bin/sh",
      ["-c", #"ODD=$(printf 'a\351='); GUEST=b; export ODD GUEST; exec "$0" "$1""#, app, script],
      at: terminal)
    try terminal.wait(for: "nothing so far")
    terminal.type("s")
    try terminal.wait(for: "is 61 e9 3d welcome")
    terminal.type("\nq")
    #expect(try shell.waitForEnd(at: terminal) == .exit(0))
  }

  @Test func `reports a failure to start`() throws {
    let (terminal, app) = try start("")
    terminal.type("m")
    try terminal.wait(for: "There is no program \"no-such-program\".")
    terminal.type("\u{3}")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
  }

  @Test func `ends with the app by the system`() throws {
    let folder = TemporaryFolder()
    let file = folder.path + "/word"
    // The app is the session leader, so its end also removes the terminal from the program.
    let (terminal, app) = try start(
      "trap '' HUP; trap 'echo told > \(file); exit' TERM; echo ready; read line; read line")
    terminal.type("s")
    try terminal.wait(for: "ready")
    app.send(SIGTERM)
    #expect(try app.waitForEnd(at: terminal) == .signal(SIGTERM))
    try eventually("a word of the program") { access(file, R_OK) == 0 ? () : nil }
  }

  @Test func `is resumed for the end of the app if it was stopped`() throws {
    let folder = TemporaryFolder()
    let file = folder.path + "/word"
    let (terminal, app) = try start(
      "trap '' HUP; trap 'echo told > \(file); exit' TERM; echo ready; kill -STOP $$; read line")
    terminal.type("s")
    try terminal.wait(for: "ready")
    app.send(SIGTERM)
    #expect(try app.waitForEnd(at: terminal) == .signal(SIGTERM))
    try eventually("a word of the program") { access(file, R_OK) == 0 ? () : nil }
  }

  @Test func `is signalled when the app ends by itself`() throws {
    let folder = TemporaryFolder()
    let file = folder.path + "/word"
    let terminal = try PseudoTerminal()
    let before = terminal.lineModes
    let app = try Programs.path(of: "ExternalProgramApp")
    let script = "trap \"echo told > \(file); exit\" HUP; echo ready; kill -STOP $$; read line"
    // A waiting shell keeps the session alive, so the system has no reason to signal the program.
    let shell = try AppProcess(
      "/bin/sh", ["-c", "\(app) '\(script)'; echo over; read line"], at: terminal)
    try terminal.wait(for: "nothing so far")
    terminal.type("t")
    try terminal.wait(for: "over")
    try eventually("a word of the program") { access(file, R_OK) == 0 ? () : nil }
    #expect(terminal.lineModes == before)
    terminal.type("\n")
    #expect(try shell.waitForEnd(at: terminal) == .exit(0))
  }

  @Test func `restores the line modes, even after a crash`() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.lineModes
    let app = try start("stty raw -echo; kill -9 $$", at: terminal)
    terminal.type("s")
    try terminal.wait(for: "killed(signal: 9)")
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    #expect(terminal.lineModes == before)
  }

  @Test(.enabled(if: Tmux.isWanted, "tmux is not installed"))
  func `is stopped and resumed together with the app`() throws {
    let tmux = try Tmux(columns: 60, rows: 10)
    try tmux.enter("\(Programs.path(of: "ExternalProgramApp")) 'echo reading; cat'")
    try tmux.wait(for: ["visits 1", "nothing so far"])
    try tmux.press("s")
    try eventually("the program") { try tmux.lines().last == "reading" ? () : nil }
    try tmux.press("C-z")
    try tmux.waitForPrompt()
    try tmux.enter("fg")
    try tmux.enter("again")
    try eventually("what cat was given, twice") {
      try tmux.lines().count { $0 == "again" } == 2 ? () : nil
    }
    try tmux.press("C-d")
    try tmux.wait(for: ["visits 2", "success(ScreenKitCore.ExternalProgram.Ending.exited(0))"])
    try tmux.press("q")
    try tmux.waitForPrompt()
  }

  @Test(
    .enabled(if: Tmux.isWanted && access("/usr/bin/less", X_OK) == 0, "tmux or less is missing"))
  func `may be a pager`() throws {
    let tmux = try Tmux(columns: 60, rows: 10)
    try tmux.enter("\(Programs.path(of: "ExternalProgramApp")) 'seq 1 100 | less'")
    try tmux.wait(for: ["visits 1", "nothing so far"])
    try tmux.press("s")
    try eventually("a page") { try tmux.lines().first == "1" ? () : nil }
    try tmux.press("G")
    try eventually("the last page") { try tmux.lines().contains("100") ? () : nil }
    try tmux.press("q")
    try tmux.wait(for: ["visits 2", "success(ScreenKitCore.ExternalProgram.Ending.exited(0))"])
  }

  @Test(.enabled(if: Tmux.isWanted && access("/usr/bin/vi", X_OK) == 0, "tmux or vi is missing"))
  func `may be a full-screen editor`() throws {
    let folder = TemporaryFolder()
    let file = folder.path + "/word"
    let tmux = try Tmux(columns: 60, rows: 10)
    try tmux.enter("\(Programs.path(of: "ExternalProgramApp")) 'vi -u NONE -n \(file)'")
    try tmux.wait(for: ["visits 1", "nothing so far"])
    try tmux.press("s")
    try eventually("an empty file") { try tmux.lines().contains("~") ? () : nil }
    try tmux.type("iwritten in vi")
    try eventually("the text") { try tmux.lines().first == "written in vi" ? () : nil }
    try tmux.press("Escape")
    try tmux.type(":wq")
    try tmux.press("Enter")
    try tmux.wait(for: ["visits 2", "success(ScreenKitCore.ExternalProgram.Ending.exited(0))"])
    try tmux.press("q")
    try tmux.waitForPrompt()
    try tmux.enter("clear; cat \(file); stty -a | grep -c ' echo '")
    try eventually("the file, and a line that echoes") {
      try tmux.lines() == ["written in vi", "1", "test$"] ? () : nil
    }
  }

  private func start(
    _ script: String, _ options: [String] = []
  ) throws -> (PseudoTerminal, AppProcess) {
    let terminal = try PseudoTerminal()
    return (terminal, try start(script, options, at: terminal))
  }

  private func start(
    _ script: String, _ options: [String] = [], at terminal: PseudoTerminal
  ) throws -> AppProcess {
    let app = try AppProcess(
      Programs.path(of: "ExternalProgramApp"), [script] + options, at: terminal)
    try terminal.wait(for: "nothing so far")
    return app
  }
}
