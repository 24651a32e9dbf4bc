import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// Views with explicit colours, opacity and fonts, in cells.
@MainActor
@Suite(.leakFree) struct ViewPaintTests {
  nonisolated private static let plum = TextColor(red: 120, green: 40, blue: 120)
  nonisolated private static let sky = TextColor(red: 40, green: 160, blue: 250)
  private static let onPlum = LookColor.rgb(120, 40, 120), inSky = LookColor.rgb(40, 160, 250)

  private func stage(
    _ view: View, columns: Int = 12, rows: Int = 3, _ look: Look.Name = .terminal,
    colors: ColorDepth = .full
  ) -> Stage {
    Stage(
      view, columns: columns, rows: rows,
      options: TextOptions(look: .named(look), colors: colors))
  }

  @Test(.proves("R-038", "R-087"), arguments: Look.Name.allCases)
  func `a label has its colours, with its padding`(look: Look.Name) {
    let label = Label("ab")
    label.style.tint = .accent
    label.layout.padding = .init(horizontal: 1)
    label.paint = ViewPaint(foreground: Self.sky, background: Self.plum)
    let picture = stage(Row { label }, look).surface.snapshot
    for column in 0..<4 {
      #expect(picture[column, 0].style == CellStyle(Self.inSky, on: Self.onPlum), "\(column)")
    }
    #expect(picture[4, 0].style.background != Self.onPlum)
  }

  @Test(.proves("R-098"), arguments: Look.Name.allCases)
  func `a button has another colour with the focus`(look: Look.Name) throws {
    let (button, other) = (Button("ab"), Button("cd"))
    button.paint = ViewPaint(background: Self.plum)
    button.paint?.activeForeground = Self.sky
    let stage = stage(Column { [button, other] }, look)
    func style() throws -> CellStyle {
      let runs = stage.surface.snapshot.runs(row: 0)
      return try #require(runs.first { $0.text.lowercased().contains("ab") }).style
    }
    #expect(try style() == CellStyle(Self.inSky, on: Self.onPlum, style().attributes))
    #expect(try style().attributes.contains(.bold))
    stage.change { stage.application.focus.move(to: other) }
    #expect(try style().foreground != Self.inSky)
    stage.change { button.isEnabled = false }
    #expect(try style().foreground != Self.inSky)
  }

  @Test(arguments: [
    ViewPaint(foreground: sky), ViewPaint(font: ViewFont(weight: .bold)),
    ViewPaint(foreground: sky, opacity: 0.5),
  ])
  func `a change in an empty view keeps its blank cells`(paint: ViewPaint) {
    let label = Label("a")
    label.layout.width = .init(minimum: 4, maximum: 4)
    let painted = Column { label }
    painted.paint = paint
    let outer = Column { painted }
    outer.paint = ViewPaint(background: Self.plum)
    let stage = stage(outer)
    stage.change { label.text = "b" }
    #expect(stage.surface.snapshot == stage.freshSnapshot())
  }

  @Test func `text on a background alone is readable`() {
    let dark = Label("a"), light = Label("b")
    dark.paint = ViewPaint(background: Self.plum)
    light.paint = ViewPaint(background: TextColor(red: 250, green: 250, blue: 200))
    let picture = stage(
      Column {
        dark; light
      }
    ).surface.snapshot
    #expect(picture[0, 0].style.foreground == .rgb(255, 255, 255))
    #expect(picture[0, 1].style.foreground == .rgb(0, 0, 0))
  }

  @Test(.proves("R-097"), arguments: Look.Name.allCases)
  func `a button has its colours, and those of the focus`(look: Look.Name) {
    let first = Button("a"), second = Button("b")
    for button in [first, second] {
      button.paint = ViewPaint(foreground: Self.sky, background: Self.plum)
    }
    let stage = stage(
      Column {
        first; second
      }, look)
    let picture = stage.surface.snapshot
    #expect(picture[1, 1].style.background == Self.onPlum)
    #expect(picture[1, 1].style.foreground == Self.inSky)
    #expect(picture[1, 0].style != picture[1, 1].style)
    let palette = Look.named(look).palette
    if !palette.highlight.isStandard {
      #expect(picture[1, 0].style.background == palette.highlight)
    }
  }

