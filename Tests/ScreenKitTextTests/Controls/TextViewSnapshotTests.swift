import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

@MainActor
@Suite("Snapshots of TextView", .leakFree, .proves("F-034", "F-037", "F-134"))
struct TextViewSnapshotTests {
  private let view = TextView("one two three\n\n漢字漢字漢字")

  private func stage(
    _ look: Look.Name = .terminal, _ glyphs: GlyphSet = .unicode, columns: Int = 10, rows: Int = 5,
    isFocused: Bool = true
  ) -> Stage {
    view.layout.flex = 1
    let other = Button("")
    let stage = Stage(
      Column(cross: .fill) {
        other; view
      }, columns: columns, rows: rows + 1, look, glyphs)
    if isFocused { stage.change { stage.application.focus.move(to: view) } }
    return stage
  }

  private func picture(_ stage: Stage) -> String {
    stage.framed.split(separator: "\n").dropFirst().joined(separator: "\n")
  }

  nonisolated private static let usual: [(Look.Name, GlyphSet, Bool, [String])] = [
    (
      .terminal, .unicode, false,
      ["|│one two  |", "|│three    |", "|│         |", "|│漢字漢字 |", "|│漢字     |"]
    ),
    (
      .terminal, .unicode, true,
      ["|┃one two  |", "|┃three    |", "|┃         |", "|┃漢字漢字 |", "|┃漢字     |"]
    ),
    (
      .terminal, .ascii, true,
      ["|#one two  |", "|#three    |", "|#         |", "|#漢字漢字 |", "|#漢字     |"]
    ),
    (
      .cupertino, .unicode, false,
      ["| one two  |", "| three    |", "|          |", "| 漢字漢字 |", "| 漢字     |"]
    ),
    (
      .cupertino, .unicode, true,
      ["|┃one two  |", "|┃three    |", "|┃         |", "|┃漢字漢字 |", "|┃漢字     |"]
    ),
    (
      .material, .unicode, false,
      ["|one two  ┃|", "|three    ┃|", "|         ┃|", "|漢字漢字 │|", "|──────────|"]
    ),
    (
      .material, .ascii, true,
      ["|one two  #|", "|three    #|", "|         #|", "|漢字漢字 ||", "|==========|"]
    ),
  ]

  @Test(.proves("F-136"), arguments: usual)
  func `it looks as on its platform`(
    look: Look.Name, glyphs: GlyphSet, isFocused: Bool, expected: [String]
  ) {
    let stage = stage(look, glyphs, isFocused: isFocused)
    #expect(picture(stage) == expected.joined(separator: "\n"))
    #expect((stage.terminal.visibleCursor != nil) == isFocused)
  }

  @Test func `a bar shows hidden rows, and the cursor stays visible`() {
    let stage = stage(rows: 3)
    #expect(picture(stage) == "|┃one two ┃|\n|┃three   ┃|\n|┃        │|")
    for _ in 0..<3 { stage.application.dispatch(.key(KeyPress(.down))) }
    #expect(picture(stage) == "|┃three   │|\n|┃        ┃|\n|┃漢字漢字┃|")
    #expect(stage.terminal.visibleCursor == [1, 3])
    stage.application.dispatch(.key(KeyPress(.end)))
    #expect(picture(stage) == "|┃        │|\n|┃漢字漢字┃|\n|┃漢字    ┃|")
    #expect(stage.terminal.visibleCursor == [5, 3])
  }

  @Test func `a selection over lines shows their ends as well`() {
    let stage = stage()
    stage.application.dispatch(.key(KeyPress(.right, .control)))
    for _ in 0..<3 { stage.application.dispatch(.key(KeyPress(.down, .shift))) }
    let reversed = (1...5).map { row in
      (1...9).map { column in
        stage.surface.snapshot[column, row].style.attributes.contains(.reverse) ? "#" : "."
      }.joined()
    }
    #expect(reversed == ["...#####.", "######...", "#........", "##.......", "........."])
  }

  @Test func `tabs have their own width`() {
    view.value = "\ta\tb"
    let stage = stage(columns: 20, rows: 1)
    #expect(picture(stage) == "|┃    a    b         |")
    #expect(stage.terminal.visibleCursor == [11, 1])
    stage.application.dispatch(.key(KeyPress(.left)), .key(KeyPress(.left)))
    #expect(stage.terminal.visibleCursor == [6, 1])
  }

  @Test func `the pointer finds its position`() {
    let stage = stage()
    for (column, row, marked) in [(3, 1, "one"), (1, 4, "漢"), (4, 4, "字")] {
      let place = SurfacePoint(x: column, y: row)
      stage.application.dispatch(.pointer(PointerEvent(.down(.left), at: place)))
      stage.application.dispatch(.pointer(PointerEvent(.up(.left), at: place)))
      stage.application.dispatch(.key(KeyPress(.right, .shift)))
      #expect(marked.contains(view.selectedText), "\(view.selectedText)")
    }
  }

  @Test(arguments: Look.Name.allCases)
  func `a disabled one is dim, and an empty one shows its placeholder`(look: Look.Name) {
    view.isEnabled = false
    let stage = stage(look)
    let palette = Look.named(look).palette
    #expect(stage.surface.snapshot[1, 1].style == CellStyle(palette.text, on: palette.field, .dim))
    stage.change {
      view.value = ""
      view.placeholder = "Write here, please"
    }
    #expect(picture(stage).contains("Write he"))
  }

  @Test(arguments: 0...4)
  func `the smallest sizes work`(size: Int) {
    for look in Look.Name.allCases {
      let stage = stage(look, columns: size, rows: 4 - size)
      for key in [Key.down, .end, "x", .backspace, .up, .home, .pageDown] {
        stage.application.dispatch(.key(KeyPress(key)))
        #expect(stage.isTruthful)
      }
    }
  }
}
