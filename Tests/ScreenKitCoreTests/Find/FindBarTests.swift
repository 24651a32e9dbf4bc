import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Find bar", .leakFree, .proves("F-037"))
struct FindBarTests {
  final class Screen: Controller {
    let text = TextView("the sea\nSea and seal\nthe end")
    lazy var bar = FindBar(for: text)

    override func makeView() -> View {
      (text.id, bar.id) = ("text", "bar")
      text.layout.flex = 1
      return Column(cross: .fill) {
        bar
        text
      }
    }
  }

  private func show(
    keeper: MemoryKeeper? = nil, isEditable: Bool = true
  ) -> (Screen, ScreenTest) {
    let screen = Screen()
    screen.text.isEditable = isEditable
    return (screen, ScreenTest(screen, keeper: keeper ?? MemoryKeeper()))
  }

  private static let find = KeyPress("f", .control)
  private static let next = KeyPress(.function(3))

  private func line(_ screen: Screen) -> Int { screen.text.editor.selection.head.line }

  @Test func `Ctrl-F opens it, and typing selects the first hit`() {
    let (screen, test) = show()
    #expect(!screen.bar.isOpen && !test.screen.contains("Match case"))
    test.press(FindBarTests.find)
    test.type("se")
    #expect(screen.bar.isOpen && screen.text.selectedText == "se")
    #expect(line(screen) == 0 && screen.bar.hitCount == 3)
    #expect(test.screen.contains("1 of 3"))
    test.type("al")
    #expect(line(screen) == 1 && screen.text.selectedText == "seal")
    test.press(KeyPress(.backspace), KeyPress(.backspace))
    #expect(line(screen) == 0)
  }

  @Test func `Enter and F3 continue, and wrap to the first hit`() {
    let (screen, test) = show()
    test.press(FindBarTests.find)
    test.type("sea")
    test.press(KeyPress(.enter))
    #expect(test.screen.contains("2 of 3"))
    test.press(FindBarTests.next, FindBarTests.next)
    #expect(test.screen.contains("1 of 3") && line(screen) == 0)
    test.press(KeyPress(.function(3), .shift))
    #expect(test.screen.contains("3 of 3"))
  }

  @Test func `Escape closes it and keeps the hit selected`() {
    let (screen, test) = show()
    test.press(FindBarTests.find)
    test.type("and")
    test.press(KeyPress(.escape))
    #expect(!screen.bar.isOpen && screen.text.isFocused)
    #expect(screen.text.selectedText == "and")
    test.press(FindBarTests.next)
    #expect(screen.text.selectedText == "and")
    test.type("or")
    #expect(screen.text.value.contains("Sea or seal"))
  }

  @Test func `a text without hits keeps the selection`() {
    let (screen, test) = show()
    screen.text.moveCursor(to: TextPosition(line: 1, offset: 2))
    test.press(FindBarTests.find)
    test.type("seax")
    #expect(test.screen.contains("No matches"))
    #expect(screen.text.editor.selection == TextSelection(at: TextPosition(line: 1, offset: 2)))
    test.press(KeyPress(.enter))
    #expect(line(screen) == 1)
  }

  @Test func `options change the hits at once`() {
    let (screen, test) = show()
    test.press(FindBarTests.find)
    test.type("sea")
    test.press(.checkbox, named: "Match case")
    #expect(screen.bar.hitCount == 2 && test.screen.contains("1 of 2"))
    test.press(.checkbox, named: "Whole words")
    #expect(screen.bar.hitCount == 1)
  }

  @Test func `replacing goes from hit to hit`() throws {
    let (screen, test) = show()
    screen.bar.replacement = "lake"
    test.press(FindBarTests.find)
    test.type("sea")
    try screen.bar.replace()
    #expect(screen.text.value == "the lake\nSea and seal\nthe end")
    #expect(line(screen) == 1 && screen.text.selectedText == "Sea")
    test.application.focus.move(to: screen.bar.replaceField.field)
    test.press(KeyPress(.enter))
    #expect(screen.text.value == "the lake\nlake and seal\nthe end")
  }

