import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Appending to a text", .leakFree, .proves("F-037"))
struct TextAppendTests {
  @Test func `a cursor at the end follows, any other stays`() throws {
    let view = TextView("one")
    view.append("\ntwo")
    #expect(view.marked == "|one\ntwo")
    try view.press(.end, .control)
    view.append("\nthree")
    #expect(view.marked == "one\ntwo\nthree|")
  }

  @Test func `the view scrolls with a cursor at the end`() throws {
    let view = TextView("1\n2\n3")
    view.layOut(width: 10, height: 2)
    view.append("\n4")
    view.layOut(width: 10, height: 2)
    #expect(view.shownRows.map(\.line) == [0, 1])
    try view.press(.end, .control)
    view.append("\n5")
    view.layOut(width: 10, height: 2)
    #expect(view.shownRows.map(\.line) == [3, 4])
  }

  @Test func `the selection and the observers are not changed`() throws {
    let view = TextView("one two")
    var changes = 0
    view.onChange = { _ in changes += 1 }
    _ = try view.perform(.selectAll)
    view.append(" three")
    #expect(view.selectedText == "one two" && changes == 0)
  }

  @Test func `control characters are removed, and empty text changes nothing`() {
    let view = TextView("a")
    view.append("\u{1B}[2J\r\nb")
    #expect(view.value == "a[2J\nb")
    let revision = view.backend.revision
    view.append("\u{7}")
    #expect(view.backend.revision == revision)
  }

  @Test func `undo keeps the selection at character boundaries`() throws {
    let view = TextView("a")
    _ = try view.perform(.move(.text, .forward))
    _ = try view.perform(.type("b"))
    _ = try view.perform(.undo)
    _ = try view.perform(.redo)
    _ = try view.perform(.undo)
    view.append("\u{301}")
    _ = try view.perform(.redo)
    _ = try view.perform(.undo)
    _ = try view.perform(.move(.word, .backward, selecting: true))
    #expect(view.value == "a\u{301}")
    #expect(view.selectedText == "a\u{301}")
  }

  @Test(arguments: RandomWalks.seeds(60))
  func `undoing all edits leaves the appended text`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let view = TextView("begin ")
    var appended = ""
    for _ in 0..<40 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        let text = ["x", "\n", "yz\n", "\u{301}", "é "].randomElement(using: &random) ?? ""
        appended += text
        view.append(text)
      case 1:
        let typed = ["a", "b", " ", "\n"].randomElement(using: &random) ?? ""
        _ = try view.perform(.type(typed))
      case 2: _ = try view.perform(.move(.word, .backward, selecting: true))
      case 3: _ = try view.perform(.undo)
      default: _ = try view.perform(.move(.text, .forward))
      }
    }
    for _ in 0..<60 { _ = try view.perform(.undo) }
    #expect(view.value == "begin " + appended)
  }
}
