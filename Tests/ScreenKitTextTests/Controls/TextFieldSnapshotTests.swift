import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

@MainActor
@Suite("Snapshots of TextField", .leakFree, .proves("F-035", "F-134"))
struct TextFieldSnapshotTests {
  private let field = TextField("Name", text: "Ada")

  private func stage(
    _ look: Look.Name = .terminal, _ glyphs: GlyphSet = .unicode, columns: Int = 12, rows: Int = 3,
    isFocused: Bool = true
  ) -> Stage {
    let other = Button("")
    let stage = Stage(
      Column(cross: .fill) {
        other; field
      }, columns: columns, rows: rows + 1, look, glyphs)
    if isFocused { stage.change { stage.application.focus.move(to: field) } }
    return stage
  }

  /// Returns the rows of the field.
  private func picture(_ stage: Stage) -> String {
    stage.framed.split(separator: "\n").dropFirst().joined(separator: "\n")
  }

  private func cursor(_ stage: Stage) -> [Int]? {
    stage.terminal.visibleCursor.map { [$0[0], $0[1] - 1] }
  }

  nonisolated private static let usual: [(Look.Name, GlyphSet, String, String)] = [
    (.terminal, .unicode, "|[Ada       ]|", "|┃Ada       ┃|"),
    (.terminal, .ascii, "|[Ada       ]|", "|#Ada       #|"),
    (.cupertino, .unicode, "| Ada        |", "|┃Ada       ┃|"),
    (.cupertino, .ascii, "| Ada        |", "|#Ada       #|"),
    (.material, .unicode, "| Ada        |\n|────────────|", "|┃Ada       ┃|\n|━━━━━━━━━━━━|"),
    (.material, .ascii, "| Ada        |\n|------------|", "|#Ada       #|\n|============|"),
  ]

  @Test(.proves("F-136"), arguments: usual)
  func `it looks as on its platform, without and with the focus`(
    look: Look.Name, glyphs: GlyphSet, usual: String, focused: String
  ) {
    let rows = usual.split(separator: "\n").count
    let without = stage(look, glyphs, rows: rows, isFocused: false)
    #expect(picture(without) == usual)
    #expect(cursor(without) == nil)
    let with = stage(look, glyphs, rows: rows)
    #expect(picture(with) == focused)
    #expect(cursor(with) == [4, 0])
  }

  @Test(arguments: Look.Name.allCases)
  func `a disabled one is dim and shows no cursor`(look: Look.Name) {
    let stage = stage(look)
    stage.change { field.isEnabled = false }
    let palette = Look.named(look).palette
    #expect(stage.surface.snapshot[1, 1].style == CellStyle(palette.text, on: palette.field, .dim))
    #expect(cursor(stage) == nil)
  }

  @Test(arguments: [
    (Look.Name.terminal, "|┃A         ┃|\n|! too short|\n|            |"),
    (.cupertino, "|┃A         ┃|\n|! too short|\n|            |"),
    (.material, "|┃A         ┃|\n|━━━━━━━━━━━━|\n|! too short|"),
  ])
  func `the mistake is below`(look: Look.Name, expected: String) {
    field.validation = { $0.count < 3 ? "too short" : nil }
    let stage = stage(look)
    stage.application.dispatch(.key(KeyPress("u", .control)), .key("A"))
    #expect(picture(stage) == expected.replacing("too short|", with: "too short |"))
  }

  @Test func `without a row for the mistake a sign shows it`() {
    field.validation = { _ in "wrong" }
    let stage = stage(rows: 1)
    stage.application.dispatch(.key("!"))
    #expect(picture(stage) == "|┃Ada!      !|")
  }