  @Test func `one undo reverts the replacement of all hits`() throws {
    let (screen, test) = show()
    let before = screen.text.value
    var changes = 0
    screen.text.onChange = { _ in changes += 1 }
    screen.bar.replacement = "x"
    test.press(FindBarTests.find)
    test.type("sea")
    test.press(.button, named: "Replace all")
    #expect(screen.text.value == "the x\nx and xl\nthe end" && changes == 1)
    #expect(test.screen.contains("3 replaced"))
    _ = try screen.text.perform(.undo)
    #expect(screen.text.value == before)
  }

  @Test func `a search after replacing all keeps the cursor in its line`() throws {
    let (screen, test) = show()
    screen.text.value = "aaa foo foo foo\nend"
    screen.text.moveCursor(to: .start)
    test.press(FindBarTests.find)
    test.type("foo")
    test.press(KeyPress(.enter), KeyPress(.enter))
    #expect(screen.text.editor.selection.range.lowerBound == TextPosition(line: 0, offset: 12))
    try screen.bar.replaceAll()
    #expect(screen.text.value == "aaa   \nend")
    test.type("x")
    #expect(screen.text.editor.selection == TextSelection(at: TextPosition(line: 0, offset: 6)))
    test.press(KeyPress(.escape))
    #expect(screen.text.isFocused && screen.text.cursorPlace?.x == 6)
  }

  @Test func `a new text moves the start of the search between characters`() {
    let (screen, test) = show()
    screen.text.moveCursor(to: TextPosition(line: 0, offset: 4))
    test.press(FindBarTests.find)
    screen.text.value = "abcé\nend"
    test.type("x")
    #expect(screen.text.editor.selection == TextSelection(at: TextPosition(line: 0, offset: 5)))
    screen.text.value = "ab\nend"
    test.type("y")
    #expect(screen.text.editor.selection == TextSelection(at: TextPosition(line: 0, offset: 2)))
  }

  @Test func `the pointer finds, goes back and closes`() {
    let (screen, test) = show()
    screen.bar.query = "sea"
    test.application.focus.move(to: screen.text)
    test.press(FindBarTests.find)
    test.click(screen.bar.search.next)
    #expect(test.screen.contains("1 of 3"))
    test.click(screen.bar.search.previous)
    #expect(test.screen.contains("3 of 3"))
    test.click(screen.bar.search.close)
    #expect(!screen.bar.isOpen && screen.text.isFocused)
  }

  @Test func `n and N search read-only text`() {
    let (screen, test) = show(isEditable: false)
    screen.bar.query = "sea"
    test.press(KeyPress("n"), KeyPress("n"))
    #expect(line(screen) == 1)
    test.press(KeyPress("N"))
    #expect(line(screen) == 0)
    test.press(FindBarTests.find)
    #expect(!test.screen.contains("Replace"))
  }

  @Test func `without a find bar the key is not handled`() {
    let (screen, test) = show()
    screen.bar.key = nil
    test.press(FindBarTests.find)
    #expect(!screen.bar.isOpen && screen.text.editor.selection.head.offset == 1)
  }

  @Test func `an edit while it is open counts again`() throws {
    let (screen, test) = show()
    test.press(FindBarTests.find)
    test.type("sea")
    screen.text.append(" sea")
    #expect(screen.bar.hitCount == 4)
    _ = test
  }

  @Test func `actions search like keys`() throws {
    let (screen, test) = show()
    test.press(FindBarTests.find)
    let target = try #require(test.application.window.target(of: screen.bar.search.field))
    test.send(.action(.setValue(.string("sea")), on: target), .action(.submit, on: target))
    #expect(test.screen.contains("2 of 3"))
    #expect(screen.bar.search.field.accessibleValue == "sea, 2 of 3")
    test.send(.action(.dismiss, on: target))
    #expect(!screen.bar.isOpen)
  }

  @Test func `a relaunch restores the search`() {
    let keeper = MemoryKeeper()
    let (screen, test) = show(keeper: keeper)
    test.press(FindBarTests.find)
    test.type("sea")
    screen.bar.replacement = "lake"
    test.press(.checkbox, named: "Match case")
    test.send(.application(.enterBackground))
    let (again, other) = show(keeper: keeper)
    #expect(again.bar.isOpen && again.bar.query == "sea" && again.bar.replacement == "lake")
    #expect(again.bar.matchesCase && again.bar.hitCount == 2)
    _ = other
  }
}
