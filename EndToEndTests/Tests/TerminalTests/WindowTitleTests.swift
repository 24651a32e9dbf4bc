internal import ScreenKitC
internal import Testing

/// The title of the terminal window.
@Suite(.serialized) struct `The window` {
  private static let push = "\u{1B}[22;2t", pop = "\u{1B}[23;2t"

  @Test func `has the front screen's title, and gets its own back`() throws {
    let (terminal, app) = try start()
    try terminal.wait(for: "\u{1B}]2;Settings\u{1B}\\", typing: "2")
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    let bytes = terminal.transcript
    #expect(bytes.ranges(of: Self.push).count == 1 && bytes.ranges(of: Self.pop).count == 1)
    let named = try #require(bytes.firstRange(of: "\u{1B}]2;"))
    #expect(try #require(bytes.firstRange(of: Self.push)).upperBound <= named.lowerBound)
  }

  @Test func `gets its title back after a crash, and links are closed`() throws {
    let (terminal, app) = try start("CrashApp")
    terminal.type("b")
    #expect(try app.waitForEnd(at: terminal) == .signal(SIGABRT))
    #expect(terminal.transcript.ranges(of: "\u{1B}]8;;\u{1B}\\" + Self.pop).count == 1)
  }

  @Test func `has its own title during an external program`() throws {
    let (terminal, app) = try start("ExternalProgramApp", ["exit 3"])
    terminal.type("s")
    try terminal.wait(for: "exited(3)")
    #expect(terminal.transcript.ranges(of: Self.push).count == 2)
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    #expect(terminal.transcript.ranges(of: Self.pop).count == 2)
  }

  @Test(arguments: ["linux", "vt100"])
  func `is unchanged if the terminal would show the sequences`(term: String) throws {
    let (terminal, app) = try start(environment: ["TERM": term])
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    #expect(!terminal.transcript.contains("\u{1B}]2;") && !terminal.transcript.contains(Self.push))
    #expect(!terminal.transcript.contains("\u{1B}]8;"))
  }

  @Test(.enabled(if: Tmux.isWanted, "tmux is not installed"))
  func `of a real terminal is renamed and restored`() throws {
    let tmux = try Tmux(columns: 60, rows: 10)
    let before = try tmux.title()
    try tmux.enter("\(Programs.path(of: "HeartBeatDemo"))")
    try eventually("a name") { try tmux.title() == before ? nil : () }
    try tmux.press("2")
    try eventually("the screen's name") { try tmux.title() == "Settings" ? () : nil }
    try tmux.press("q")
    try tmux.waitForPrompt()
    #expect(try tmux.title() == before)
  }

  private func start(
    _ name: String = "HeartBeatDemo", _ arguments: [String] = [],
    environment: [String: String] = [:]
  ) throws -> (PseudoTerminal, AppProcess) {
    let terminal = try PseudoTerminal()
    let app = try AppProcess(
      Programs.path(of: name), arguments, environment: environment, at: terminal)
    try terminal.waitForFirstFrame()
    return (terminal, app)
  }
}

extension PseudoTerminal {
  fileprivate func wait(for text: String, typing keys: String) throws {
    type(keys)
    try wait(for: text)
  }
}
