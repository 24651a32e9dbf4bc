import ScreenKitTesting
import Testing

@testable import ScreenKitCore

@Suite("Keys written as strings", .leakFree)
struct KeyLiteralTests {
  @Test func `a literal is the key with its usual name`() {
    let presses: [KeyPress] = ["Ctrl-S", "f5", "Shift-Tab", "PgUp", "+", "Q", " ", "↑", "-"]
    #expect(
      presses == [
        KeyPress("s", .control), KeyPress(.function(5)), KeyPress(.tab, .shift),
        KeyPress(.pageUp), KeyPress(.character("+")), KeyPress(.character("Q")), KeyPress(.space),
        KeyPress(.character("↑")), KeyPress(.character("-")),
      ])
  }

  @Test func `a literal of a chord has several presses`() {
    let chords: [KeyChord] = ["Ctrl-K Ctrl-S", "g g", " ", "F2"]
    #expect(
      chords == [
        KeyChord(KeyPress("k", .control), KeyPress("s", .control)), KeyChord("g", "g"),
        KeyChord(KeyPress(.space)), KeyChord(KeyPress(.function(2))),
      ])
  }

  @Test func `commands take strings`() {
    let save = Command("Save", keys: ["Ctrl-S", "F2"]) {}
    #expect(save.keys == [KeyPress("s", .control), KeyPress(.function(2))])
    let format = Command("Format", chords: ["Ctrl-K f"]) {}
    #expect(format.chords.map(\.description) == ["Ctrl-K f"])
  }

  @Test(arguments: [
    ("Ctrl+S", "\"Ctrl+S\" is no key; write \"Ctrl-S\""),
    ("control-s", "\"control-s\" is no key; write \"Ctrl-S\""),
    ("Return", "\"Return\" is no key; write \"Enter\""),
    ("Cmd+Del", "\"Cmd+Del\" is no key; write \"Super-Delete\""),
    ("F99", "\"F99\" is no key; write a key as in \"Ctrl-S\", \"F5\", \"PgUp\" or \"?\""),
    ("", "\"\" is no key; write a key as in \"Ctrl-S\", \"F5\", \"PgUp\" or \"?\""),
    ("g g", "\"g g\" is a sequence of keys; write it as a chord: chords: [\"g g\"]"),
  ])
  func `a mistake is reported with the correct form`(text: String, message: String) {
    let error = #expect(throws: KeyLiteralError.self) { try KeyLiteral.press(text) }
    #expect(error?.description == message)
  }

  @Test func `a mistake in a chord is reported with the correct form`() {
    let error = #expect(throws: KeyLiteralError.self) { try KeyLiteral.chord("Ctrl+K s") }
    #expect(error?.description == "\"Ctrl+K s\" is no key; write \"Ctrl-K s\"")
  }

  @Test func `an invalid literal traps with that sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let press: KeyPress = "Ctrl+S"
      print(press)
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("KeyPress: \"Ctrl+S\" is no key; write \"Ctrl-S\""))
  }
}
