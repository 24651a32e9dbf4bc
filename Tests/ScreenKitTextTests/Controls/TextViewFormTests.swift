import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// Line numbers, lines that do not wrap, and hits of a search.
@MainActor
@Suite("Forms of TextView", .leakFree, .proves("F-037", "F-134"))
struct TextViewFormTests {
  private let view = TextView("one two three\n\n漢字漢字漢字漢字漢字")

  private func stage(
    _ look: Look.Name = .terminal, columns: Int = 16, rows: Int = 5
  ) -> Stage {
    view.layout.flex = 1
    let stage = Stage(Column(cross: .fill) { view }, columns: columns, rows: rows, look)
    stage.change { stage.application.focus.move(to: view) }
    return stage
  }

  @Test(
    .proves("R-114"),
    arguments: [
      (Alignment.leading, "|┃one two    ┃|\n|┃three      ┃|\n|┃           │|"),
      (.center, "|┃  one two  ┃|\n|┃   three   ┃|\n|┃           │|"),
      (.trailing, "|┃    one two┃|\n|┃      three┃|\n|┃           │|"),
    ])
  func `each row of a wrapped text follows the alignment`(
    alignment: Alignment, shown: String
  ) {
    view.alignment = alignment
    #expect(stage(columns: 13, rows: 3).framed == shown)
  }

  @Test func `the cursor and clicks follow an aligned text`() {
    view.alignment = .trailing
    let stage = stage(columns: 13, rows: 3)
    #expect(stage.surface.cursor?.x == 5)
    stage.application.dispatch(
      .pointer(PointerEvent(.down(.left), at: SurfacePoint(x: 9, y: 1))),
      .pointer(PointerEvent(.up(.left), at: SurfacePoint(x: 9, y: 1))))
    #expect(view.backend.selection.head == TextPosition(line: 0, offset: 10))
    #expect(stage.surface.cursor == SurfacePoint(x: 9, y: 1))
    // A step up keeps the column.
    stage.application.dispatch(.key(KeyPress(.up)))
    #expect(view.backend.selection.head == TextPosition(line: 0, offset: 4))
    #expect(stage.surface.cursor?.x == 9)
    stage.application.dispatch(.text("x"))
    #expect(view.value.hasPrefix("one xtwo"))
    #expect(stage.isTruthful)
    #expect(stage.surface.snapshot == stage.freshSnapshot())
  }

  @Test func `each line has its number at its first row`() {
    view.showsLineNumbers = true
    let stage = stage(rows: 4)
    #expect(
      stage.framed == """
        |┃1 one two     ┃|
        |┃  three       ┃|
        |┃2             ┃|
        |┃3 漢字漢字漢字│|
        """)
  }

  @Test(arguments: Look.Name.allCases)
  func `numbers are as wide as the last one`(look: Look.Name) {
    view.value = (1...12).map { "line \($0)" }.joined(separator: "\n")
    view.showsLineNumbers = true
    let stage = stage(look, columns: 20)
    stage.application.dispatch(.key(KeyPress(.end, .control)))
    #expect(stage.framed.contains("12 line 12"))
    stage.application.dispatch(.key(KeyPress(.home, .control)))
    #expect(stage.framed.contains(" 1 line 1"))
    #expect(stage.isTruthful)
  }

  @Test func `without space there are no numbers`() {
    view.showsLineNumbers = true
    #expect(stage(columns: 9, rows: 4).framed.hasPrefix("|┃one"))
  }

  @Test func `a line without wrapping is cut, with a sign`() {
    view.wraps = false
    let stage = stage(columns: 12, rows: 3)
    #expect(
      stage.framed == """
        |┃one two th…|
        |┃           |
        |┃漢字漢字漢…|
        """)
  }

  @Test func `a scrolled line shows the cursor`() {
    view.wraps = false
    let stage = stage(columns: 12, rows: 3)
    stage.application.dispatch(.key(KeyPress(.end)))
    #expect(stage.framed.hasPrefix("|┃ two three |"))
    #expect(stage.terminal.visibleCursor == [11, 0])
  }

  @Test(arguments: Look.Name.allCases)
  func `a hit is visible while the bar's field has the focus`(look: Look.Name) {
    let bar = FindBar(for: view)
    view.layout.flex = 1
    let stage = Stage(
      Column(cross: .fill) { [bar, view] }, columns: 40, rows: 16, look)
    stage.change { stage.application.focus.move(to: view) }
    stage.application.dispatch(.key(KeyPress("f", .control)), .text("two"))
    let reversed = (0..<16).flatMap { stage.surface.snapshot.runs(row: $0) }
      .filter { $0.style.attributes.contains(.reverse) }.map(\.text)
    #expect(reversed.contains("two"))
    #expect(stage.framed.contains("1 of 1") && stage.isTruthful)
  }
}
