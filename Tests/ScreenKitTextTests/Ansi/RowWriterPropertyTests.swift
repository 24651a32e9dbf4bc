import ScreenKitTestSupport
import Testing

@testable import ScreenKitText

/// Random rows, written to a terminal that distinguishes written cells from the others.
@MainActor
@Suite struct RowWriterPropertyTests {
  @Test(arguments: RandomWalks.seeds(2))
  func `only changed cells and cheap gaps are written`(block: UInt64) throws {
    for seed in block * 100..<block * 100 + UInt64(CaseSample.count(30, of: 100)) {
      var program = try RowProgram(seed: seed)
      for frame in 0..<8 {
        let rows = try program.showFrame()
        for row in rows {
          #expect(row.unwritten.isEmpty, "seed \(seed), frame \(frame): \(row)")
          #expect(row.needless.isEmpty, "seed \(seed), frame \(frame): \(row)")
          #expect(row.isTruthful, "seed \(seed), frame \(frame): \(row)")
        }
      }
    }
  }
}

/// A row after a frame.
private struct WrittenRow {
  /// The changed columns that were not written.
  let unwritten: [Int]
  /// The columns that were written without a reason.
  let needless: [Int]
  /// Whether the terminal shows the expected row.
  let isTruthful: Bool
}

/// A program that draws into two rows at random, while a strict terminal receives the differences.
///
/// Two rows are too few for scrolling, which changes cells without writing them.
@MainActor
private struct RowProgram {
  private static let mark = ScreenReplay.Place("\u{2620}", link: "not written")

  private var random: SeededGenerator
  private let wanted: CellGrid
  private let shown: CellGrid
  private var terminal: ScreenReplay
  private let clusters = ClusterTable()
  private let encoder: AnsiEncoder

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    let size = CellSize(columns: 1 + random.below(40), rows: 2)
    (wanted, shown) = (CellGrid(size: size), CellGrid(size: size))
    terminal = ScreenReplay(size: size)
    encoder = AnsiEncoder(
      clusters: clusters, traits: TerminalTraits(repeats: random.pick(Repetition.allCases)))
    encoder.beginFrame()
    encoder.clear()
    try terminal.play(encoder.endFrame())
  }

  mutating func showFrame() throws -> [WrittenRow] {
    for _ in 0..<1 + random.below(4) { draw() }
    let rows = 0..<wanted.size.rows
    let changed = rows.map { changes(from: shown.cells(row: $0), to: wanted.cells(row: $0)) }
    let before = terminal.rows
    for row in rows {
      for column in before[row].indices { terminal.rows[row][column] = Self.mark }
    }
    encoder.beginFrame()
    encoder.encode(from: shown, to: wanted)
    try terminal.play(encoder.endFrame())
    return rows.map { row in
      let written = before[row].indices.filter { terminal.rows[row][$0] != Self.mark }
      for column in before[row].indices where terminal.rows[row][column] == Self.mark {
        terminal.rows[row][column] = before[row][column]
      }
      return check(row, Set(changed[row].flatMap(\.self)), Set(written))
    }
  }

  private func check(_ row: Int, _ changed: Set<Int>, _ written: Set<Int>) -> WrittenRow {
    let cells = wanted.cells(row: row)
    // A glyph of uncertain width may have overwritten the cells within its reach.
    var overwritten: Set<Int> = []
    for column in written where cells[column].hasUncertainWidth {
      let reach = column + max(clusters.reach(of: cells[column].glyph), 1)
      overwritten.formUnion(column...min(reach, cells.count - 1))
    }
    let blankTail = (cells.lastIndex { !$0.isBlank } ?? -1) + 1
    let needless = written.subtracting(changed).subtracting(overwritten).filter { column in
      // Rewriting up to three cells is no longer than the shortest escape sequence.
      let isGap = (column + 1...column + 3).contains {
        changed.contains($0) || (overwritten.contains($0) && written.contains($0))
      }
      let isErased = column >= blankTail && changed.contains { $0 < column }
      return !isGap && !isErased
    }
    let places = ScreenSnapshot(wanted, clusters).places(colors: .full, links: true)
    return WrittenRow(
      unwritten: changed.subtracting(written).sorted(), needless: needless.sorted(),
      isTruthful: terminal.rows[row] == places[row])
  }

  private mutating func draw() {
    let canvas = Canvas(
      wanted, clusters, wanted.bounds, clip: wanted.bounds, look: .named(.terminal),
      background: .standard)
    let column = random.below(44) - 4, row = random.below(2)
    let style = random.pick([CellStyle(), CellStyle(.ansi(1)), CellStyle(.standard, .bold)])
    switch random.below(4) {
    case 0:
      let columns = random.below(30)
      canvas.fill(CellRect(column: column, row: row, columns: columns, rows: 1), style)
    case 1: canvas.write("abcdefgh", column: column, row: row, style)
    case 2: canvas.put(ascii: UInt8(97 + random.below(26)), column: column, row: row, style)
    default: canvas.write(random.text(), column: column, row: row, style)
    }
  }
}