  @Test(.proves("R-107"), arguments: Look.Name.allCases)
  func `a text field has its colours on its whole width`(look: Look.Name) {
    let field = TextField(text: "abc")
    field.paint = ViewPaint(foreground: Self.sky, background: Self.plum)
    let picture = stage(
      Column {
        Button("x"); field
      }, look
    ).surface.snapshot
    for column in 0..<12 { #expect(picture[column, 1].style.background == Self.onPlum) }
    #expect(picture[1, 1].style.foreground == Self.inSky)
  }

  @Test func `views in a painted one inherit its colours`() {
    let tinted = Label("t")
    tinted.style.tint = .negative
    let column = Column {
      Label("a"); tinted; Box("", Label("b"))
    }
    column.paint = ViewPaint(foreground: Self.sky, background: Self.plum)
    let picture = stage(column, rows: 5).surface.snapshot
    #expect(picture[0, 0].style == CellStyle(Self.inSky, on: Self.onPlum))
    #expect(picture[0, 1].style == CellStyle(Palette.ansi.tints[.negative], on: Self.onPlum))
    #expect(picture[2, 3].style == CellStyle(Self.inSky, on: Self.onPlum))
    #expect(picture[11, 4].style.background == Self.onPlum)
  }

  @Test func `runs keep their own colours in a painted label`() {
    let label = Label(styled: "a\("b", foreground: TextColor(red: 0, green: 255, blue: 0))")
    label.style.tint = .accent
    label.paint = ViewPaint(foreground: Self.sky, background: TextColor(red: 0, green: 0, blue: 0))
    let picture = stage(label).surface.snapshot
    #expect(picture[0, 0].style.foreground == Self.inSky)
    #expect(picture[1, 0].style.foreground == .rgb(0, 255, 0))
  }

  @Test(arguments: Look.Name.allCases, [ColorDepth.full, .none])
  func `a highlighted row shows no patches`(look: Look.Name, colors: ColorDepth) {
    let list = List(
      ["a", "b"], id: \.self, row: { Label() },
      show: { label, text in
        label.text = text
        label.paint = ViewPaint(foreground: Self.sky, background: Self.plum, opacity: 0.3)
      })
    let other = Button("other")
    let stage = stage(
      Column(cross: .fill) {
        other; list
      }, look, colors: colors)
    for isFocused in [true, false] {
      stage.change { stage.application.focus.move(to: isFocused ? list : other) }
      let picture = stage.surface.snapshot
      let styles = (0..<11).map { column in
        var style = picture[column, 1].style
        style.attributes.remove(.bold)
        return style
      }
      #expect(Set(styles).count == 1, "\(look), focus: \(isFocused)")
      if colors != .none { #expect(picture[2, 2].style != styles[2]) }
    }
  }

  @Test(.proves("R-043"))
  func `an opacity mixes a view with its background`() {
    let label = Label("ab")
    label.paint = ViewPaint(
      foreground: TextColor(red: 200, green: 200, blue: 200),
      background: TextColor(red: 100, green: 0, blue: 0), opacity: 0.5)
    let column = Column { label }
    column.paint = ViewPaint(background: TextColor(red: 0, green: 100, blue: 0))
    let stage = stage(column)
    #expect(
      stage.surface.snapshot[0, 0].style == CellStyle(.rgb(100, 150, 100), on: .rgb(50, 50, 0)))
    stage.change { label.paint?.opacity = 0 }
    #expect(stage.framed.hasPrefix("|            |"))
    #expect(stage.surface.snapshot[0, 0].style.background == .rgb(0, 100, 0))
    stage.change { label.paint?.opacity = 1 }
    #expect(stage.framed.hasPrefix("|ab          |"))
    #expect(stage.isTruthful)
  }

  @Test func `text behind blanks of a translucent view is visible`() {
    let veil = Label("x")
    veil.layout.width = .fixed(4)
    veil.paint = ViewPaint(background: TextColor(red: 255, green: 0, blue: 0), opacity: 0.5)
    let stage = stage(
      Overlay(alignment: .leading) {
        Label("a漢bc"); veil
      }, rows: 1)
    #expect(stage.framed.hasPrefix("|x漢bc"))
    #expect(stage.surface.snapshot[1, 0].style.background == .rgb(128, 0, 0))
    #expect(stage.surface.snapshot[4, 0].style.background == .standard)
  }

  @Test func `text behind words of a translucent view is hidden`() {
    let text = Label("ab cd  e")
    text.paint = ViewPaint(opacity: 0.5)
    let stage = stage(
      Overlay(alignment: .leading) {
        Label("------------"); text
      }, rows: 1)
    #expect(stage.framed.hasPrefix("|ab cd--e----|"))
  }

  @Test func `a label in a translucent view changes with it`() {
    let label = Label("one")
    let column = Column {
      label; Label("two")
    }
    column.paint = ViewPaint(background: Self.plum, opacity: 0.5)
    let stage = stage(column)
    stage.change { label.text = "six" }
    #expect(stage.surface.snapshot[0, 0].style.background == .rgb(60, 20, 60))
    let shown = stage.surface.snapshot
    #expect(stage.freshSnapshot() == shown)
  }

  @Test func `without colours a translucent view is dim`() {
    let label = Label("ab")
    label.paint = ViewPaint(foreground: Self.sky, background: Self.plum, opacity: 0.5)
    let style = stage(label, colors: .none).surface.snapshot[0, 0].style
    #expect(style == CellStyle(.standard, .dim))
  }

  @Test(.proves("R-085", "R-086"))
  func `large and bold fonts are bold text`() {
    let label = Label("a"), plain = Label("b")
    label.paint = ViewPaint(font: ViewFont(family: "Arial", size: 28))
    plain.paint = ViewPaint(font: ViewFont(size: 17))
    let picture = stage(
      Column {
        label; plain
      }
    ).surface.snapshot
    #expect(picture[0, 0].style == CellStyle(.standard, .bold))
    #expect(picture[0, 1].style == CellStyle())
  }
}
