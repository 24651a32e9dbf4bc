import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("TextView", .leakFree, .proves("F-034", "F-037"))
struct TextViewTests {
  private let view = TextView("one two three\n\nfour")

  /// Returns the visible rows, with a mark at that of the cursor.
  private func shown() -> [String] {
    if let area = view.area { view.didLayOut(area) }
    return view.shownRows.enumerated().map { index, row in
      let isHere = view.cursorPlace?.y == index
      return (isHere ? ">" : "") + view.editor.text.line(row.line)[bytes: row.bytes]
    }
  }

  @Test func `it starts at the beginning and wraps at row ends`() {
    view.layOut(width: 9, height: 5)
    #expect(shown() == [">one two ", "three", "", "four"])
    #expect(!view.hasMoreAbove && !view.hasMoreBelow)
  }

  @Test func `up and down move by rows and keep the column`() throws {
    view.layOut(width: 9, height: 5)
    for _ in 0..<6 { try view.press(.right) }
    let expected = ["one two three|", "one two three\n|", "one two three\n\nfour|"]
    for (index, text) in expected.enumerated() {
      try view.press(.down)
      #expect(view.marked.hasPrefix(text), "step \(index)")
    }
    for _ in 0..<3 { try view.press(.up) }
    #expect(view.marked == "one tw|o three\n\nfour")
  }

  @Test func `from the first and last row they go to the text's ends`() throws {
    try view.press(.right)
    try view.press(.up)
    #expect(view.marked.hasPrefix("|"))
    for _ in 0..<4 { try view.press(.down) }
    #expect(view.marked.hasSuffix("|"))
  }

  @Test func `with Shift they select`() throws {
    try view.press(.down, .shift)
    #expect(view.selectedText == "one two three\n")
    try view.press(.end, [.control, .shift])
    #expect(view.selectedText == "one two three\n\nfour")
  }

  @Test func `Enter and Ctrl-J begin a line, and a paste keeps its lines`() throws {
    try view.press(.enter)
    try view.press("j", .control)
    #expect(view.value.hasPrefix("\n\none"))
    try view.handleAll(.paste("a\r\nb\rc\u{1B}"))
    #expect(view.value.hasPrefix("\n\na\nb\ncone"))
  }

  @Test func `Home, End and kills apply to the line`() throws {
    view.value = "first\nsecond line"
    try view.press(.home)
    #expect(view.marked == "first\n|second line")
    try view.press("k", .control)
    #expect(view.marked == "first\n|")
    try view.press(.up)
    try view.press("k", .control)
    #expect(view.marked == "|\n")
    try view.press("k", .control)
    #expect(view.marked == "|")
    view.value = "a\nb"
    try view.press("u", .control)
    try view.press("u", .control)
    #expect(view.marked == "a|")
  }

  @Test func `the cursor stays visible`() throws {
    view.value = (1...9).map(String.init).joined(separator: "\n")
    view.layOut(width: 10, height: 3)
    #expect(shown() == ["1", "2", "3"])
    try view.press(.up)
    #expect(shown() == ["6", "7", ">8"])
    try view.press(.home, .control)
    #expect(shown() == [">1", "2", "3"])
    try view.press(.pageDown)
    #expect(shown() == ["1", "2", ">3"])
    try view.press(.pageDown)
    #expect(shown() == ["3", "4", ">5"])
    #expect(view.hasMoreAbove && view.hasMoreBelow)
    try view.press(.pageUp)
    try view.press(.pageUp)
    #expect(shown() == [">1", "2", "3"])
  }

  @Test func `the wheel scrolls without the cursor`() throws {
    view.value = (1...9).map(String.init).joined(separator: "\n")
    try view.press(.home, .control)
    view.layOut(width: 10, height: 3)
    #expect(try view.point(.scroll(x: 0, y: 1), x: 0))
    #expect(shown() == ["4", "5", "6"])
    #expect(view.cursorPlace == nil)
    #expect(try view.point(.scroll(x: 0, y: 5), x: 0))
    #expect(shown() == ["7", "8", "9"])
    #expect(try !view.point(.scroll(x: 0, y: 1), x: 0))
    try view.type("!")
    #expect(shown() == [">!1", "2", "3"])
  }

