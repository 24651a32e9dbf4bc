internal import Testing

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

@Suite(.serialized) struct `A theme that is edited while the app runs` {
  private let folder = TemporaryFolder()
  private var file: String { folder.path + "/theme.json" }

  /// Saves the file like an editor: a new file replaces the old one.
  private func save(_ text: String, inPlace: Bool = false) {
    let path = inPlace ? file : file + ".new"
    let descriptor = open(path, O_CREAT | O_WRONLY | O_TRUNC, 0o600)
    var text = text
    text.withUTF8 { _ = write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
    if !inPlace { rename(path, file) }
  }

  private func line(_ glyph: String) -> String { "{\"glyphs\": {\"horizontal\": \"\(glyph)\"}}" }

  @Test func `is shown at once, and a faulty one is only reported`() throws {
    save(line("="))
    let terminal = try PseudoTerminal(columns: 60, rows: 16)
    let app = try AppProcess(
      Programs.path(of: "HeartBeatDemo"), ["--theme", file], at: terminal)
    try terminal.wait(for: "====")
    save(line("~"))
    try terminal.wait(for: "~~~~")
    save(line("%"), inPlace: true)
    try terminal.wait(for: "%%%%")
    save("{\n\"glyph\": {}}")
    try terminal.wait(for: ":2: dark,")
    terminal.type("\r")
    let start = terminal.received.count
    save(line("#"))
    try terminal.wait(for: "####", after: start)
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
  }

  @Test func `is an error at the start`() throws {
    save("{\n\n\"dark\": {\"accent\": \"pink\"}}")
    let terminal = try PseudoTerminal()
    let app = try AppProcess(
      Programs.path(of: "HeartBeatDemo"), ["--theme", file], at: terminal)
    #expect(try app.waitForEnd(at: terminal) == .exit(2))
    #expect(terminal.transcript.contains(":3: a color such as"))
  }
}
