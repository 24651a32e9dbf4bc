internal import ScreenKitC
internal import Testing

@Suite(.serialized, .enabled(if: Tmux.isWanted, "tmux is not installed"))
struct `A link on the command line` {
  @Test func `starts at its tab, with the other tab behind it`() throws {
    let tmux = try Tmux(columns: 80, rows: 24)
    try tmux.enter("\(Programs.path(of: "HeartBeatDemo")) --rate 30 --open heart://settings")
    try tmux.wait(for: snapshot("--open", "heart://settings"))
    try tmux.press("1")
    try tmux.wait(for: snapshot())
    try tmux.press("q")
    try tmux.waitForPrompt()
  }

  @Test func `waits for the login, then opens deep in a tab`() throws {
    let folder = TemporaryFolder()
    let tmux = try Tmux(columns: 80, rows: 24)
    let program = try Programs.path(of: "MusterDemo")
    try tmux.enter("\(program) --folder \(folder.path) --open muster://announcements/2")
    try wait(for: "[ Log in ]", in: tmux)
    #expect(try !tmux.lines().contains { $0.contains("When the bell rings") })
    try tmux.type("anna")
    try tmux.press("Enter")
    try tmux.type("north star")
    try tmux.press("Enter")
    try wait(for: "Welcome, anna", in: tmux)
    try tmux.press("Enter")
    try wait(for: "When the bell rings", in: tmux)
    try tmux.press("Escape")
    try wait(for: "The library closes early", in: tmux)
    try tmux.press("q")
    try tmux.waitForPrompt()
  }

  private func wait(for text: String, in tmux: Tmux) throws {
    try eventually("\(text) in \((try? tmux.lines()) ?? [])") {
      try tmux.lines().contains { $0.contains(text) } ? () : nil
    }
  }

  private func snapshot(_ arguments: String...) throws -> [String] {
    try Tmux.trimmed(
      Programs.output(
        of: Programs.path(of: "HeartBeatDemo"), ["--snapshot", "text", "--rate", "30"] + arguments))
  }
}
