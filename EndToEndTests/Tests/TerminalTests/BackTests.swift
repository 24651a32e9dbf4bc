internal import ScreenKitC
internal import Testing

@Suite(.serialized) struct `Back at the root` {
  @Test func `ends the app by its rule`() throws {
    let (terminal, app) = try start("finish")
    let before = terminal.received.count
    terminal.type("d")
    try terminal.wait(for: "deeper", after: before)
    terminal.type("\u{1B}")
    try terminal.wait(for: "visits 2", after: before)
    terminal.type("\u{1B}")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    #expect(TerminalState(after: terminal.received).modes == TerminalState.atRest)
  }

  @Test func `does nothing by its rule`() throws {
    let (terminal, app) = try start("ignore")
    // Alt with ←, since an Escape before another key would mean Alt. Only the effect of the next
    // key shows that this key was handled, without effect.
    terminal.type("\u{1B}[1;3D")
    let before = terminal.received.count
    terminal.type("d")
    try terminal.wait(for: "deeper", after: before)
    terminal.type("\u{1B}")
    try terminal.wait(for: "visits 2", after: before)
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
  }

  @Test(.enabled(if: Tmux.isWanted, "tmux is not installed"))
  func `suspends the app by its rule, and fg resumes it`() throws {
    let tmux = try Tmux(columns: 40, rows: 10)
    try tmux.enter(": before")
    try tmux.enter("\(Programs.path(of: "BackApp")) background")
    try waitForLine("visits 1", in: tmux)
    try tmux.press("d")
    try waitForLine("deeper", in: tmux)
    try tmux.press("Escape")
    try waitForLine("visits 2", in: tmux)
    try tmux.press("Escape")
    try tmux.waitForPrompt()
    #expect(try tmux.lines().first == "test$ : before")
    try tmux.enter("fg")
    try waitForLine("visits 3", in: tmux)
    try tmux.press("q")
    try tmux.waitForPrompt()
  }

  private func start(_ rule: String) throws -> (PseudoTerminal, AppProcess) {
    let terminal = try PseudoTerminal()
    let app = try AppProcess(Programs.path(of: "BackApp"), [rule], at: terminal)
    try terminal.wait(for: "visits 1")
    return (terminal, app)
  }

  private func waitForLine(_ text: String, in tmux: Tmux) throws {
    try eventually("\(text) in \((try? tmux.lines()) ?? [])") {
      try tmux.lines().contains { $0.contains(text) } ? () : nil
    }
  }
}
