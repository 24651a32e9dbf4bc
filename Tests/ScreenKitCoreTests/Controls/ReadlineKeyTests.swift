import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// The keys of readline, in edited text.
@MainActor
@Suite("Readline keys", .leakFree, .proves("F-035", "F-037"))
struct ReadlineKeyTests {
  private let field = TextField(text: "one two three")
  private let second = TextField()
  private let view = TextView("one\ntwo\nthree")
  private let app: TestApp

  init() {
    let column = Column {}
    column.setChildren([field, second, view])
    app = TestApp(TestScreen("screen", column))
    app.application.focus.move(to: field)
  }

  private func control(_ keys: Character...) {
    for key in keys { app.press(KeyPress(.character(key), .control)) }
  }

  @Test func `Ctrl-B and Ctrl-F move by a character, Ctrl-D deletes the next one`() {
    control("b", "b", "f", "b", "d")
    #expect(field.marked == "one two thr|e")
    control("d", "d")
    #expect(field.value == "one two thr")
  }

  @Test(arguments: [
    (KeyPress("w", .control), "one two ", "three"), (KeyPress("u", .control), "", "one two three"),
    (KeyPress(.backspace, .alt), "one two ", "three"),
  ])
  func `Ctrl-Y inserts killed text`(key: KeyPress, left: String, killed: String) {
    app.press(key)
    #expect(field.value == left)
    control("a", "y")
    #expect(field.value == killed + left)
    control("y")
    #expect(field.value == killed + killed + left)
  }

  @Test func `consecutive kills are joined in text order`() {
    control("w", "w")
    app.press(KeyPress(.home))
    control("y")
    #expect(field.value == "two threeone ")
    control("k", "w", "y")
    #expect(field.value == "two threeone ")
  }

  @Test func `consecutively killed lines are restored in any text`() {
    app.application.focus.move(to: view)
    app.press(KeyPress(.home, .control))
    control("k", "k", "k")
    #expect(view.value == "\nthree")
    app.application.focus.move(to: second)
    control("y")
    #expect(second.value == "one two")
  }

  @Test func `another action between two kills keeps only the last one`() {
    control("w")
    app.press(KeyPress(.left))
    control("k", "y", "y")
    #expect(field.value == "one two  ")
  }

  @Test func `text killed in a masked field is not stored`() {
    control("w")
    field.isMasked = true
    control("u", "y")
    #expect(field.value == "three")
  }

  @Test func `a kill does not change the clipboard`() {
    app.application.window.clipboard.copy("copied")
    control("w", "v")
    #expect(field.value == "one two copied")
  }

  @Test(arguments: ["_", "/"] as [Character])
  func `Ctrl-_ undoes, and Alt-_ redoes`(key: Character) {
    app.press("x")
    control(key)
    #expect(field.value == "one two three")
    app.press(KeyPress("_", .alt))
    #expect(field.value == "one two threex")
  }

  @Test func `text gets a key before a command with the same one`() {
    var count = 0
    app.application.add(Command("Find", keys: [KeyPress("f", .control)]) { count += 1 })
    control("f")
    #expect(count == 0)
    field.isEnabled = false
    second.isEnabled = false
    view.isEnabled = false
    control("f")
    #expect(count == 1)
  }

  @Test func `read-only text leaves editing keys to others`() throws {
    view.isEditable = false
    for key: Character in ["d", "k", "w", "u", "y"] {
      #expect(try !view.press(.character(key), .control))
    }
    #expect(try view.press("f", .control))
  }
}
