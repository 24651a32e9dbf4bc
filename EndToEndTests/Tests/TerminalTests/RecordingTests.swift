internal import Testing

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

@Suite(.serialized) struct `A recorded app` {
  private let folder = TemporaryFolder()
  private var file: String { folder.path + "/a.cast" }

  /// Returns how a replay ends.
  private func replay(_ arguments: [String], _ terminal: PseudoTerminal) throws
    -> AppProcess.Ending
  {
    let app = try AppProcess(
      Programs.path(of: "HeartBeatDemo"), ["--replay", file] + arguments, at: terminal)
    return try app.waitForEnd(at: terminal)
  }

  @Test func `is repeated, and a difference is reported`() throws {
    let terminal = try PseudoTerminal()
    let app = try AppProcess(
      Programs.path(of: "HeartBeatDemo"), ["--rate", "120", "--record", file], at: terminal)
    try terminal.waitForFirstFrame()
    terminal.type("2")
    try terminal.wait(for: "Heart rate")
    terminal.type("++")
    try terminal.wait(for: "2")
    let start = terminal.received.count
    terminal.resize(columns: 60, rows: 20)
    try terminal.wait(for: "Heart rate", after: start)
    terminal.type("1q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))

    let same = try PseudoTerminal(columns: 100, rows: 40)
    #expect(try replay(["--rate", "120"], same) == .exit(0))
    #expect(same.transcript.contains("screens were compared; each is as it was recorded."))
    let other = try PseudoTerminal(columns: 100, rows: 40)
    #expect(try replay(["--rate", "60"], other) == .exit(1))
    #expect(other.transcript.contains("recorded |"))
    #expect(other.transcript.contains("replayed |"))
  }

  @Test func `never overwrites a file, and other files are not replayed`() throws {
    close(open(file, O_CREAT | O_WRONLY, 0o600))
    let terminal = try PseudoTerminal()
    let app = try AppProcess(
      Programs.path(of: "HeartBeatDemo"), ["--record", file], at: terminal)
    #expect(try app.waitForEnd(at: terminal) == .exit(2))
    #expect(try replay([], PseudoTerminal()) == .exit(2))
  }

  @Test func `ends with a whole line on a full disk`() throws {
    let terminal = try PseudoTerminal()
    let program = try Programs.path(of: "HeartBeatDemo")
    let app = try AppProcess(
      "/bin/sh", ["-c", "ulimit -f 8; exec \(program) --rate 220 --record \(file)"], at: terminal)
    try terminal.wait(for: "cannot be written")
    terminal.type("\u{3}")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    let recording = open(file, O_RDONLY)
    defer { close(recording) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(recording, &bytes, bytes.count)
    #expect(count > 0 && bytes[..<max(0, count)].last == UInt8(ascii: "\n"))
  }
}
