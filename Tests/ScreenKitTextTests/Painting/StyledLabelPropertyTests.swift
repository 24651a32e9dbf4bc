import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// Random runs in labels of random sizes and settings.
@MainActor
@Suite("Characters of a styled label", .leakFree, .proves("F-034"))
struct StyledLabelPropertyTests {
  @Test(arguments: RandomWalks.seeds(2, of: 40))
  func `styles change no character and no position`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let text = styledText(&random)
      let (styled, plain) = (Label(styled: text), Label(text.string))
      let (wraps, isSelectable) = (random.oneIn(2), random.oneIn(3))
      let limit = random.oneIn(3) ? random.below(4) : nil
      let alignment = random.pick([Alignment.leading, .center, .trailing])
      for label in [styled, plain] {
        (label.wraps, label.lineLimit, label.alignment) = (wraps, limit, alignment)
        label.isSelectable = isSelectable
      }
      let (columns, rows) = (random.below(24), random.below(5))
      let look = random.pick(Look.Name.allCases)
      let glyphs = random.oneIn(2) ? GlyphSet.unicode : .ascii
      let stages = [styled, plain].map { label in
        Stage(Column(cross: .fill) { label }, columns: columns, rows: rows, look, glyphs)
      }
      #expect(stages[0].framed == stages[1].framed, "seed \(seed): \(text)")
      #expect(stages[0].surface.cursor == stages[1].surface.cursor)
      #expect(stages[0].isTruthful, "seed \(seed): \(text)")
    }
  }

  private func styledText(_ random: inout SeededGenerator) -> StyledText {
    var text = StyledText()
    for _ in 0..<random.below(8) {
      let color =
        random.oneIn(3) ? TextColor(red: 200, green: UInt8(random.below(256)), blue: 0) : nil
      let style = StyledText.Style(
        tint: random.oneIn(2) ? random.pick(ViewStyle.Tint.allCases) : nil,
        emphasis: random.oneIn(2) ? random.pick(ViewStyle.Emphasis.allCases) : nil,
        isUnderlined: random.oneIn(4), link: random.oneIn(4) ? RandomLink.one : nil,
        foreground: color, background: random.oneIn(4) ? color : nil)
      text.append(random.text(parts: 4), style)
    }
    return text
  }
}
