import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Text without wrapping", .leakFree, .proves("F-037"))
struct TextWrapTests {
  private let view = TextView("one two three\nfour\nfive six")

  init() {
    view.wraps = false
    show()
  }

  private func show() { view.layOut(width: 8, height: 3) }

  private func shown() -> [String] {
    show()
    return view.shownRows.map { String(view.editor.text.line($0.line)[bytes: $0.bytes]) }
  }

  @Test func `each line is one row, cut at the right edge`() {
    #expect(shown() == ["one two", "four", "five si"])
    #expect(view.scrollExtent == ScrollExtent(offset: 0, visible: 3000, total: 3000))
  }

  @Test func `the view follows the cursor sideways`() throws {
    try view.press(.end)
    #expect(shown() == ["o three", "", "ix"])
    #expect(view.cursorPlace == SurfacePoint(x: 7, y: 0))
    try view.press(.home)
    #expect(shown() == ["one two", "four", "five si"])
  }

  @Test func `up and down keep the column beyond the end of a line`() throws {
    try view.press(.end)
    try view.press(.down)
    #expect(view.marked.contains("four|"))
    try view.press(.up)
    #expect(view.marked.contains("three|"))
  }

  @Test func `the wheel scrolls sideways as far as the longest line`() throws {
    let right = PointerInput(
      action: .scroll(x: 9, y: 0), location: SurfacePoint(x: 1, y: 0), isInside: true,
      modifiers: [])
    #expect(try view.handle(.pointer(right)))
    #expect(shown() == ["o three", "", "ix"])
    #expect(try !view.handle(.pointer(right)))
    view.wraps = true
    #expect(shown() == ["one two ", "three", "four"])
  }

  @Test func `a press finds the position in a scrolled line`() throws {
    try view.press(.end)
    show()
    let press = PointerInput(
      action: .down(.left), location: SurfacePoint(x: 2, y: 0), isInside: true, modifiers: [])
    _ = try view.handle(.pointer(press))
    #expect(view.marked.hasPrefix("one two |three"))
  }

  @Test func `a wide character cut by the edge leaves free units`() throws {
    // Capitals take two units; the first unit of B is to the left of the view.
    view.value = "aBcdefgh"
    try view.press(.end)
    #expect(shown() == ["cdefgh"])
    #expect(view.shownRows.first?.indent == 1)
    #expect(view.cursorPlace?.x == 7)
  }

  @Test(arguments: RandomWalks.seeds(100))
  func `the cursor is visible wherever it goes`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    view.value = "abc DEF ghi JKL mno PQR stu\n\nAB\nxyz XYZ xyz XYZ"
    for _ in 0..<40 {
      let steps: [TextCommand] = [
        .move(.character, .forward), .move(.word, .backward), .move(.line, .forward),
        .move(.line, .backward), .moveRows(.row, .forward), .moveRows(.row, .backward),
        .type("W"), .delete(.character, .backward),
      ]
      _ = try view.perform(steps.randomElement(using: &random) ?? .selectAll)
      show()
      let place = try #require(view.cursorPlace)
      #expect((0...7).contains(place.x) && (0..<3).contains(place.y))
      for row in view.shownRows {
        let part = view.editor.text.line(row.line)[bytes: row.bytes]
        #expect(row.indent + TextRowsTests.Ruler().width(of: part) <= 7)
      }
    }
  }
}
