internal import Testing

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Files of a running app, since built programs use FoundationEssentials, and tests all of
/// Foundation.
@Suite(.serialized) struct `Files of a running app` {
  private let folder = TemporaryFolder()

  private func start(at terminal: PseudoTerminal, _ arguments: [String] = []) throws -> AppProcess {
    let app = try AppProcess(
      Programs.path(of: "HeartBeatDemo"), arguments, environment: ["XDG_STATE_HOME": folder.path],
      at: terminal)
    try terminal.waitForFirstFrame()
    return app
  }

  @Test func `an app restores its state after a signal, not after quitting`()
    throws
  {
    var terminal = try PseudoTerminal()
    var app = try start(at: terminal)
    terminal.type("2++")
    try terminal.wait(for: "62")
    app.send(SIGTERM)
    #expect(try app.waitForEnd(at: terminal) == .signal(SIGTERM))

    terminal = try PseudoTerminal()
    app = try start(at: terminal)
    try terminal.wait(for: "62 BPM")
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    #expect(access("\(folder.path)/heart-beat-demo/screens.json", F_OK) != 0)
  }

  @Test func `keys from a file have their effects`() throws {
    let file = open("\(folder.path)/keys.json", O_CREAT | O_WRONLY, 0o600)
    let text = "{ \"Faster\": \"f\", \"Quit\": [\"x\"] }"
    _ = write(file, text, text.utf8.count)
    close(file)
    let terminal = try PseudoTerminal()
    let app = try start(at: terminal, ["--keys", "\(folder.path)/keys.json"])
    terminal.type("2fff")
    try terminal.wait(for: "63")
    terminal.type("x")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
  }
}
