import ScreenKitCore
import ScreenKitTestSupport
@testable import ScreenKitText
import Testing

/// A program that draws at random into a grid, and updates a terminal emulator by differences.
@MainActor
struct GridProgram: @MainActor CustomStringConvertible {
  var random: SeededGenerator
  private(set) var wanted: CellGrid
  private(set) var terminal: ScreenReplay
  private var shown: CellGrid
  private let clusters = ClusterTable()
  private let encoder: AnsiEncoder
  private let traits: TerminalTraits
  private let look = Look.named(.terminal)

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    traits = TerminalTraits(
      colors: random.pick([.full, .full] + ColorDepth.allCases), synchronizes: random.oneIn(2),
      repeats: random.pick(Repetition.allCases), links: !random.oneIn(4))
    encoder = AnsiEncoder(clusters: clusters, traits: traits)
    (wanted, shown) = (CellGrid(size: .zero), CellGrid(size: .zero))
    terminal = ScreenReplay(size: .zero)
    try resize()
  }

  var description: String { "\n\(ScreenSnapshot(wanted, clusters).text)\n\(terminal)" }

  var isTruthful: Bool {
    terminal.rows
      == ScreenSnapshot(wanted, clusters).places(
        colors: traits.colors, links: traits.links)
  }

  /// Whether each wide glyph has its head and its tail, and every tail its head.
  var hasWholeGlyphs: Bool {
    let picture = ScreenSnapshot(wanted, clusters)
    return (0..<picture.size.rows).allSatisfy { row in
      var column = 0
      while column < picture.size.columns {
        let cell = picture[column, row]
        let end = column + Int(cell.span)
        if cell.span == 0 || end > picture.size.columns { return false }
        if cell.span == 2, picture[column + 1, row].span != 0 { return false }
        column = end
      }
      return true
    }
  }

  mutating func draw() {
    let canvas = canvas()
    switch random.below(6) {
    case 0: scroll()
    case 1:
      canvas.fill(
        CellRect(
          column: random.below(20) - 5, row: random.below(9) - 3, columns: random.below(12) - 2,
          rows: random.below(5) - 1), style())
    case 2:
      let byte = UInt8.random(in: .min ... .max, using: &random)
      canvas.put(ascii: byte, column: random.below(20) - 4, row: random.below(8) - 2, style())
    default:
      canvas.write(random.text(), column: random.below(24) - 8, row: random.below(8) - 2, style())
    }
  }

  /// Moves whole rows, like a list; the rows left behind stay, or new ones are drawn.
  private mutating func scroll() {
    let size = wanted.size
    guard size.rows > 2 else { return }
    let top = random.below(size.rows - 2)
    let rows = 2 + random.below(size.rows - top - 1)
    wanted.shift(
      CellRect(column: 0, row: top, columns: size.columns, rows: min(rows, size.rows - top)),
      up: random.pick([-3, -1, 1, 2]))
  }

  /// Changes the size of the grid; everything has to be drawn again.
  mutating func resize() throws {
    let size = CellSize(columns: random.below(24), rows: random.below(11))
    (wanted, shown) = (CellGrid(size: size), CellGrid(size: size))
    terminal = ScreenReplay(size: size)
    try repaint()
  }

  /// Updates the terminal, and returns the number of bytes written.
  @discardableResult
  mutating func show() throws -> Int {
    encoder.beginFrame()
    return try finishFrame()
  }

  /// Writes everything, independent of the terminal's previous content.
  mutating func repaint() throws {
    encoder.beginFrame()
    encoder.forgetTerminal()
    encoder.clear()
    shown.fill(shown.bounds, with: .blank)
    wanted.markAllDamaged()
    try finishFrame()
  }

  @discardableResult
  private mutating func finishFrame() throws -> Int {
    encoder.encode(from: shown, to: wanted)
    let bytes = encoder.endFrame()
    try terminal.play(bytes)
    return bytes.count
  }

  mutating func disturb() {
    terminal.disturb(using: &random)
    if !traits.links { terminal.link = "" }
  }

  private mutating func canvas() -> Canvas {
    let rect = CellRect(
      column: random.below(8) - 3, row: random.below(4) - 1, columns: random.below(28),
      rows: random.below(9))
    return Canvas(
      wanted, clusters, rect, clip: wanted.bounds, look: look,
      background: random.oneIn(3) ? .ansi(4) : .standard)
  }

  private mutating func style() -> CellStyle {
    if random.oneIn(3) { return CellStyle() }
    let attributes = CellStyle.Attributes(rawValue: UInt8(random.below(64)))
    return CellStyle(
      color(), on: color(), random.oneIn(2) ? [] : attributes,
      link: random.oneIn(3) ? link() : .none)
  }

  private mutating func link() -> CellLink {
    let address = random.pick(["https://a.example/", "HTTP://b.example", "mailto:c@d.example?e=é"])
    return ExternalLink(address).map(clusters.links.link) ?? .none
  }

  private mutating func color() -> LookColor {
    switch random.below(6) {
    case 0: .ansi(UInt8(random.below(16)))
    case 1: .palette(UInt8(random.below(256)))
    case 2: .rgb(UInt8(random.below(256)), UInt8(random.below(256)), UInt8(random.below(256)))
    default: .standard
    }
  }
}
