import Foundation
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

@MainActor
@Suite(.leakFree, .proves("F-139")) struct ThemeFileTests {
  private static let sample = """
    {
      "$schema": "theme.schema.json",
      "dark": { "accent": "#ffcc00", "line": "bright black", "warning": 214, "bar": "default" },
      "light": { "accent": "blue" },
      "glyphs": { "bullet": "·", "box": "( )" }
    }
    """

  @Test func `a theme has the colours and the characters of its file`() throws {
    let file = try ThemeFile(Self.sample, file: "theme.json")
    #expect(
      file.theme.dark == [
        .tint(.accent): .rgb(255, 204, 0), .line: .ansi(8), .tint(.warning): .palette(214),
        .bar: .standard,
      ])
    #expect(file.theme.light == [.tint(.accent): .ansi(4)])
    #expect(file.theme.glyphs == ["bullet": "·", "box": "( )"])
    #expect(file.warnings.isEmpty)
  }

  @Test func `a file may begin with a byte order mark`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/theme.json"
    try Data(("\u{FEFF}" + Self.sample).utf8).write(to: URL(fileURLWithPath: path))
    let file = try ThemeFile(path: path)
    #expect(file.theme.light == [.tint(.accent): .ansi(4)])
  }

  @Test(arguments: [
    ("[]", 1, "an object with dark, light and glyphs is expected, and here is a list"),
    ("{\n\"dark\": {", 2, "a name in quotes is expected"),
    ("{\n\"day\": {}}", 2, "dark, light or glyphs is expected, and here is day"),
    ("{\"dark\":\n3}", 2, "an object of colors is expected, and here is a number"),
    (
      "{\"dark\": {\n\"acent\": \"red\"}}", 2,
      """
      one of accent, bar, field, highlight, inactiveHighlight, line, negative, page, panel, \
      positive, secondary, text, warning is expected, and here is acent
      """
    ),
    (
      "{\"dark\": {\"accent\":\n\"#ffcc0\"}}", 2,
      "a color such as \"#ffcc00\", \"bright red\", \"default\" or 0 to 255 is expected for accent"
    ),
    (
      "{\"light\": {\"accent\": 256}}", 1,
      "a color such as \"#ffcc00\", \"bright red\", \"default\" or 0 to 255 is expected for accent"
    ),
    ("{\"glyphs\": {\"bullet\": \"字\"}}", 1, "a character of one column is expected for bullet"),
    ("{\"glyphs\": {\"box\": \"[]\"}}", 1, "a text of 3 columns is expected for box"),
    (
      "{\"glyphs\": {\"check\": \"\\u001b\"}}", 1, "a character of one column is expected for check"
    ),
  ])
  func `an invalid file is an error with position and expectation`(
    text: String, line: Int, reason: String
  ) {
    let error = #expect(throws: ThemeFileError.self) { try ThemeFile(text, file: "theme.json") }
    #expect(error?.description == "theme.json:\(line): \(reason) (SK604)")
  }

  @Test func `a colour that is hard to read is reported`() throws {
    let text = "{\"light\": {\n\"accent\": \"#ffff00\"}, \"dark\": {\"accent\": \"#ffff00\"}}"
    #expect(
      try ThemeFile(text, file: "t.json").warnings == [
        """
        t.json:2: accent is hard to read on a light background: its contrast is 1.1, and the minimum is 3
        """
      ])
  }

  @Test func `a missing file is reported`() {
    #expect(throws: ThemeFileError.self) { try ThemeFile(path: "/nowhere/theme.json") }
  }

  @Test(arguments: Look.Name.allCases)
  func `each look accepts a theme, and its ASCII edition stays ASCII`(name: Look.Name) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/theme.json"
    try Self.sample.write(toFile: path, atomically: true, encoding: .utf8)
    let look = Look.named(name)
    _ = try LookTheme(path: path, look: look)
    #expect(look.palettes.dark.tints[.accent] == .rgb(255, 204, 0))
    #expect(look.palettes.light.tints[.accent] == .ansi(4))
    #expect(look.glyphs.bullet == "·")
    let plain = Look.named(name, glyphs: .ascii)
    _ = try LookTheme(path: path, look: plain)
    #expect(plain.glyphs == .ascii)
  }

  @Test func `a file is reloaded on request, and invalid ones change nothing`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/theme.json"
    try "{\"glyphs\": {\"horizontal\": \"=\"}}".write(
      toFile: path, atomically: true, encoding: .utf8)
    var options = TextOptions(look: .named(.terminal))
    options.user.theme = try LookTheme(path: path, look: options.look)
    let stage = Stage(Box("", Label("text")), columns: 10, rows: 3, options: options)
    #expect(stage.framed.contains("╭======"))

    try "{\"glyphs\": {\"topLeft\": \"*\"}}".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try stage.surface.reloadTheme() == [])
    stage.application.run {}
    #expect(stage.framed.contains("*──────"))
    #expect(stage.isTruthful)

    try "{".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(throws: ThemeFileError.self) { try stage.surface.reloadTheme() }
    stage.application.run {}
    #expect(stage.framed.contains("*──────"))
  }

  @Test func `a reload also changes the characters of documents`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/theme.json"
    try "{}".write(toFile: path, atomically: true, encoding: .utf8)
    var options = TextOptions(look: .named(.terminal))
    options.user.theme = try LookTheme(path: path, look: options.look)
    let document = DocumentView(Document(markdown: "- item"))
    let stage = Stage(document, columns: 12, rows: 2, options: options)
    #expect(stage.framed.contains("|• item"))

    try "{\"glyphs\": {\"bullet\": \"*\"}}".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try stage.surface.reloadTheme() == [])
    stage.application.run {}
    #expect(stage.framed.contains("|* item"))
  }

  private static let docs = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Docs").standardized

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.docs.appending(path: name), encoding: .utf8)
  }

  @Test func `the schema and the page about themes have the same names`() throws {
    let json = try JSONSerialization.jsonObject(with: Data(text("theme.schema.json").utf8))
    let schema = try #require(json as? [String: Any])
    let parts = try #require(schema["properties"] as? [String: [String: Any]])
    let colors = try #require((schema["$defs"] as? [String: [String: Any]])?["colors"])
    func listed(_ part: [String: Any]?) -> [String]? {
      (part?["propertyNames"] as? [String: Any])?["enum"] as? [String]
    }
    #expect(parts.keys.sorted() == ["$schema", "dark", "glyphs", "light"])
    #expect(listed(colors) == Theme.Role.names.keys.sorted())
    #expect(listed(parts["glyphs"]) == GlyphSet.paths.keys.sorted())
    let rows = try text("Themes/README.md").split(separator: "\n").filter { $0.hasPrefix("| `") }
    let told = rows.flatMap { row in
      row.split(separator: "|")[0].matches(of: /`(\w+)`/).map { String($0.1) }
    }
    let names = Array(Theme.Role.names.keys) + Array(GlyphSet.paths.keys)
    #expect(told.sorted() == names.sorted())
  }

  @Test func `the example is readable on both backgrounds`() throws {
    let file = try ThemeFile(text("Themes/amber.json"), file: "amber.json")
    #expect(file.warnings.isEmpty)
    #expect(file.theme.dark.count == Theme.Role.names.count)
    #expect(!file.theme.light.isEmpty && !file.theme.glyphs.isEmpty)
  }

  @Test func `every character of a look has one name`() {
    for (name, path) in GlyphSet.paths {
      var glyphs = GlyphSet.unicode
      glyphs[keyPath: path] = "?"
      let changed = GlyphSet.paths.filter { glyphs[keyPath: $1] != GlyphSet.unicode[keyPath: $1] }
      #expect(Array(changed.keys) == [name])
    }
    let characters = Mirror(reflecting: GlyphSet.unicode).children.filter { $0.value is String }
    #expect(Set(characters.compactMap(\.label)) == Set(GlyphSet.paths.keys))
  }
}
