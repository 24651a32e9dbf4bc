internal import ScreenKitC
internal import Testing

/// Apps in a few rows of the shell's screen.
@Suite(.serialized) struct `Below the prompt` {
  @Test(arguments: WayOut.ofEveryApp)
  func `a normal end restores the terminal`(by way: WayOut) throws {
    try tryOut(way, of: "HeartBeatDemo")
  }

  @Test(arguments: WayOut.ofCrashApp)
  func `a crash restores the terminal`(by way: WayOut) throws {
    try tryOut(way, of: "CrashApp")
  }

  @Test func `the app survives a window of any size`() throws {
    let terminal = try PseudoTerminal(columns: 0, rows: 0)
    let before = terminal.lineModes
    let app = try AppProcess(
      Programs.path(of: "HeartBeatDemo"), ["--inline", "8"], at: terminal)
    try terminal.wait(for: "\u{1B}[?2004h")
    for extent in 0..<100 { terminal.resize(columns: extent % 7, rows: extent % 5) }
    let start = terminal.received.count
    terminal.resize(columns: 90, rows: 24)
    try terminal.wait(for: "Settings", after: start)
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    try expectReturn(of: terminal, before)
  }

  @Test func `an external program runs below, and the app below it`() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.lineModes
    let app = try AppProcess(
      Programs.path(of: "ExternalProgramApp"), ["--inline", "4", "echo from the guest"],
      at: terminal)
    try terminal.wait(for: "nothing so far")
    let start = terminal.received.count
    terminal.type("s")
    try terminal.wait(for: "exited(0)", after: start)
    let later = terminal.transcript[...]
    // Three line feeds lead from the first cell to the last row, and one more below it.
    let guest = try #require(later.firstRange(of: "from the guest"))
    #expect(later[..<guest.lowerBound].contains("\r\n\n\n\n"))
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    try expectReturn(of: terminal, before)
  }

  /// Expects for every kind of exit the previous modes, and the cursor on a separate line.
  private func tryOut(_ way: WayOut, of name: String) throws {
    let terminal = try PseudoTerminal()
    let before = terminal.lineModes
    let app = try AppProcess(Programs.path(of: name), ["--inline", "6"], at: terminal)
    try terminal.waitForFirstFrame()
    #expect(terminal.lineModes != before)
    switch way.cause {
    case .typing(let keys): terminal.type(keys)
    case .signal(let number): app.send(number)
    }
    let ending = try app.waitForEnd(at: terminal)
    #expect(way.endings.contains(ending), "\(ending), after \(terminal.transcript)")
    try expectReturn(of: terminal, before)
    #expect(way.message.isEmpty || terminal.transcript.contains(way.message))
  }

  private func expectReturn(of terminal: PseudoTerminal, _ before: [UInt8]) throws {
    #expect(terminal.lineModes == before)
    #expect(TerminalState(after: terminal.received).modes == TerminalState.atRest)
    let bytes = terminal.transcript
    for foreign in [
      "\u{1B}[?1049", "\u{1B}[H", "\u{1B}[2J", "\u{1B}[r", "\u{1B}[?1000", "\u{1B}]2;",
    ] {
      #expect(!bytes.contains(foreign), "\(foreign.debugDescription)")
    }
    // Five line feeds of six rows make room; one more leads below them.
    let feeds = bytes.ranges(of: "\n").count
    #expect(feeds > 5)
  }
}

/// Inline apps below the prompt of a real shell.
@Suite(.serialized, .enabled(if: Tmux.isWanted, "tmux is not installed"))
struct `Below the prompt of a shell` {
  /// Starts the example below some lines; `before` contains the lines above it.
  private func start(
    lines: Int, columns: Int = 40, rows: Int = 12, _ command: String = "Examples --show inline"
  ) throws -> (Tmux, before: [String]) {
    let tmux = try Tmux(columns: columns, rows: rows)
    let folders = try ["Examples", "CrashApp"].map(folder(of:)).joined(separator: ":")
    try tmux.enter("export PATH=\(folders):$PATH; clear; seq 1 \(lines)")
    try tmux.waitForPrompt()
    let before = try tmux.history().dropLast()
    try tmux.enter(command)
    return (tmux, before + ["test$ \(command)"])
  }