  @Test func `the pointer places the cursor in the pressed row`() throws {
    view.layOut(width: 9, height: 5)
    try view.point(.down(.left), x: 2, y: 1)
    #expect(view.marked == "one two th|ree\n\nfour")
    try view.point(.drag(.left), x: 1, y: 3)
    #expect(view.selectedText == "ree\n\nf")
    try view.point(.down(.left), x: 99, y: 0)
    #expect(view.marked == "one two| three\n\nfour")
    try view.point(.down(.left), x: 0, y: 99)
    #expect(view.marked == "one two three\n\n|four")
  }

  @Test func `a press works between a removed line and the layout`() throws {
    view.value = "a\nb"
    view.didLayOut(
      TextArea(
        origin: SurfacePoint(x: 0, y: 0), size: SurfaceSize(width: 9, height: 5),
        ruler: TextRowsTests.Ruler(),
        track: ScrollTrack(origin: SurfacePoint(x: 9, y: 0), length: 5)))
    try view.press(.home)
    try view.press(.backspace)
    try view.point(.down(.left), x: 0)
    #expect(view.marked == "|ab")
    #expect(view.scrollExtent.total == 1000)
    view.value = ""
    view.wraps = false
    try view.point(.down(.left), x: 0)
    #expect(view.scrollExtent.total == 1000)
  }

  @Test func `dragging beyond the edge scrolls there`() throws {
    view.value = (1...9).map(String.init).joined(separator: "\n")
    try view.press(.home, .control)
    view.layOut(width: 10, height: 3)
    _ = shown()
    try view.point(.down(.left), x: 0, y: 2)
    try view.point(.drag(.left), x: 1, y: 4)
    #expect(shown() == ["3", "4", ">5"])
    #expect(view.selectedText == "3\n4\n5")
  }

  @Test func `text that shrinks leaves no empty space`() throws {
    view.value = (1...9).map(String.init).joined(separator: "\n")
    view.layOut(width: 10, height: 4)
    try view.press(.end, .control)
    #expect(shown() == ["6", "7", "8", ">9"])
    for _ in 0..<4 { try view.press(.backspace) }
    #expect(shown() == ["4", "5", "6", ">7"])
  }

  @Test func `a read-only text can be read, selected and copied, but not changed`() throws {
    let app = TestApp(TestScreen("screen", view))
    view.isEditable = false
    for key in [KeyPress("x"), KeyPress(.enter), KeyPress(.backspace), KeyPress("z", .control)] {
      #expect(try !view.handle(.key(key)))
    }
    #expect(try !view.handle(.paste("x")))
    try view.press(.right, [.control, .shift])
    #expect(try view.press("c", .control))
    #expect(try !view.press("x", .control))
    #expect(app.application.window.clipboard.requestPaste() == "one")
    #expect(view.value == "one two three\n\nfour")
    #expect(view.savedState == nil)
  }

  @Test func `observers of the text get it, others only the change`() throws {
    let log = Log<String>()
    view.action = { log.write("changed") }
    try view.type("x")
    view.onChange = { log.write(String($0.prefix(3))) }
    try view.type("y")
    #expect(log.entries == ["changed", "xyo", "changed"])
  }

  @Test func `it has a role, a value and saved state`() throws {
    #expect(view.role == .textView)
    #expect(view.accessibleValue == view.value)
    let fresh = TextView()
    fresh.restore(try #require(view.savedState))
    #expect(fresh.value == view.value)
    #expect(fresh.selectedText.isEmpty)
  }

  @Test func `a size of zero is valid`() throws {
    view.layOut(width: 0, height: 0)
    try view.press(.end, .control)
    try view.type("x")
    try view.press(.up)
    try view.press(.pageDown)
    #expect(shown().count == 1)
    #expect(view.value == "one two three\n\nfourx")
  }
}
