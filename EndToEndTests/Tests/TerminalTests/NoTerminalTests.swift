internal import ScreenKitC
internal import Testing

@Suite struct `Without a terminal the program prints one sentence` {
  @Test func `when standard input is no terminal`() throws {
    let nothing = open("/dev/null", O_RDWR)
    defer { close(nothing) }
    try expectRefusal("standard input", input: nothing)
  }

  @Test func `when standard output is no terminal`() throws {
    let nothing = open("/dev/null", O_RDWR)
    defer { close(nothing) }
    try expectRefusal("standard output", output: nothing)
  }

  @Test(arguments: ["dumb", ""])
  func `when TERM names no terminal`(_ term: String) throws {
    try expectRefusal("TERM", environment: ["TERM": term])
  }

  @Test func `when a link is unknown`() throws {
    try expectRefusal("the app has no destination heart://liver", ["--open", "heart://liver"])
  }

  private func expectRefusal(
    _ reason: String, _ arguments: [String] = [], environment: [String: String] = [:],
    input: Int32? = nil,
    output: Int32? = nil
  ) throws {
    let (terminal, errors) = (try PseudoTerminal(), try PseudoTerminal())
    let before = terminal.lineModes
    let app = try AppProcess(
      Programs.path(of: "HeartBeatDemo"), arguments, environment: environment, at: terminal,
      input: input,
      output: output, error: errors.programEnd)
    #expect(try app.waitForEnd(at: terminal) == .exit(2))
    errors.receive()
    let lines = errors.transcript.split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(lines.count == 2 && lines.last == "" && lines[0].contains(reason), "\(lines)")
    #expect(!errors.transcript.contains("\u{1B}"))
    #expect(terminal.received.isEmpty)
    #expect(terminal.lineModes == before)
  }
}
