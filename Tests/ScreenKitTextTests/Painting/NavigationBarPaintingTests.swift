import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

@MainActor
@Suite(.proves("F-059", "F-134", "F-139"), .leakFree) struct NavigationBarPaintingTests {
  private let frame = StackFrame()
  private let screen = Controller()
  private let edit = Button("Edit")

  init() {
    screen.title = "Ann"
    screen.navigationItem.trailing = [edit]
    frame.bar.back.keys = KeyChord(KeyPress(.escape))
    frame.content = Button("Call")
  }

  private func stage(
    _ columns: Int, _ rows: Int, _ look: Look.Name, _ glyphs: GlyphSet = .unicode,
    back: String? = "People"
  ) -> Stage {
    frame.bar.show(screen, backTitle: back)
    return Stage(frame, columns: columns, rows: rows, look, glyphs)
  }

  private func lines(_ stage: Stage) -> [String] {
    stage.framed.split(separator: "\n").map(String.init)
  }

  @Test func `a terminal has a path with the key for Back`() {
    #expect(
      lines(stage(32, 10, .terminal))[0...2] == [
        "| Esc People / Ann       [ Edit ]|", "|────────────────────────────────|",
        "|[ Call ]                        |",
      ])
    #expect(
      lines(stage(32, 9, .terminal, .ascii, back: nil))[0] == "| Ann                    [ Edit ]|")
  }

  @Test func `Cupertino has the title of Back, and centres the title`() {
    let stage = stage(32, 10, .cupertino)
    #expect(
      lines(stage)[0...1] == [
        "|‹ People      Ann          Edit |", "|────────────────────────────────|",
      ])
    #expect(stage.surface.snapshot[2, 0].style.foreground != .standard)
  }

  @Test func `Material has an arrow on a filled bar`() {
    let stage = stage(32, 10, .material)
    #expect(
      lines(stage)[0...1] == [
        "| ←  Ann                    EDIT |", "|‹CALL›                          |",
      ])
    #expect(
      stage.surface.snapshot[10, 0].style.background == PaletteEditions.named(.material).dark.bar)
    #expect(lines(self.stage(32, 3, .material, .ascii))[0] == "| <  Ann                    EDIT |")
  }

  @Test(arguments: [
    (Look.Name.terminal, "|‹Esc People›/ Ann       [ Edit ]|"),
    (.cupertino, "|‹ People›     Ann          Edit |"),
    (.material, "|‹←› Ann                    EDIT |"),
  ])
  func `a focused Back button is marked`(look: Look.Name, expected: String) {
    let stage = stage(32, 4, look)
    stage.change { stage.application.focus.move(to: frame.bar.back) }
    #expect(lines(stage)[0] == expected)
    #expect(stage.isTruthful)
  }

  @Test(arguments: Look.Name.allCases, Appearance.allCases)
  func `a focused Back button is readable`(look: Look.Name, appearance: Appearance) {
    let stage = stage(32, 4, look)
    stage.surface.use(appearance)
    stage.change { stage.application.focus.move(to: frame.bar.back) }
    let width = stage.surface.bounds(of: frame.bar.back)?.size.width ?? 0
    #expect(width > 2)
    for column in 0..<width {
      let style = stage.surface.snapshot[column, 0].style
      #expect(contrast(style, appearance) >= 4.5, "column \(column)")
    }
  }

  @Test(arguments: [
    (Look.Name.terminal, 24, "| Esc / Ann Lon… [ Edit ]|"),
    (.terminal, 34, "| Esc Peop… / Ann Longname [ Edit ]|"),
    (.cupertino, 24, "|‹    Ann Longname  Edit |"), (.cupertino, 16, "|‹  Ann L…  Edit |"),
    (.material, 16, "| ←  Ann…   EDIT |"), (.terminal, 6, "| Esc /|"), (.cupertino, 2, "|‹ |"),
    (.material, 1, "| |"),
  ])
  func `a bar fits into any space`(look: Look.Name, columns: Int, expected: String) {
    screen.title = "Ann Longname"
    let stage = stage(columns, 5, look)
    #expect(lines(stage)[0] == expected)
    #expect(stage.isTruthful)
  }

  @Test(arguments: Look.Name.allCases)
  func `another title is shown at once, without other changes`(look: Look.Name) {
    let stage = stage(32, 10, look)
    let before = lines(stage)
    stage.change { frame.bar.title = "Eve" }
    let after = lines(stage)
    #expect(after[0] == before[0].replacing("Ann", with: "Eve"))
    #expect(after[1...] == before[1...])
  }

  @Test(arguments: Look.Name.allCases)
  func `the pointer goes back, also in a narrow bar`(look: Look.Name) {
    var count = 0
    frame.bar.back.action = { count += 1 }
    for columns in [32, 6] {
      let stage = stage(columns, 5, look)
      let place = SurfacePoint(x: 0, y: 0)
      stage.application.dispatch(
        .pointer(PointerEvent(.down(.left), at: place)),
        .pointer(PointerEvent(.up(.left), at: place)))
    }
    #expect(count == 2)
  }

  @Test(arguments: Look.Name.allCases)
  func `without a bar the screen has all the space`(look: Look.Name) {
    screen.navigationItem.isHidden = true
    #expect(lines(stage(12, 2, look)).first?.uppercased().contains("CALL") == true)
  }

  @Test(arguments: Look.Name.allCases)
  func `control characters in a title do not reach the terminal`(look: Look.Name) {
    screen.title = "a\u{1b}[31mb\nc\u{202e}d"
    let stage = stage(40, 4, look, back: "x\u{9b}2Jy")
    #expect(stage.isTruthful)
    #expect(
      !stage.framed.unicodeScalars.contains { $0 == "\u{1b}" || $0 == "\u{9b}" || $0 == "\u{202e}" }
    )
  }
}
