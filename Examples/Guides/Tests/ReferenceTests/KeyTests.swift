import ScreenKitCore
import ScreenKitDocuments
import ScreenKitTesting
import Testing

private final class Editor: Controller {
  private(set) var saves = 0
  override func makeView() -> View { Label("Text") }
  override func connect() { command("Save", "Ctrl-S") { $0.saves += 1 } }
}

/// A screen with one key for two commands.
private final class Crowded: Controller {
  override func makeView() -> View { Label("Text") }
  override func connect() {
    command("Copy all", "Ctrl-Y") { _ in }
    command("Paste all", "Ctrl-Y") { _ in }
  }
}

@MainActor
@Suite("Keys", .leakFree)
struct KeyTests {
  @Test func `a user's file gives commands other keys`() throws {
    let file = try KeyMapFile(#"{ "Save": "F2" }"#, file: "keys.json")
    let editor = Editor()
    let test = ScreenTest(editor, keys: file.keys)
    test.press("Ctrl-S")
    #expect(editor.saves == 0)
    test.press("F2")
    #expect(editor.saves == 1)
  }

  @Test func `a mistake in the file is reported with its line`() {
    let error = #expect(throws: KeyMapFileError.self) {
      try KeyMapFile("{\n\"Save\": 3 }", file: "keys.json")
    }
    #expect(error?.line == 2)
    #expect(throws: KeyMapError.self) { try KeyMap(["Save": ["Ctrl-Nothing"]]) }
  }

  @Test func `two commands with one key are a warning`() {
    let test = ScreenTest(Crowded())
    let conflicts = test.warnings.compactMap { warning -> CommandConflict? in
      if case .keyConflict(let conflict, _) = warning { conflict } else { nil }
    }
    #expect(conflicts.map(\.hidden) == ["Paste all"])
  }

  @Test func `the hints at the bottom show the keys of the screen`() {
    let test = ScreenTest(Editor(), showsKeyHints: true)
    #expect(test.application.keyHints.map(\.name).contains("Save"))
  }

  @Test func `a chord has modifiers`() {
    let press = KeyPress(.character("s"), [.control, .shift])
    #expect(press.modifiers.contains(KeyModifiers.control))
    #expect(press.phase == .down)
  }

  @Test func `a key pad types into a field`() throws {
    let field = TextField()
    let pad = KeyPad(
      for: field, KeyPad.Characters(letters: ["abc", "def"], symbols: ["123", "?!."]))
    for key in [Key.right, .enter, .enter] { _ = try pad.handle(.key(KeyPress(key))) }
    #expect(field.value == "bb")
  }
}
