import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// Explicit colours of runs: with fewer colours, with low contrast, and in highlighted rows.
@MainActor
@Suite("Colours of a styled label", .leakFree, .proves("F-034"))
struct StyledLabelColorTests {
  private let white = TextColor(red: 255, green: 255, blue: 255)
  private let grey = TextColor(red: 20, green: 20, blue: 20)
  private let orange = TextColor(red: 255, green: 140, blue: 0)

  private func stage(_ text: StyledText, _ options: TextOptions = TextOptions()) -> Stage {
    Stage(Label(styled: text), columns: 8, rows: 1, options: options)
  }

  @Test(arguments: [
    (ColorDepth.full, "38;2;255;140;0"), (.palette, "38;5;208"), (.sixteen, "33"),
  ])
  func `a colour is the nearest one of the terminal`(depth: ColorDepth, code: String) {
    let stage = stage("\("a", foreground: orange)", TextOptions(colors: depth))
    #expect(stage.surface.snapshot.styled(colors: depth) == "\u{1B}[\(code)ma\u{1B}[m\n")
    #expect(stage.isTruthful)
  }

  @Test func `without colours the weight and the underline remain`() {
    let text: StyledText =
      "\("a", emphasis: .strong, isUnderlined: true, foreground: orange, background: white)"
    let stage = stage(text, TextOptions(colors: .none))
    #expect(stage.terminal.rows[0][0].style == CellStyle(.standard, [.bold, .underline]))
    #expect(stage.isTruthful)
  }

  @Test func `unreadable text has its normal colour`() {
    let text: StyledText = "\("a", foreground: grey)\("b", foreground: white)"
    for (appearance, dropped) in [(Appearance.dark, 0), (.light, 1)] {
      let picture = stage(text, TextOptions(appearance: appearance)).surface.snapshot
      #expect(picture[dropped, 0].style == CellStyle())
      #expect(picture[1 - dropped, 0].style != CellStyle())
    }
  }

  @Test func `on an explicit background the text is always readable`() {
    let text: StyledText = "a\("b", foreground: white, background: white)\("c", background: grey)"
    let picture = stage(text).surface.snapshot
    #expect(picture[1, 0].style == CellStyle(.rgb(0, 0, 0), on: .rgb(255, 255, 255)))
    #expect(picture[2, 0].style == CellStyle(.rgb(255, 255, 255), on: .rgb(20, 20, 20)))
  }

  @Test func `text on the background of a container is readable as well`() {
    struct Panel: ViewPainter {
      func measure(_ view: Box, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
        proposal
      }
      func paint(_ view: Box, on canvas: inout Canvas) { canvas.fill(.rgb(250, 250, 250)) }
    }
    let look = Look.named(.terminal)
    look.register(Panel())
    let box = Box("", Label(styled: "\("a", foreground: white)\("b", foreground: grey)"))
    let picture = Stage(box, columns: 2, rows: 1, options: TextOptions(look: look))
      .surface.snapshot
    #expect(picture[0, 0].style == CellStyle(.rgb(0, 0, 0), on: .rgb(250, 250, 250)))
    #expect(picture[1, 0].style == CellStyle(.rgb(20, 20, 20), on: .rgb(250, 250, 250)))
  }

  @Test(arguments: RandomWalks.seeds(1))
  func `any colours are readable in any terminal`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func color() -> TextColor? {
      if random.oneIn(3) { return nil }
      let parts = (0..<3).map { _ in UInt8(random.below(256)) }
      return TextColor(red: parts[0], green: parts[1], blue: parts[2])
    }
    for _ in 0..<100 {
      let (text, ground, tint) = (color(), color(), random.pick(ViewStyle.Tint.allCases))
      // The colours of tints alone belong to the user's theme.
      if text == nil, ground == nil { continue }
      for appearance in Appearance.allCases {
        for depth in [ColorDepth.full, .palette, .sixteen] {
          let stage = stage(
            "\("a", tint: tint, foreground: text, background: ground)",
            TextOptions(colors: depth, appearance: appearance))
          let shown = ColorMapper(depth, on: appearance).style(
            stage.surface.snapshot[0, 0].style)
          #expect(contrast(shown, appearance) >= 3, "seed \(seed): \(shown), \(depth)")
        }
      }
    }
  }

  @Test(arguments: Look.Name.allCases, [ColorDepth.full, .sixteen, .none])
  func `a highlighted row has its own colours`(look: Look.Name, depth: ColorDepth) throws {
    let text: StyledText =
      "\("a", tint: .negative)\("b", emphasis: .strong, foreground: grey)\("c", background: white)"
    let list = List(
      ["1", "2"], id: { $0 }, text: { $0 }, row: { Label() },
      show: { label, _ in label.styledText = text })
    let stage = Stage(
      list, columns: 12, rows: 2, options: TextOptions(look: .named(look), colors: depth))
    let picture = stage.surface.snapshot
    let column = try #require((0..<12).first { picture.text(of: picture[$0, 0]) == "a" })
    let styles = (0..<3).map { stage.terminal.rows[0][column + $0].style }
    var strong = styles[0]
    // Bold black would be grey.
    if depth != .sixteen || strong.foreground != .ansi(0) { strong.attributes.insert(.bold) }
    #expect(styles[1] == strong && styles[2] == styles[0])
    let isReversed = look == .terminal || depth == .none
    #expect(styles[0].attributes.contains(.reverse) == isReversed)
    #expect(stage.terminal.rows[1][column].style != styles[0])
    #expect(stage.isTruthful)
  }
}
