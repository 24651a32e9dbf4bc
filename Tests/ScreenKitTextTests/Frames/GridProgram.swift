import ScreenKitTestSupport
import ScreenKitText
import Testing

/// Draws at random into a grid, and has a terminal of our own follow by differences.
@MainActor
struct GridProgram: @MainActor CustomStringConvertible {
  var random: SeededGenerator
  private(set) var wanted: CellGrid
  private(set) var terminal: ScreenReplay
  private var shown: CellGrid
  private let clusters = ClusterTable()
  private let encoder: AnsiEncoder
  private let depth: ColorDepth
  private let look = Look.named(.terminal)

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    depth = random.pick([.full, .full, .none])
    encoder = AnsiEncoder(clusters: clusters, depth: depth)
    (wanted, shown) = (CellGrid(size: .zero), CellGrid(size: .zero))
    terminal = ScreenReplay(size: .zero)
    try resize()
  }

  var description: String { "\n\(GridPicture(wanted, clusters).text)\n\(terminal)" }

  var isTruthful: Bool {
    terminal.rows == GridPicture(wanted, clusters).places(colors: depth)
  }

  /// Whether each wide glyph has its head and its tail, and every tail its head.
  var hasWholeGlyphs: Bool {
    let picture = GridPicture(wanted, clusters)
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
    switch random.below(4) {
    case 0:
      canvas.fill(
        CellRect(
          column: random.below(20) - 5, row: random.below(9) - 3, columns: random.below(12) - 2,
          rows: random.below(5) - 1), style())
    case 1:
      let byte = UInt8.random(in: .min ... .max, using: &random)
      canvas.put(ascii: byte, column: random.below(20) - 4, row: random.below(8) - 2, style())
    default:
      canvas.write(random.text(), column: random.below(24) - 8, row: random.below(8) - 2, style())
    }
  }

  /// Gives the grid another size; everything is to be drawn anew.
  mutating func resize() throws {
    let size = CellSize(columns: random.below(24), rows: random.below(7))
    (wanted, shown) = (CellGrid(size: size), CellGrid(size: size))
    terminal = ScreenReplay(size: size)
    try repaint()
  }

  /// Brings the terminal up to date, and returns the number of bytes that it took.
  @discardableResult
  mutating func show() throws -> Int {
    defer { encoder.buffer.removeAll() }
    let encoder = encoder
    GridDiff.forEachRun(from: shown, to: wanted) { row, columns, cells in
      encoder.encode(row: row, columns, cells)
    }
    try terminal.play(encoder.buffer.bytes)
    return encoder.buffer.count
  }

  /// Shows everything, whatever the terminal showed before.
  mutating func repaint() throws {
    encoder.forgetTerminal()
    encoder.clear()
    shown.fill(shown.bounds, with: .blank)
    wanted.markAllDamaged()
    try show()
  }

  mutating func disturb() { terminal.disturb(using: &random) }

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
    let attributes = CellStyle.Attributes(rawValue: UInt16(random.below(64)))
    return CellStyle(color(), on: color(), random.oneIn(2) ? [] : attributes)
  }

  private mutating func color() -> CellColor {
    switch random.below(6) {
    case 0: .ansi(UInt8(random.below(16)))
    case 1: .palette(UInt8(random.below(256)))
    case 2: .rgb(UInt8(random.below(256)), UInt8(random.below(256)), UInt8(random.below(256)))
    default: .standard
    }
  }
}
