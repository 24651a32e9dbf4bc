internal import ScreenKitC
internal import Testing

@Suite(.serialized, .enabled(if: Tmux.isWanted, "tmux is not installed"))
struct `In a real terminal` {
  @Test func `the first screen equals the headless picture`() throws {
    let tmux = try start()
    try tmux.wait(for: snapshot(80, 24))
  }

  @Test func `another tab and five presses match the picture at every size`() throws {
    let tmux = try start()
    try tmux.press("2")
    try tmux.press("+", "+", "+", "+", "+")
    try tmux.wait(for: snapshot(80, 24, pressing: "2+++++"))
    try tmux.resize(columns: 30, rows: 10)
    try tmux.wait(for: snapshot(30, 10, pressing: "2+++++"))
    try tmux.press("C-z")
    try tmux.waitForPrompt()
    try tmux.enter("fg")
    try tmux.wait(for: snapshot(30, 10, pressing: "2+++++"))
    try tmux.resize(columns: 80, rows: 24)
    try tmux.wait(for: snapshot(80, 24, pressing: "2+++++"))
    try tmux.press("q")
    try tmux.waitForPrompt()
  }

  @Test func `the counter of the README counts`() throws {
    let tmux = try Tmux(columns: 40, rows: 10)
    try tmux.enter(Programs.path(of: "Counter"))
    try tmux.wait(for: ["0", "[ +1 ]"])
    try tmux.press("Enter", "Space", "Enter")
    try tmux.wait(for: ["3", "[ +1 ]"])
    try tmux.press("q")
    try tmux.waitForPrompt()
  }

  @Test func `a new window size gives the picture of that size`() throws {
    let tmux = try start()
    try tmux.wait(for: snapshot(80, 24))
    try tmux.resize(columns: 30, rows: 10)
    try tmux.wait(for: snapshot(30, 10))
    try tmux.resize(columns: 80, rows: 24)
    try tmux.wait(for: snapshot(80, 24))
  }

  @Test func `a window that is too small shows one explaining line`() throws {
    let tmux = try start()
    try tmux.wait(for: snapshot(80, 24))
    try tmux.resize(columns: 5, rows: 2)
    try tmux.wait(for: ["", "20x6"])
    try tmux.resize(columns: 80, rows: 24)
    try tmux.wait(for: snapshot(80, 24))
  }

  @Test func `a stopped app is redrawn completely`() throws {
    let tmux = try start()
    try tmux.wait(for: snapshot(80, 24))
    try tmux.press("C-z")
    try tmux.waitForPrompt()
    try tmux.enter("fg")
    try tmux.wait(for: snapshot(80, 24))
  }

  @Test(.proves("F-083")) func `a suspended app runs no code in any thread`() throws {
    let tmux = try start(rate: 220)
    try tmux.wait(for: snapshot(80, 24, rate: 220))
    let app = try tmux.foregroundJob()
    #expect(try !threadStates(of: app).contains { $0.hasPrefix("T") })
    try tmux.press("C-z")
    try tmux.waitForPrompt()
    let states = try threadStates(of: app)
    #expect(!states.isEmpty && states.allSatisfy { $0.hasPrefix("T") }, "\(states)")
    try tmux.enter("fg")
    try tmux.wait(for: snapshot(80, 24, rate: 220))
    #expect(try !threadStates(of: app).contains { $0.hasPrefix("T") })
  }

  @Test func `stopping and resuming from outside keeps the shell's line`() throws {
    let tmux = try start()
    try tmux.wait(for: snapshot(80, 24))
    let job = try tmux.foregroundJob()
    #expect(kill(-job, SIGTSTP) == 0)
    try tmux.waitForPrompt()
    try tmux.enter("stty -a | grep -c ' echo '")
    try eventually("a line that echoes") { try tmux.lines().contains("1") ? () : nil }
    try tmux.enter("fg")
    try tmux.wait(for: snapshot(80, 24))
    try tmux.press("q")
    try tmux.waitForPrompt()
  }

  @Test func `the shell's screen is unchanged`() throws {
    let tmux = try start()
    try tmux.wait(for: snapshot(80, 24))
    try tmux.press("q")
    try tmux.waitForPrompt()
    #expect(try tmux.lines().first == "test$ : before")
  }

  private func start(rate: Int = 30) throws -> Tmux {
    let tmux = try Tmux(columns: 80, rows: 24)
    try tmux.enter(": before")
    try tmux.enter("\(Programs.path(of: "HeartBeatDemo")) --rate \(rate)")
    return tmux
  }

  /// Returns the state letter of each thread of a process; T is a stopped thread.
  private func threadStates(of process: pid_t) throws -> [String] {
    try Programs.output(of: "/bin/ps", ["-L", "-o", "stat=", "-p", "\(process)"])
      .split(separator: "\n").map(String.init)
  }

  private func snapshot(
    _ columns: Int, _ rows: Int, pressing keys: String = "", rate: Int = 30
  ) throws -> [String] {
    try Tmux.trimmed(
      Programs.output(
        of: Programs.path(of: "HeartBeatDemo"),
        [
          "--snapshot", "text", "--size", "\(columns)x\(rows)", "--rate", "\(rate)",
          "--press", keys,
        ]))
  }
}
