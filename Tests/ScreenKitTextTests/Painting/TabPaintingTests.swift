import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

@MainActor
@Suite(.leakFree, .proves("F-058", "F-134", "F-136")) struct TabPaintingTests {
  private let bar = TabBar(["Heart", "Settings"])

  /// Creates the stage; the bar has the focus only if no other view accepts it.
  private func stage(
    _ columns: Int, _ rows: Int, _ look: Look.Name, _ glyphs: GlyphSet = .unicode,
    content: View = Button("Press")
  ) -> Stage {
    let frame = TabFrame(bar: bar)
    frame.content = content
    return Stage(frame, columns: columns, rows: rows, look, glyphs)
  }

  private func lines(_ stage: Stage) -> [String] {
    stage.framed.split(separator: "\n").map(String.init)
  }

  @Test func `a terminal has numbered tabs at the top`() {
    #expect(
      lines(stage(24, 10, .terminal))[0...2] == [
        "| 1 Heart  2 Settings    |", "|────────────────────────|", "|[ Press ]               |",
      ])
    #expect(
      lines(stage(24, 9, .terminal, .ascii))[0...1] == [
        "| 1 Heart  2 Settings    |", "|[ Press ]               |",
      ])
  }

  @Test func `Cupertino has tabs at the bottom that share the width`() {
    let roomy = lines(stage(24, 10, .cupertino))
    #expect(roomy[0] == "|‹Press›                 |")
    #expect(roomy[8...9] == ["|────────────────────────|", "|   Heart      Settings  |"])
    #expect(lines(stage(24, 9, .cupertino, .ascii))[8] == "|   Heart      Settings  |")
  }

  @Test func `Material underlines the selected tab`() {
    #expect(
      lines(stage(24, 10, .material))[0...2] == [
        "|   HEART      SETTINGS  |", "|━━━━━━━━━━━━────────────|", "|‹PRESS›                 |",
      ])
    let stage = stage(24, 10, .material, .ascii)
    stage.change { bar.select(1) }
    #expect(
      lines(stage)[0...1] == ["|   HEART      SETTINGS  |", "|------------============|"])
  }

  @Test func `an icon that is a character is before its title`() {
    bar.show([TabLabel("Heart", icon: .sign("♥")), TabLabel("Settings")], selected: 0)
    #expect(lines(stage(28, 9, .terminal))[0] == "| 1 ♥ Heart  2 Settings      |")
    #expect(lines(stage(28, 9, .cupertino))[8].contains("♥ Heart"))
    #expect(lines(stage(28, 9, .material))[0].contains("♥ HEART"))
    // Without Unicode the mark is omitted.
    #expect(lines(stage(24, 9, .terminal, .ascii))[0] == "| 1 Heart  2 Settings    |")
  }

  @Test func `a terminal omits images in a bar`() throws {
    let before = lines(stage(24, 10, .terminal))
    let image = try #require(PixelImage(width: 1, height: 1, rgba: [9, 9, 9, 255]))
    bar.show([TabLabel("Heart", icon: .image(image)), TabLabel("Settings")], selected: 0)
    bar.image = image
    #expect(lines(stage(24, 10, .terminal)) == before)
  }

  @Test(arguments: Look.Name.allCases)
  func `the selected tab has the colour of the bar's paint`(look: Look.Name) {
    bar.paint = ViewPaint(background: TextColor(red: 0, green: 0, blue: 90))
    bar.paint?.activeForeground = TextColor(red: 255, green: 220, blue: 0)
    let stage = stage(24, 10, look)
    let runs = (0..<10).flatMap { stage.surface.snapshot.runs(row: $0) }
    let selected = runs.first { $0.text.lowercased().contains("heart") }
    #expect(selected?.style.foreground == .rgb(255, 220, 0))
    #expect(selected?.style.background == .rgb(0, 0, 90))
    let other = runs.first { $0.text.lowercased().contains("settings") }
    #expect(other?.style.foreground != .rgb(255, 220, 0))
  }

  @Test(arguments: Look.Name.allCases, Appearance.allCases)
  func `tabs are readable on the bar's paint`(look: Look.Name, appearance: Appearance) throws {
    bar.paint = ViewPaint(background: TextColor(red: 30, green: 50, blue: 90))
    let stage = stage(24, 10, look)
    stage.surface.use(appearance)
    stage.change {}
    let runs = (0..<10).flatMap { stage.surface.snapshot.runs(row: $0) }
    let other = try #require(runs.first { $0.text.lowercased().contains("settings") })
    #expect(contrast(other.style, appearance) >= 4.5, "\(other.style)")
  }

  @Test(arguments: CaseSample.every(4, of: 10...40))
  func `each tab has the line below it`(columns: Int) throws {
    let bar = TabBar(["One", "Two", "Three"])
    let frame = TabFrame(bar: bar)
    let stage = Stage(frame, columns: columns, rows: 10, .material)
    for (index, tab) in bar.children.enumerated() {
      stage.change { bar.select(index) }
      let bounds = try #require(stage.surface.bounds(of: tab))
      for column in 0..<columns {
        let isBelow = bounds.contains(SurfacePoint(x: column, y: 0))
        let glyph = stage.surface.snapshot.text(of: stage.surface.snapshot[column, 1])
        #expect(glyph == (isBelow ? "━" : "─"), "tab \(index), column \(column)")
      }
    }
  }

  @Test(arguments: [
    (Look.Name.terminal, GlyphSet.unicode, "|‹1 Heart› 2 Settings    |"),
    (.terminal, .ascii, "|<1 Heart> 2 Settings    |"),
    (.cupertino, .unicode, "|  ‹Heart›     Settings  |"),
    (.material, .ascii, "|  <HEART>     SETTINGS  |"),
  ])
  func `a focused bar marks the selected tab`(
    look: Look.Name, glyphs: GlyphSet, expected: String
  ) {
    let lines = lines(stage(24, 5, look, glyphs, content: Label("text")))
    #expect(lines[look == .cupertino ? 4 : 0] == expected)
  }

  @Test(arguments: Look.Name.allCases)
  func `the selected tab differs also without colours`(look: Look.Name) {
    let stage = stage(24, 5, look)
    let palette = Look.named(look).palette
    let style =
      look == .terminal
      ? CellStyle(palette.text, on: palette.bar, .reverse)
      : CellStyle(palette.tints[.accent], on: palette.bar, .bold)
    let row = look == .cupertino ? 4 : 0
    #expect(stage.surface.snapshot[4, row].style == style)
    #expect(
      stage.surface.snapshot[16, row].style
        == CellStyle(palette.tints[.secondary], on: palette.bar))
  }

  @Test(arguments: [
    (Look.Name.terminal, "3", "| 1 Heart  2 Settings (3)    |"),
    (.terminal, "", "| 1 Heart  2 Settings •      |"),
    (.cupertino, "3", "|    Heart      Settings (3) |"),
    (.material, "new", "|  HEART     SETTINGS •new   |"),
  ])
  func `a badge follows the title`(look: Look.Name, badge: String, expected: String) {
    bar.setBadge(badge, at: 1)
    let stage = stage(28, 5, look)
    #expect(lines(stage)[look == .cupertino ? 4 : 0] == expected)
    stage.change { bar.setBadge(nil, at: 1) }
    #expect(!stage.framed.contains(badge.isEmpty ? "•" : badge))
    #expect(stage.isTruthful)
  }

  @Test func `with little space the title shrinks before the badge`() {
    bar.setBadge("12", at: 1)
    #expect(lines(stage(20, 3, .terminal))[0] == "| 1 Heart 2 S… (12) ▸|")
  }

  @Test(arguments: [
    (Look.Name.terminal, 12, 3, "|‹1 Heart›  ▸|\n|text        |\n|            |"),
    (.cupertino, 12, 2, "|text        |\n|‹Heart›    ▸|"), (.terminal, 3, 1, "|1…›|"),
    (.cupertino, 3, 1, "|He…|"), (.material, 1, 1, "|…|"), (.terminal, 0, 0, ""),
  ])
  func `a bar fits into any space`(
    look: Look.Name, columns: Int, rows: Int, expected: String
  ) {
    #expect(stage(columns, rows, look, content: Label("text")).framed == expected)
  }
}
