import ScreenKitCore
import ScreenKitDocuments
import ScreenKitTestSupport
import Testing

@MainActor
@Suite("Files of keys", .proves("F-060"))
struct KeyMapFileTests {
  private func keys(_ text: String, of name: String) throws -> [String] {
    let command = Command(name, keys: ["x"]) {}
    return try KeyMapFile(text, file: "keys.json").keys.applied(to: command).chords
      .map(\.description)
  }

  private static let sample = """
    {
      "$schema": "keys.schema.json",
      "Save": ["Ctrl-S", "Ctrl-K s"],
      "Faster": "f",
      "Quit": [], "Close": []
    }
    """

  @Test(arguments: [
    ("Save", ["Ctrl-S", "Ctrl-K s"]), ("Faster", ["f"]), ("Quit", ["Ctrl-C"]), ("Close", []),
    ("Open", ["x"]),
    ("$schema", ["x"]),
  ])
  func `a command has the keys of the file, or its own`(
    name: String, expected: [String]
  ) throws {
    #expect(try keys(Self.sample, of: name) == expected)
  }

  @Test func `a file may begin with a byte order mark`() throws {
    #expect(try keys("\u{FEFF}" + Self.sample, of: "Faster") == ["f"])
  }

  @Test(arguments: [
    ("[]", "keys.json:1: an object of commands and their keys is expected, and here is a list"),
    ("{\n", "keys.json:2: a name in quotes is expected"),
    (
      "{\n\"Save\": 3}",
      "keys.json:2: a key such as \"Ctrl-S\" is expected, and here is a number"
    ),
    (
      "{\"Save\": [\"s\",\n{}]}",
      "keys.json:2: a key such as \"Ctrl-S\" is expected, and here is an object"
    ),
    (
      "{\"Save\": [\"s\",\n\"Contrl-S\"]}",
      "keys.json:2: \"Contrl-S\", given for \"Save\", is no key; write it as in Ctrl-S, F5 or Ctrl-K s"
    ),
    (
      "{\"Faster\": \"f\",\n\"Save\": \"f s\"}",
      "keys.json:2: f s, given for \"Save\", is given for \"Faster\" too, at least its beginning"
    ),
  ])
  func `an invalid file is an error with position and expectation`(
    text: String, message: String
  ) {
    let error = #expect(throws: KeyMapFileError.self) {
      _ = try KeyMapFile(text, file: "keys.json")
    }
    #expect(error?.description == "\(message) (SK603)")
    #expect(error?.key == (message.contains("Save") || text.contains("Save") ? "Save" : nil))
  }

  @Test func `a missing file is an error`() {
    let error = #expect(throws: KeyMapFileError.self) {
      _ = try KeyMapFile(path: "/nonexistent/keys.json")
    }
    #expect(error?.description == "/nonexistent/keys.json:1: the file cannot be read (SK603)")
  }

  @Test(arguments: 0..<20)
  func `random damage never traps`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var bytes = Array(Self.sample.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      _ = try? KeyMapFile(String(decoding: bytes, as: UTF8.self), file: "keys.json")
    }
  }
}
