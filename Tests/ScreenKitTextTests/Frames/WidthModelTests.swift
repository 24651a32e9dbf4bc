import ScreenKitTestSupport
@testable import ScreenKitText
import Testing

/// The screen of a terminal with different character widths.
@MainActor
@Suite struct WidthModelTests {
  private let size = CellSize(columns: 40, rows: 8)
  private let clusters = ClusterTable()

  private func canvas(_ grid: CellGrid, columns: Int) -> Canvas {
    Canvas(
      grid, clusters, CellRect(column: 0, row: 0, columns: columns, rows: size.rows),
      clip: grid.bounds, look: .named(.terminal), background: .standard)
  }

  /// Returns the wrong cells, except those of glyphs whose widths differ between terminals.
  private func wrongCells(_ screen: NaiveScreen, _ grid: CellGrid) -> [String] {
    let picture = ScreenSnapshot(grid, clusters)
    var wrong: [String] = []
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let cell = picture[column, row]
        let text = cell.span == 0 ? "" : picture.text(of: cell)
        let hasUncertainWidth = ClusterIterator(picture.text(of: cell)).contains {
          $0.hasUncertainWidth
        }
        if !hasUncertainWidth && screen.rows[row][column] != text {
          wrong.append("\(column), \(row)")
        }
      }
    }
    return wrong
  }

  @Test(arguments: RandomWalks.seeds(8, of: 60))
  func `only glyphs of uncertain width differ`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let traits = TerminalTraits(repeats: random.pick(Repetition.allCases))
    let encoder = AnsiEncoder(clusters: clusters, traits: traits)
    let shown = CellGrid(size: size), wanted = CellGrid(size: size)
    var screen = NaiveScreen(size: size)
    canvas(wanted, columns: 40).fill(
      CellRect(column: 39, row: 0, columns: 1, rows: 8), with: "|", CellStyle())
    encoder.beginFrame()
    encoder.clear()
    for frame in 0..<20 {
      encoder.encode(from: shown, to: wanted)
      screen.play(encoder.endFrame())
      #expect(wrongCells(screen, wanted) == [], "seed \(seed), frame \(frame)")
      for _ in 0..<random.below(5) {
        canvas(wanted, columns: 39).write(
          random.text(), column: random.below(44) - 5, row: random.below(8), CellStyle())
      }
      encoder.beginFrame()
    }
  }

  @Test(arguments: Repetition.allCases)
  func `equal glyphs of uncertain width are positioned one by one`(repeats: Repetition) {
    let encoder = AnsiEncoder(clusters: clusters, traits: TerminalTraits(repeats: repeats))
    let wanted = CellGrid(size: size)
    canvas(wanted, columns: 40).write(String(repeating: "☰", count: 8), row: 0, CellStyle())
    encoder.encode(from: CellGrid(size: size), to: wanted)
    let text = String(decoding: encoder.buffer.bytes, as: UTF8.self)
    #expect(text.ranges(of: "☰").count == 8)
    #expect(!text.contains("☰☰"))
  }

  @Test func `a bar after text of all scripts is in its column`() {
    let lines = [
      "日本語テキスト한국어ＡＢＣｱｲｳ", "☺🀄🫠↔️yz ❤️☂️✈️ 1️⃣#️⃣", "👨‍👩‍👧‍👦🏳️‍🌈👍🏽🇯🇵🇩🇪👩🏾‍💻", "नमस्ते हिन्दी",
      "தமிழ் สวัสดี กำ", "שלום العربية", "e\u{301}n\u{303} ñandú 각", "☰☷ ⚊ \u{E0B0}",
    ]
    let encoder = AnsiEncoder(clusters: clusters)
    let wanted = CellGrid(size: size)
    var screen = NaiveScreen(size: size)
    for (row, line) in lines.enumerated() {
      canvas(wanted, columns: 39).write(line + line + line, row: row, CellStyle())
      canvas(wanted, columns: 40).write("|", column: 39, row: row, CellStyle())
    }
    encoder.encode(from: CellGrid(size: size), to: wanted)
    screen.play(encoder.buffer.bytes)
    #expect(screen.rows.map { $0[39] } == Array(repeating: "|", count: 8))
    #expect(wrongCells(screen, wanted) == [])
  }
}
