import ScreenKitCore
import ScreenKitTestSupport
@testable import ScreenKitText
import Testing

@MainActor
@Suite struct ColorMapperTests {
  private func said(
    _ style: CellStyle, _ depth: ColorDepth, on appearance: Appearance = .dark
  ) -> CellStyle {
    ColorMapper(depth, on: appearance).style(style)
  }

  @Test func `supported colours are written unchanged`() {
    let style = CellStyle(.rgb(1, 2, 3), on: .palette(200), .bold)
    #expect(said(style, .full) == style)
    let indexed = CellStyle(.palette(7), on: .palette(200))
    #expect(said(indexed, .palette) == indexed)
    for index in 0..<16 as Range<UInt8> {
      let named = CellStyle(.ansi(index), on: .standard, .italic)
      #expect(said(named, .sixteen) == named)
    }
  }

  @Test func `without colours the attributes stay`() {
    let style = CellStyle(.rgb(1, 2, 3), on: .ansi(4), [.bold, .reverse])
    #expect(said(style, .none) == CellStyle(.standard, [.bold, .reverse]))
  }

  @Test func `each of xterm's fixed colours is nearest to itself`() {
    for index in 16..<256 {
      let (red, green, blue) = PaletteColor.parts(of: index)
      let color = LookColor.rgb(UInt8(red), UInt8(green), UInt8(blue))
      let found = said(CellStyle(on: color), .palette).background
      guard case .palette(let place) = found.kind else {
        Issue.record("\(index) is \(found)")
        continue
      }
      // Greys are in the cube and in the ramp.
      #expect(PaletteColor.parts(of: place) == (red, green, blue))
    }
  }

  @Test(arguments: [
    ((250, 5, 5), 9), ((200, 10, 10), 1), ((5, 5, 5), 0), ((250, 250, 250), 15),
    ((120, 125, 130), 8), ((20, 20, 220), 4), ((10, 200, 200), 6), ((255, 250, 30), 11),
  ])
  func `a colour becomes the most similar of sixteen`(color: (Int, Int, Int), index: Int) {
    let ground = LookColor.rgb(UInt8(color.0), UInt8(color.1), UInt8(color.2))
    #expect(said(CellStyle(on: ground), .sixteen).background == .ansi(UInt8(index)))
  }

  @Test(arguments: RandomWalks.seeds(1))
  func `readable text stays readable with fewer colours`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func color() -> LookColor {
      if random.oneIn(4) { return .ansi(UInt8(random.below(16))) }
      return .rgb(UInt8(random.below(256)), UInt8(random.below(256)), UInt8(random.below(256)))
    }
    for depth in [ColorDepth.sixteen, .palette] {
      for appearance in Appearance.allCases {
        let mapper = ColorMapper(depth, on: appearance)
        for _ in 0..<400 {
          let style = CellStyle(color(), on: random.oneIn(3) ? .standard : color())
          let said = mapper.style(style)
          let before = contrast(style, appearance), after = contrast(said, appearance)
          #expect(after >= min(before, 3), "seed \(seed): \(style) as \(said)")
          #expect(mapper.style(style) == said)
        }
      }
    }
  }

  @Test(arguments: Look.Name.allCases, Appearance.allCases)
  func `of sixteen colours a grey stays grey, dimmed or not`(
    name: Look.Name, appearance: Appearance
  ) {
    let palette = Look.named(name).palettes[appearance]
    let greys: [LookColor] = [.standard, .ansi(0), .ansi(7), .ansi(8), .ansi(15)]
    for ground in [palette.page, palette.bar, palette.panel, palette.field] {
      for color in [palette.tints[.secondary], palette.line, palette.text] {
        let style = CellStyle(color, on: ground, .bold)
        #expect(greys.contains(said(style, .sixteen, on: appearance).foreground))
        let grid = CellGrid(size: CellSize(columns: 1, rows: 1))
        grid.fill(grid.bounds, with: Cell(.space, style))
        grid.dim(grid.bounds)
        let dimmed = said(grid.row(0)[0].style, .sixteen, on: appearance)
        #expect(greys.contains(dimmed.foreground))
      }
    }
  }

  @Test func `of sixteen colours none of another hue is taken`() {
    let green = CellStyle(.palette(22)), blue = CellStyle(.rgb(92, 170, 255))
    #expect(said(green, .sixteen, on: .light).foreground == .standard)
    #expect(said(blue, .sixteen).foreground == .ansi(12))
    #expect(said(CellStyle(.rgb(255, 159, 10)), .sixteen).foreground == .ansi(3))
  }

  @Test func `bold black stays black`() {
    let title = CellStyle(.palette(234), on: .palette(255), .bold)
    #expect(said(title, .sixteen, on: .light) == CellStyle(.standard, on: .ansi(7), .bold))
    #expect(said(title, .sixteen, on: .dark) == CellStyle(.ansi(0), on: .ansi(7)))
  }

  @Test func `dim text on a known background is a weaker colour`() {
    let text = CellStyle(.rgb(29, 27, 32), on: .rgb(254, 247, 255), .dim)
    let shown = said(text, .full, on: .light)
    #expect(shown == CellStyle(.rgb(119, 115, 121), on: .rgb(254, 247, 255)))
    #expect(contrast(shown, .light) > 4)
    #expect(said(CellStyle(.rgb(1, 2, 3), .dim), .full) == CellStyle(.rgb(1, 2, 3), .dim))
  }

  @Test func `contrast is that of WCAG`() {
    #expect(abs(SeenColor.black.contrast(to: .white) - 21) < 0.01)
    let grey = SeenColor(red: 118, green: 118, blue: 118)
    #expect(abs(grey.contrast(to: .white) - 4.54) < 0.01)
    let blue = SeenColor(red: 0, green: 0, blue: 255)
    #expect(abs(blue.contrast(to: .white) - 8.59) < 0.01)
    #expect(blue.isDark && !SeenColor.white.isDark)
  }

  @Test func `text on a colour is black or white, by contrast`() {
    let steps: [UInt8] = [0, 64, 117, 118, 119, 180, 255]
    for (red, green, blue) in steps.flatMap({ red in
      steps.flatMap { green in steps.map { (red, green, $0) } }
    }) {
      let seen = SeenColor(red: Int(red), green: Int(green), blue: Int(blue))
      let isDark = seen.contrast(to: .white) > seen.contrast(to: .black)
      #expect(seen.isDark == isDark)
      let text = LookColor.rgb(red, green, blue).readableText
      #expect(text == (isDark ? .rgb(255, 255, 255) : .rgb(0, 0, 0)))
    }
    #expect(LookColor.standard.readableText == .standard)
    #expect(LookColor.palette(0).readableText == .rgb(255, 255, 255))
  }

  @Test func `similarity is perceptual, not numeric`() {
    // By distance in red, green and blue, the grey is nearer.
    let blue = SeenColor(red: 40, green: 60, blue: 160)
    let darker = SeenColor(red: 10, green: 20, blue: 90)
    let grey = SeenColor(red: 80, green: 80, blue: 110)
    #expect(blue.distance(to: blue) == 0)
    #expect(blue.distance(to: darker) > 0 && blue.distance(to: grey) > 0)
    let light = SeenColor(red: 250, green: 250, blue: 0)
    #expect(light.distance(to: .white) < light.distance(to: .black))
  }
}

/// Returns the contrast of text in `style` on its background.
@MainActor
func contrast(_ style: CellStyle, _ appearance: Appearance) -> Float {
  let opposite: Appearance = appearance == .dark ? .light : .dark
  return (style.foreground.seen ?? opposite.background)
    .contrast(to: style.background.seen ?? appearance.background)
}