  @Test func `the placeholder is shown without text`() {
    field.value = ""
    let stage = stage(rows: 1)
    #expect(picture(stage) == "|┃Name      ┃|")
    #expect(cursor(stage) == [1, 0])
    let palette = Palette.ansi
    #expect(
      stage.surface.snapshot[1, 1].style
        == CellStyle(palette.tints[.secondary], on: palette.field))
  }

  @Test(.proves("F-036"), arguments: [(GlyphSet.unicode, "•"), (.ascii, "*")])
  func `a masked text shows a sign for each character`(glyphs: GlyphSet, sign: String) {
    field.isMasked = true
    field.value = "漢e\u{301}👩‍👩‍👧"
    let marks = String(repeating: sign, count: 3)
    let without = stage(glyphs: glyphs, isFocused: false)
    #expect(without.framed.contains("[\(marks)  "))
    let with = stage(.terminal, glyphs)
    #expect(with.framed.contains("\(marks)  "))
    #expect(cursor(with) == [4, 0])
  }

  private func stage(glyphs: GlyphSet, isFocused: Bool) -> Stage {
    stage(.terminal, glyphs, isFocused: isFocused)
  }

  @Test func `the selection is reversed`() {
    let stage = stage()
    stage.application.dispatch(.key(KeyPress(.left, .shift)))
    let styles = (1...4).map { stage.surface.snapshot[$0, 1].style.attributes.contains(.reverse) }
    #expect(styles == [false, false, true, false])
  }

  @Test func `a long text ends with an ellipsis, and scrolls when focused`() {
    field.value = "abcdefghijklmnop"
    #expect(picture(stage(rows: 1, isFocused: false)) == "|[abcdefghi…]|")
    let stage = stage(rows: 1)
    #expect(picture(stage) == "|┃hijklmnop ┃|")
    #expect(cursor(stage) == [10, 0])
    stage.application.dispatch(.key(KeyPress(.home)))
    #expect(picture(stage) == "|┃abcdefghij┃|")
    for _ in 0..<9 { stage.application.dispatch(.key(KeyPress(.right))) }
    #expect(picture(stage) == "|┃abcdefghij┃|")
    #expect(cursor(stage) == [10, 0])
    stage.application.dispatch(.key(KeyPress(.right)))
    #expect(picture(stage) == "|┃bcdefghijk┃|")
  }

  @Test func `deleting at the left edge shows preceding text`() {
    field.value = "abcdefghijklmnop"
    let stage = stage(rows: 1)
    for _ in 0..<10 { stage.application.dispatch(.key(KeyPress(.left))) }
    #expect(cursor(stage)?[0] ?? 0 > 1)
    #expect(picture(stage).contains("bcdefg"))
  }

  @Test func `no wide character is ever cut`() {
    field.value = String(repeating: "漢字", count: 8)
    #expect(picture(stage(rows: 1, isFocused: false)) == "|[漢字漢字… ]|")
    let stage = stage(rows: 1)
    for key in [Key.left, .right] {
      for _ in 0..<16 {
        stage.application.dispatch(.key(KeyPress(key)))
        let shown = picture(stage).dropFirst(2).dropLast(2)
        #expect(shown.contains("漢字") && shown.allSatisfy { "漢字 ".contains($0) })
        #expect((1...10).contains(cursor(stage)?[0] ?? 0))
      }
    }
  }

  @Test func `a press works in the turn in which text became shorter`() {
    field.value = String(repeating: "漢", count: 40)
    let stage = stage(rows: 1)
    let place = SurfacePoint(x: 5, y: 1)
    stage.application.dispatch(
      .key(KeyPress("u", .control)), .key("é"), .pointer(PointerEvent(.down(.left), at: place)),
      .pointer(PointerEvent(.up(.left), at: place)), .key("x"))
    #expect(field.value == "éx")
  }

  @Test(arguments: 0...4)
  func `the smallest sizes work`(columns: Int) {
    field.value = "漢字"
    for look in Look.Name.allCases {
      let stage = stage(look, columns: columns, rows: 1)
      for key in [Key.left, .left, .right, .backspace, "x"] {
        stage.application.dispatch(.key(KeyPress(key)))
        #expect(stage.isTruthful)
      }
    }
  }
}
