internal import ScreenKitC
internal import Testing

@Suite(.serialized) struct `A terminal that stops reading for a while` {
  @Test(.enabled(if: Tmux.isWanted, "tmux is not installed"))
  func `misses frames, but neither the last one nor keys`() throws {
    let terminal = try PseudoTerminal()
    let app = try start(at: terminal)
    let before = app.residentBytes
    block(terminal)
    terminal.type("2")
    for _ in 0..<5 {
      terminal.type("+")
      poll(nil, 0, 20)
    }
    if let before, let now = app.residentBytes { #expect(now < before + 8 << 20) }
    terminal.resize(columns: 80, rows: 24)
    try terminal.wait(for: "35 BPM")
    poll(nil, 0, 200)
    while terminal.receive() != nil {}
    // Each of the requested frames would have cleared the screen.
    #expect(terminal.received.ranges(of: Array("\u{1B}[2J".utf8)).count < Self.frames / 2)
    try expect(terminal.received, toShow: snapshot(pressing: "2+++++"))
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    #expect(fcntl(terminal.programEnd, F_GETFL) & O_NONBLOCK == 0)
  }

  @Test func `can be left, and is restored when it reads again`() throws {
    let (terminal, other) = (try PseudoTerminal(), try PseudoTerminal())
    let modes = terminal.lineModes
    let app = try start(at: terminal)
    block(terminal)
    terminal.type("q")
    #expect(try app.waitForEnd(at: other) == .exit(0))
    #expect(terminal.lineModes == modes)
    while terminal.receive() != nil {}
    #expect(TerminalState(after: terminal.received).modes == TerminalState.atRest)
    #expect(terminal.textOnMainScreen == "")
  }

  private static let frames = 500

  private func start(at terminal: PseudoTerminal) throws -> AppProcess {
    let app = try AppProcess(
      Programs.path(of: "HeartBeatDemo"), ["--rate", "30"], at: terminal)
    try terminal.waitForFirstFrame()
    return app
  }

  /// Requests far more output than a terminal buffers for a reader.
  private func block(_ terminal: PseudoTerminal) {
    for frame in 0..<Self.frames {
      terminal.resize(columns: 200 + frame % 2, rows: 60)
      poll(nil, 0, 3)
    }
  }

  private func expect(_ bytes: [UInt8], toShow picture: [String]) throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/bytes"
    let file = open(path, O_CREAT | O_WRONLY | O_TRUNC, 0o600)
    #expect(write(file, bytes, bytes.count) == bytes.count)
    close(file)
    let tmux = try Tmux(columns: 80, rows: 24)
    try tmux.enter("stty raw -echo; cat \(path); read nothing")
    try tmux.wait(for: picture)
  }

  private func snapshot(pressing keys: String) throws -> [String] {
    try Tmux.trimmed(
      Programs.output(
        of: Programs.path(of: "HeartBeatDemo"),
        ["--snapshot", "text", "--size", "80x24", "--rate", "30", "--press", keys]))
  }
}