  private func folder(of program: String) throws -> String {
    try Programs.path(of: program).split(separator: "/", omittingEmptySubsequences: false)
      .dropLast().joined(separator: "/")
  }

  private func wait(_ tmux: Tmux, for lines: [String]) throws {
    try eventually("the history is\n\(lines)\nbut it is\n\((try? tmux.history()) ?? [])") {
      try tmux.history() == lines ? () : nil
    }
  }

  @Test(arguments: [1, 5, 8, 30])
  func `the rows follow earlier output and stay above the prompt`(lines: Int) throws {
    let (tmux, before) = try start(lines: lines)
    let frame = try frame()
    try wait(tmux, for: before + frame)
    try tmux.press("Down", "Enter")
    try tmux.waitForPrompt()
    let after = try tmux.history()
    #expect(Array(after.prefix(before.count)) == before)
    #expect(after.count == before.count + 6)
    #expect(after[before.count] == "What shall it be?")
    #expect(after[before.count + 4] == "Coffee it is.")
    #expect(after.last == "test$")
  }

  @Test func `a resumed app is drawn below the shell's new output`() throws {
    let (tmux, before) = try start(lines: 3)
    let frame = try frame()
    try wait(tmux, for: before + frame)
    try tmux.press("C-z")
    try tmux.waitForPrompt()
    let stopped = try tmux.history()
    #expect(Array(stopped.prefix(before.count + frame.count)) == before + frame)
    try tmux.enter("fg")
    try eventually("the rows once more, below \(stopped)") {
      let now = try tmux.history()
      return now.count > stopped.count && Array(now.suffix(frame.count)) == frame ? () : nil
    }
    #expect(try Array(tmux.history().prefix(stopped.count - 1)) == stopped.dropLast())
    try tmux.press("q")
    try tmux.waitForPrompt()
  }

  @Test func `other sizes lose no earlier output`() throws {
    let (tmux, before) = try start(lines: 6)
    let frame = try frame()
    try wait(tmux, for: before + frame)
    for (columns, rows) in [(25, 12), (60, 12), (30, 8), (40, 12)] {
      try tmux.resize(columns: columns, rows: rows)
      try eventually("rows of \(columns)x\(rows): \((try? tmux.history()) ?? [])") {
        try tmux.history().suffix(frame.count).elementsEqual(frame) ? () : nil
      }
    }
    try tmux.press("q")
    try tmux.waitForPrompt()
    let after = try tmux.history()
    #expect(Array(after.prefix(before.count)) == before)
  }

  @Test func `a crash leaves the last frame, its message and earlier lines`() throws {
    let (tmux, before) = try start(
      lines: 4, columns: 70, "SWIFT_BACKTRACE=enable=no CrashApp --inline 3")
    try eventually("the app") {
      try tmux.lines().contains { $0.hasPrefix("Press a key") } ? () : nil
    }
    try tmux.press("f")
    try tmux.waitForPrompt()
    let after = try tmux.history()
    #expect(Array(after.prefix(before.count)) == before)
    #expect(after[before.count].hasPrefix("Press a key"))
    #expect(after[(before.count + 3)...].contains { $0.contains("Fatal error: the f key") })
  }

  @Test func `a screen of two rows is enough`() throws {
    let (tmux, _) = try start(lines: 4, columns: 20, rows: 2, "Examples --show inline")
    try eventually("two rows: \((try? tmux.lines()) ?? [])") {
      try tmux.lines().first == "What shall it be?" ? () : nil
    }
    try tmux.press("q")
    try tmux.waitForPrompt()
    #expect(try tmux.history().contains("4"))
  }

  /// Returns the example's rows in the headless snapshot.
  private func frame() throws -> [String] {
    try Tmux.trimmed(
      Programs.output(
        of: Programs.path(of: "Examples"),
        ["--show", "inline", "--snapshot", "text", "--size", "40x12"]))
  }
}
