internal import ScreenKitC
internal import Testing

/// Images in a terminal that the test simulates.
@Suite(.serialized) struct `Images` {
  private static let question = "\u{1B}[>0q"
  private static let kitty = "\u{1B}P>|kitty(0.35.2)\u{1B}\\\u{1B}[?62c"
  private static let sixels = "\u{1B}P>|foot(1.13.1)\u{1B}\\\u{1B}[?62;4;22c"
  private static let other = "\u{1B}P>|XTerm(388)\u{1B}\\\u{1B}[?62c"

  @Test func `arrive whole in kitty, and are deleted at the end`() throws {
    let (terminal, app) = try start(answering: Self.kitty)
    try terminal.wait(for: "\u{10EEEE}")
    try expectOneWholeImage(in: terminal.transcript)
    #expect(!terminal.transcript.contains("a=d"))
    terminal.type("\u{3}")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    try expectDeletion(at: terminal, count: 1)
  }

  @Test func `are deleted when a signal ends the app`() throws {
    let (terminal, app) = try start(answering: Self.kitty)
    try terminal.wait(for: "\u{10EEEE}")
    app.send(SIGTERM)
    #expect(try app.waitForEnd(at: terminal) == .signal(SIGTERM))
    try expectDeletion(at: terminal, count: 1)
  }

  @Test func `are sixels in terminals that report them`() throws {
    let (terminal, app) = try start(answering: Self.sixels)
    try terminal.wait(for: "\u{1B}P0;1q")
    terminal.type("\u{3}")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    #expect(!terminal.transcript.contains("\u{1B}_G"))
  }

  @Test func `are half blocks in other terminals`() throws {
    let (terminal, app) = try start(answering: Self.other)
    try expectHalfBlocks(terminal, app)
  }

  @Test(arguments: [["TMUX": "/tmp/tmux-0/default,1,0"], ["TERM": "screen-256color"]])
  func `are half blocks within a multiplexer`(environment: [String: String]) throws {
    for answer in [Self.kitty, Self.sixels] {
      let (terminal, app) = try start(environment: environment, answering: answer)
      try expectHalfBlocks(terminal, app)
    }
  }

  @Test func `are half blocks if the user selects them`() throws {
    let (terminal, app) = try start(["--images", "blocks"], answering: Self.kitty)
    try expectHalfBlocks(terminal, app)
  }

  @Test func `are half blocks without a report of the terminal`() throws {
    let (terminal, app) = try start(answering: nil)
    try expectHalfBlocks(terminal, app)
  }

  /// Starts the gallery with a page that shows an image of pixels.
  private func start(
    _ arguments: [String] = [], environment: [String: String] = [:], answering answer: String?
  ) throws -> (PseudoTerminal, AppProcess) {
    let terminal = try PseudoTerminal(columns: 100, rows: 40)
    let app = try AppProcess(
      Programs.path(of: "Gallery"), arguments, environment: environment, at: terminal)
    try terminal.wait(for: Self.question)
    if let answer { terminal.type(answer) }
    terminal.type("/image\r")
    return (terminal, app)
  }

  private func expectHalfBlocks(_ terminal: PseudoTerminal, _ app: AppProcess) throws {
    try terminal.wait(for: "▀")
    terminal.type("\u{3}")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    #expect(!terminal.transcript.unicodeScalars.contains("\u{10EEEE}"))
    #expect(!terminal.transcript.contains("\u{1B}_G"))
    #expect(!terminal.transcript.contains("\u{1B}P0;1q"))
  }

  /// Expects that the pixels of one image arrive in parts, in front of the first placeholder.
  private func expectOneWholeImage(in transcript: String) throws {
    // The text is searched by scalars, since each placeholder is one character with its marks.
    let scalars = transcript.unicodeScalars
    let place = try #require(scalars.firstIndex(of: "\u{10EEEE}"))
    let commands = String(scalars[..<place]).split(separator: "\u{1B}_G").dropFirst()
      .compactMap { $0.split(separator: "\u{1B}\\").first }
    let keys = try #require(commands.first?.split(separator: ";").first)
    var numbers: [Substring: Int] = [:]
    for key in keys.split(separator: ",") {
      let sides = key.split(separator: "=")
      numbers[sides[0]] = Int(sides[1])
    }
    let (width, height) = (try #require(numbers["s"]), try #require(numbers["v"]))
    let depth = try #require(numbers["f"]) / 8
    let parts = commands.filter { $0.contains(";") }.map { $0.split(separator: ";")[1] }
    #expect(parts.allSatisfy { $0.utf8.count <= 4096 })
    #expect(parts.joined().utf8.count == (width * height * depth + 2) / 3 * 4)
    #expect(commands.count { $0.hasPrefix("a=p,U=1,") } == 1)
  }

  /// Expects that all images are deleted before the alternate screen is left.
  private func expectDeletion(at terminal: PseudoTerminal, count: Int) throws {
    let bytes = terminal.transcript
    let leave = try #require(bytes.firstRange(of: "\u{1B}[?1049l"))
    #expect(bytes[..<leave.lowerBound].ranges(of: "\u{1B}_Ga=d,d=I,i=").count == count)
    #expect(!bytes[leave.upperBound...].contains("\u{1B}_G"))
  }
}
