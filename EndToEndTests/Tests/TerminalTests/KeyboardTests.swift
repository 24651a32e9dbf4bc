internal import ScreenKitC
internal import Testing

/// The kitty protocol of keys, in a terminal that the test simulates.
@Suite(.serialized) struct `The keyboard` {
  private static let question = "\u{1B}[?u", push = "\u{1B}[>5u", pop = "\u{1B}[<u"

  @Test func `stays unchanged if the terminal does not report support`() throws {
    let (terminal, app) = try start("HeartBeatDemo", answering: nil)
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    #expect(!terminal.transcript.contains(Self.push))
    #expect(!terminal.transcript.contains(Self.pop))
  }

  @Test func `uses the protocol if the terminal supports it, and restores it`() throws {
    let (terminal, app) = try start("HeartBeatDemo", answering: "\u{1B}[?0u")
    // The release of the quit key comes first, then the key that quits every app.
    terminal.type("\u{1B}[113;1:3u")
    terminal.type("2")
    try terminal.wait(for: "Heart rate")
    terminal.type("\u{1B}[99;5u")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    try expectReturn(at: terminal)
  }

  @Test func `is restored after a crash`() throws {
    let (terminal, app) = try start("CrashApp", answering: "\u{1B}[?0u")
    terminal.type("b")
    #expect(try app.waitForEnd(at: terminal) == .signal(SIGABRT))
    try expectReturn(at: terminal)
  }

  @Test func `is restored for an external program, and set again`() throws {
    let (terminal, app) = try start("ExternalProgramApp", ["exit 3"], answering: "\u{1B}[?0u")
    terminal.type("s")
    try terminal.wait(for: "exited(3)")
    #expect(terminal.transcript.split(separator: Self.push).count == 3)
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    #expect(terminal.transcript.split(separator: Self.pop).count == 3)
  }

  private func start(
    _ name: String, _ arguments: [String] = [], answering answer: String?
  ) throws -> (PseudoTerminal, AppProcess) {
    let terminal = try PseudoTerminal()
    let app = try AppProcess(Programs.path(of: name), arguments, at: terminal)
    try terminal.wait(for: Self.question)
    if let answer {
      terminal.type(answer)
      try terminal.wait(for: Self.push)
    }
    return (terminal, app)
  }

  /// Expects that the flags of the alternate screen are reset before the screen is left.
  private func expectReturn(at terminal: PseudoTerminal) throws {
    let bytes = terminal.transcript
    let pop = try #require(bytes.firstRange(of: Self.pop))
    let leave = try #require(bytes.firstRange(of: "\u{1B}[?1049l"))
    #expect(pop.upperBound < leave.lowerBound)
    #expect(bytes.ranges(of: Self.pop).count == 1)
  }
}
