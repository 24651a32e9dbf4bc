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
  func `buttons look as the platform's do`(look: Look.Name, glyphs: GlyphSet, expected: String) {
    #expect(stage(look, glyphs).framed == expected)
  }

  @Test(arguments: Look.Name.allCases)
  func `the focused one differs without colours as well`(look: Look.Name) {
    let stage = stage(look)
    let accent = Look.named(look).palette.tints[.accent]
    let (usual, focused) =
      switch look {
      case .terminal: (CellStyle(), CellStyle(.standard, .reverse))
      case .cupertino: (CellStyle(accent), CellStyle(accent, .reverse))
      case .material: (CellStyle(.standard, [.reverse, .bold]), CellStyle(.standard, .bold))
      }
    #expect(style(stage, row: 0) == focused)
    #expect(style(stage, row: 1) == usual)
    stage.change { stage.application.focus.advance(by: 1) }
    #expect(style(stage, row: 0) == usual)
    #expect(style(stage, row: 1) == focused)
  }

  @Test(arguments: Look.Name.allCases) func `a disabled one is dim`(look: Look.Name) {
    let stage = stage(look)
    #expect(style(stage, row: 2) == CellStyle(.standard, .dim))
    stage.change { second.parent?.isEnabled = false }
    #expect(style(stage, row: 1) == CellStyle(.standard, .dim))
  }

  @Test(arguments: Look.Name.allCases) func `a held one is heavy and underlined`(look: Look.Name) {
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
  func `a button fits into what there is`(look: Look.Name, columns: Int, expected: String) {
    #expect(Stage(Button("Long title"), columns: columns, rows: 1, look).framed == expected)
  }
}
