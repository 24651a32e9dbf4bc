import ScreenKitCore
import ScreenKitTestSupport
import Testing

@MainActor
@Suite("Clicks on text", .proves("F-035", "F-037"))
struct TextClickTests {
  private let field = TextField(text: "one two_2, (drei)  ")
  private let view = TextView("first line\n\nand the last")

  init() {
    field.layOut(width: 40)
    view.layOut(width: 40, height: 5)
  }

  nonisolated private static let words: [(Int, String)] = [
    (0, "one"), (2, "one"), (3, " "), (5, "two_2"), (9, ","), (11, "("), (12, "drei"),
    (17, "  "), (30, "  "),
  ]

  @Test(arguments: words)
  func `a double click selects the word, the blanks or the signs`(x: Int, text: String) throws {
    try field.point(.down(.left), x: x, clicks: 2)
    #expect(field.selectedText == text)
    try field.point(.up(.left), x: x, clicks: 2)
    #expect(field.selectedText == text)
  }

  @Test func `a triple click selects the line`() throws {
    try field.point(.down(.left), x: 5, clicks: 3)
    #expect(field.selectedText == field.value)
    try view.point(.down(.left), x: 2, y: 2, clicks: 3)
    #expect(view.selectedText == "and the last")
    try view.point(.down(.left), x: 2, y: 1, clicks: 3)
    #expect(view.selectedText.isEmpty)
  }

  @Test func `dragging after a double click extends by words, either way`() throws {
    try field.point(.down(.left), x: 5, clicks: 2)
    try field.point(.drag(.left), x: 13, clicks: 2)
    #expect(field.selectedText == "two_2, (drei")
    try field.point(.drag(.left), x: 1, clicks: 2)
    #expect(field.selectedText == "one two_2")
    try field.point(.drag(.left), x: 6, clicks: 2)
    #expect(field.selectedText == "two_2")
    try field.point(.up(.left), x: 6, clicks: 2)
    try field.point(.drag(.left), x: 13, clicks: 2)
    #expect(field.selectedText == "two_2")
  }

  @Test func `dragging after a triple click extends by lines`() throws {
    try view.point(.down(.left), x: 2, y: 2, clicks: 3)
    try view.point(.drag(.left), x: 4, y: 0, clicks: 3)
    #expect(view.selectedText == view.value)
    try view.point(.drag(.left), x: 4, y: 1, clicks: 3)
    #expect(view.selectedText == "\nand the last")
  }

  @Test func `a double click on a secret does not reveal its words`() throws {
    field.isMasked = true
    try field.point(.down(.left), x: 5, clicks: 2)
    #expect(field.selectedText == field.value)
  }

  @Test func `a single click places the cursor`() throws {
    try field.point(.down(.left), x: 5, clicks: 2)
    try field.point(.down(.left), x: 5, clicks: 1)
    #expect(field.marked == "one t|wo_2, (drei)  ")
  }

  @Test func `a text that became shorter survives a drag`() throws {
    try field.point(.down(.left), x: 13, clicks: 2)
    field.value = "a"
    try field.point(.drag(.left), x: 2, clicks: 2)
    #expect(field.selectedText.isEmpty)
  }
}
