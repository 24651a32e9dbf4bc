internal import ScreenKitC
internal import Testing

@Suite(.serialized) struct `A running app` {
  @Test func `ends when its terminal is closed`() throws {
    let (terminal, other) = (try PseudoTerminal(), try PseudoTerminal())
    let app = try AppProcess(Programs.path(of: "HeartBeatDemo"), at: terminal)
    try terminal.waitForFirstFrame()
    terminal.hangUp()
    #expect(try app.waitForEnd(at: other) == .signal(SIGHUP))
  }

  @Test func `survives every window size`() throws {
    let terminal = try PseudoTerminal(columns: 0, rows: 0)
    let before = terminal.lineModes
    let app = try AppProcess(Programs.path(of: "HeartBeatDemo"), at: terminal)
    try terminal.wait(for: "\u{1B}[?2004h")
    for extent in 0..<200 { terminal.resize(columns: extent % 7, rows: extent % 5) }
    let start = terminal.received.count
    terminal.resize(columns: 90, rows: 24)
    try terminal.wait(for: "Settings", after: start)
    terminal.resize(columns: 0, rows: 0)
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    #expect(terminal.lineModes == before)
    #expect(TerminalState(after: terminal.received).modes == TerminalState.atRest)
    #expect(terminal.textOnMainScreen == "")
    #expect(fcntl(terminal.programEnd, F_GETFL) & O_NONBLOCK == 0)
  }

  @Test(arguments: [(60_000, 60_000), (10_000, 10_000), (65_535, 1), (1, 65_535)])
  func `uses part of an oversized window and reports it`(columns: Int, rows: Int) throws {
    let terminal = try PseudoTerminal(columns: columns, rows: rows)
    let app = try AppProcess(Programs.path(of: "HeartBeatDemo"), at: terminal)
    try terminal.wait(for: min(columns, rows) > 1 ? "The window is too large" : "\u{1B}[?2004h")
    #expect(try #require(app.residentBytes) < 400 << 20)
    let start = terminal.received.count
    terminal.resize(columns: 90, rows: 24)
    try terminal.wait(for: "Settings", after: start)
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
  }

  @Test func `reads no key from a stalled terminal report`() throws {
    let terminal = try PseudoTerminal()
    let app = try AppProcess(Programs.path(of: "HeartBeatDemo"), at: terminal)
    try terminal.wait(for: "\u{1B}[c")
    terminal.type("\u{1B}")
    // This stall is required: it is longer than the wait for a typed Escape.
    poll(nil, 0, 200)
    terminal.type("P>|q(1)\u{1B}\\\u{1B}[?64;1c")
    terminal.type("2")
    try terminal.wait(for: "Heart rate")
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
  }

  @Test(arguments: ["\u{1B}[200~pasted", "\u{1B}[<0;1"])
  func `drops an unfinished input when it is suspended`(input: String) throws {
    let terminal = try PseudoTerminal()
    let app = try AppProcess(Programs.path(of: "HeartBeatDemo"), at: terminal)
    try terminal.waitForFirstFrame()
    terminal.type(input)
    try eventually("the input is read") { terminal.unreadCount == 0 ? () : nil }
    let start = terminal.received.count
    app.send(SIGTSTP)
    try terminal.wait(for: "\u{1B}[?1049l", after: start)
    try terminal.wait(for: "Settings", after: start)
    // Neither the paste nor the mouse report contains the next keys.
    terminal.type("2")
    try terminal.wait(for: "Heart rate", after: start)
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
  }

  @Test func `is shown even if the terminal reports no size`() throws {
    for (variables, columns, lastRow) in [
      ([:], 80, 24), (["COLUMNS": "60", "LINES": "12"], 60, 12),
    ] {
      let terminal = try PseudoTerminal(columns: 0, rows: 0)
      let app = try AppProcess(
        Programs.path(of: "HeartBeatDemo"), ["--look", "cupertino"], environment: variables,
        at: terminal)
      // This look has its tabs at the bottom.
      try terminal.wait(for: "Settings")
      #expect(terminal.lowestRow == lastRow)
      #expect(terminal.transcript.contains(String(repeating: "─", count: columns)))
      #expect(!terminal.transcript.contains(String(repeating: "─", count: columns + 1)))
      let start = terminal.received.count
      terminal.resize(columns: 100, rows: 30)
      try terminal.wait(for: "Settings", after: start)
      #expect(terminal.lowestRow == 30)
      terminal.type("q")
      #expect(try app.waitForEnd(at: terminal) == .exit(0))
    }
  }

  @Test func `adapts to a reported background`() throws {
    let terminal = try PseudoTerminal()
    let app = try AppProcess(
      Programs.path(of: "HeartBeatDemo"), ["--look", "cupertino"],
      environment: ["COLORFGBG": "15;0"], at: terminal)
    try terminal.waitForFirstFrame()
    try terminal.wait(for: "\u{1B}]11;?\u{1B}\\")
    #expect(terminal.transcript.contains("\u{1B}[?2031h"))
    let start = terminal.received.count
    terminal.type("\u{1B}[?997;2n")
    // The colour is the blue of the light edition.
    try terminal.wait(for: "38;5;26m", after: start)
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
  }

  @Test func `writes only the frames of its heart`() throws {
    let terminal = try PseudoTerminal()
    let app = try AppProcess(
      Programs.path(of: "HeartBeatDemo"), ["--rate", "220"], at: terminal)
    try terminal.waitForFirstFrame()
    let questions = "\u{1B}]11;?\u{1B}\\\u{1B}[c"
    try terminal.wait(for: questions)
    // Each frame begins with a move to the heart's first cell.
    let frames = try eventually("ten beats") {
      terminal.receive()
      let frames = terminal.transcript.split(separator: questions).last?
        .split(separator: "\u{1B}[5;28H", omittingEmptySubsequences: false)
      return frames.flatMap { $0.count > 16 ? $0.dropLast() : nil }
    }
    // After the first frame and the first beats, which start with another style, the larger heart
    // alternates.
    for (frame, next) in zip(frames.dropFirst(6), frames.dropFirst(8)) { #expect(frame == next) }
    #expect(frames[6] != frames[7])
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
  }
}

extension PseudoTerminal {
  /// The number of the lowest row to which the program has moved the cursor; rows count from 1.
  fileprivate var lowestRow: Int {
    var (row, lowest) = (1, 1)
    for piece in transcript.split(separator: "\u{1B}", omittingEmptySubsequences: false) {
      if let sequence = piece.wholeMatch(of: /\[(\d*)(?:;\d*)?([ABHr])(.*)/.dotMatchesNewlines()) {
        let number = Int(sequence.1) ?? 1
        switch sequence.2 {
        case "H": row = number
        case "A": row -= number
        case "B": row += number
        // Setting the margins moves the cursor to the first row.
        default: row = 1
        }
      }
      row += piece.utf8.count { $0 == UInt8(ascii: "\n") }
      lowest = max(lowest, row)
    }
    return lowest
  }
}
