internal import Testing

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

@Suite(.serialized) struct `An app in plain lines` {
  /// Starts Beating Heart; `inLines` selects a terminal that reads whole lines.
  private func start(
    _ terminal: PseudoTerminal, inLines: Bool = false, input: Int32? = nil
  ) throws -> AppProcess {
    try AppProcess(
      Programs.path(of: "HeartBeatDemo"), ["--accessible"],
      environment: inLines ? ["TERM": "dumb"] : [:], at: terminal, input: input)
  }

  /// Returns whether the output has no control characters except line ends.
  private func isPlain(_ terminal: PseudoTerminal) -> Bool {
    terminal.received.allSatisfy { $0 >= 0x20 || $0 == 0x0A || $0 == 0x0D }
  }

  @Test func `reads single keys, and restores the line modes`() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.lineModes
    let app = try start(terminal)
    try terminal.wait(for: "Screen: Heart\r\n")
    try terminal.wait(for: "Focus, line")
    terminal.type("2")
    try terminal.wait(for: "Screen: Settings\r\n")
    terminal.type("+")
    try terminal.wait(for: "61 BPM")
    let start = terminal.received.count
    terminal.type("\u{C}")
    try terminal.wait(for: "Screen: Settings", after: start)
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    #expect(isPlain(terminal), "\(terminal.transcript.debugDescription)")
    #expect(terminal.lineModes == before)
  }

  @Test func `stops, continues, and writes everything again`() throws {
    let terminal = try PseudoTerminal()
    let app = try start(terminal)
    try terminal.wait(for: "Focus, line")
    app.send(SIGTSTP)
    app.send(SIGCONT)
    let start = terminal.received.count
    try terminal.wait(for: "Screen: Heart", after: start)
    app.send(SIGTERM)
    #expect(try app.waitForEnd(at: terminal) == .signal(SIGTERM))
    #expect(isPlain(terminal))
  }

  @Test func `reads whole lines in a dumb terminal`() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.lineModes
    let app = try start(terminal, inLines: true)
    try terminal.wait(for: "Screen: Heart")
    #expect(terminal.lineModes == before)
    terminal.type("2\n")
    try terminal.wait(for: "Screen: Settings")
    terminal.type("+ +\n")
    try terminal.wait(for: "62 BPM")
    terminal.type("ctrl-c\n")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    #expect(isPlain(terminal))
  }

  @Test func `presses the controls of its lines`() throws {
    let terminal = try PseudoTerminal()
    let app = try start(terminal, inLines: true)
    try terminal.wait(for: "Focus, line")
    terminal.type("2\n")
    try terminal.wait(for: "Screen: Settings\r\n")
    try terminal.wait(for: "Focus, line 8")
    terminal.type("press 4\n")
    try terminal.wait(for: "61 BPM")
    terminal.type("press 99\n")
    try terminal.wait(for: "There is no line 99.")
    terminal.type("press 2\n")
    try terminal.wait(for: "Line 2 cannot be pressed.")
    terminal.type("ctrl-c\n")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    #expect(isPlain(terminal))
  }

  @Test func `reads a file, and ends at its end`() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/keys"
    let file = open(path, O_CREAT | O_RDWR, 0o600)
    // The last line has no line feed.
    var keys = "2\nTab"
    keys.withUTF8 { _ = write(file, $0.baseAddress, $0.count) }
    lseek(file, 0, SEEK_SET)
    defer { close(file) }
    let terminal = try PseudoTerminal()
    let app = try start(terminal, input: file)
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    #expect(terminal.transcript.contains("Screen: Settings\r\n"))
    #expect(terminal.transcript.contains("button, Slower"))
    #expect(isPlain(terminal))
  }
}
