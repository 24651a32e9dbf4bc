import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

@MainActor
@Suite(.leakFree, .proves("F-033", "F-134")) struct ButtonPaintingTests {
  nonisolated private static let pictures: [(Look.Name, GlyphSet, String)] = [
    (.terminal, .unicode, "|[ First ]   |\n|[ Second ]  |\n|[ Off ]     |\n|[ 漢字 very…|"),
    (.terminal, .ascii, "|[ First ]   |\n|[ Second ]  |\n|[ Off ]     |\n|[ 漢字 very~|"),
    (.cupertino, .unicode, "|‹First›     |\n| Second     |\n| Off        |\n| 漢字 very… |"),
    (.cupertino, .ascii, "|<First>     |\n| Second     |\n| Off        |\n| 漢字 very~ |"),
    (.material, .unicode, "|‹FIRST›     |\n| SECOND     |\n| OFF        |\n| 漢字 VERY… |"),
    (.material, .ascii, "|<FIRST>     |\n| SECOND     |\n| OFF        |\n| 漢字 VERY~ |"),
  ]

  private let first = Button("First"), second = Button("Second"), off = Button("Off")

  private func stage(_ look: Look.Name, _ glyphs: GlyphSet = .unicode) -> Stage {
    off.isEnabled = false
    let column = Column {
      first; second; off; Button("漢字 very long")
    }
    return Stage(column, columns: 12, rows: 4, look, glyphs)
  }

  private func style(_ stage: Stage, row: Int) -> CellStyle {
    stage.surface.snapshot[2, row].style
  }

  @Test(arguments: pictures)
  func `buttons look as on their platforms`(look: Look.Name, glyphs: GlyphSet, expected: String) {
    #expect(stage(look, glyphs).framed == expected)
  }

  @Test(arguments: Look.Name.allCases)
  func `the focused one differs also without colours`(look: Look.Name) {
    let stage = stage(look)
    let palette = Look.named(look).palette
    let highlight = CellStyle(palette.onHighlight, on: palette.highlight)
    let resting = CellStyle(palette.tints[.accent], on: palette.inactiveHighlight)
    let (usual, focused) =
      switch look {
      case .terminal: (CellStyle(), CellStyle(.standard, .reverse))
      case .cupertino: (resting, highlight)
      case .material:
        (
          CellStyle(resting.foreground, on: resting.background, .bold),
          CellStyle(highlight.foreground, on: highlight.background, .bold)
        )
      }
    #expect(style(stage, row: 0) == focused)
    #expect(style(stage, row: 1) == usual)
    stage.change { stage.application.focus.advance(by: 1) }
    #expect(style(stage, row: 0) == usual)
    #expect(style(stage, row: 1) == focused)
  }

  @Test(arguments: Look.Name.allCases) func `a disabled one is dim`(look: Look.Name) {
    let stage = stage(look)
    let palette = Look.named(look).palette
    let dim =
      look == .terminal
      ? CellStyle(.standard, .dim) : CellStyle(palette.text, on: palette.inactiveHighlight, .dim)
    #expect(style(stage, row: 2) == dim)
    stage.change { second.parent?.isEnabled = false }
    #expect(style(stage, row: 1) == dim)
  }

  @Test(arguments: Look.Name.allCases, [ColorDepth.full, .none])
  func `a destructive one keeps its tint and shape with the focus`(
    look: Look.Name, colors: ColorDepth
  ) {
    let delete = Button("Delete")
    delete.style.tint = .negative
    let stage = Stage(
      Column {
        delete; first
      }, columns: 12, rows: 2, options: TextOptions(look: .named(look), colors: colors))
    let focused = style(stage, row: 0)
    stage.change { stage.application.focus.advance(by: 1) }
    let usual = style(stage, row: 0)
    #expect(focused != usual)
    guard colors == .full, look != .terminal else { return }
    let negative = Look.named(look).palette.tints[.negative]
    #expect(usual.foreground == negative && focused.background == negative)
  }

  @Test(arguments: Look.Name.allCases) func `a pressed one is heavy and underlined`(look: Look.Name)
  {
    let stage = stage(look)
    stage.application.dispatch(.pointer(PointerEvent(.down(.left), at: SurfacePoint(x: 3, y: 1))))
    #expect(style(stage, row: 1).attributes.isSuperset(of: [.bold, .underline]))
    stage.application.dispatch(.pointer(PointerEvent(.up(.left), at: SurfacePoint(x: 3, y: 1))))
    #expect(!style(stage, row: 1).attributes.contains(.underline))
  }

  @Test(arguments: [
    (Look.Name.terminal, 5, "|[ Lo…|"), (.terminal, 3, "|[… |"), (.terminal, 1, "|…|"),
    (.cupertino, 5, "|‹Lon…|"), (.cupertino, 3, "|‹L…|"), (.material, 5, "|‹LON…|"),
    (.material, 1, "|…|"),
  ])
  func `a button fits into any space`(look: Look.Name, columns: Int, expected: String) {
    #expect(Stage(Button("Long title"), columns: columns, rows: 1, look).framed == expected)
  }
}
