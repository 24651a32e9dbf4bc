import ScreenKitCore
@testable import ScreenKitText
import Testing

/// The required contrast of every role of a look: 4.5 for text in full colours, 3 otherwise.
///
/// The lower limit is for lines and for the sixteen colours, which belong to the user's theme; the
/// test assumes those of xterm.
@MainActor
@Suite struct ContrastTests {
  @Test(arguments: Look.Name.allCases, Appearance.allCases)
  func `each tint is readable on each background`(name: Look.Name, appearance: Appearance) {
    let palette = Look.named(name).palettes[appearance]
    for depth in ColorDepth.allCases where depth != .none {
      let mapper = ColorMapper(depth, on: appearance)
      for ground in [LookColor.standard, palette.bar, palette.panel] {
        for tint in ViewStyle.Tint.allCases {
          var style = palette.text(ViewStyle(tint: tint))
          style.background = ground
          let least: Float = isOurs(style.foreground) && depth > .sixteen ? 4.5 : 3
          let said = contrast(mapper.style(style), appearance)
          #expect(said >= least - (depth == .palette ? 0.5 : 0), "\(tint), \(depth), \(said)")
        }
        let line = contrast(mapper.style(CellStyle(palette.line, on: ground)), appearance)
        #expect(line >= 3, "line, \(depth), \(line)")
      }
    }
  }

  @Test(arguments: Look.Name.allCases, Appearance.allCases)
  func `each background has readable text and marks`(name: Look.Name, appearance: Appearance) {
    let palette = Look.named(name).palettes[appearance]
    for ground in [palette.page, palette.bar, palette.panel] {
      for tint in ViewStyle.Tint.allCases where tint != .standard {
        let seen = contrast(CellStyle(palette.tints[tint], on: ground), appearance)
        #expect(seen >= 4.5, "\(tint) on \(ground.kind): \(seen)")
      }
      let line = contrast(CellStyle(palette.line, on: ground), appearance)
      #expect(line >= 3, "line on \(ground.kind): \(line)")
    }
    let grounds = [
      palette.page, palette.bar, palette.panel, palette.field, palette.inactiveHighlight,
    ]
    for ground in grounds {
      let text = ground.isStandard ? LookColor.standard : palette.text
      #expect(contrast(CellStyle(text, on: ground), appearance) >= 4.5)
    }
    #expect(contrast(CellStyle(palette.tints[.secondary], on: palette.field), appearance) >= 4.5)
    // A standard highlight is the reversed text, whose contrast depends on the user's theme.
    #expect(
      palette.highlight.isStandard
        || contrast(CellStyle(palette.onHighlight, on: palette.highlight), appearance) >= 4.5)
    #expect(palette.inactiveHighlight != palette.page)
    #expect(palette.inactiveHighlight != palette.highlight)
  }

  @Test func `secondary text is not bright black`() {
    for name in Look.Name.allCases {
      for appearance in Appearance.allCases {
        let color = Look.named(name).palettes[appearance].tints[.secondary]
        for depth in ColorDepth.allCases {
          let said = ColorMapper(depth, on: appearance).style(CellStyle(color))
          #expect(said.foreground != .ansi(8), "\(name), \(appearance), \(depth)")
        }
      }
    }
  }

  private func isOurs(_ color: LookColor) -> Bool {
    if case .rgb = color.kind { true } else { false }
  }

  @Test func `an app's own palette obeys this on any background`() {
    let look = Look.named(.material)
    look.palette = .ansi
    #expect(look.palettes == PaletteEditions(dark: .ansi, light: .ansi))
  }
}
