import ScreenKitTestSupport
@testable import ScreenKitText
import Testing

/// The cost of frames of 200×60 cells, in bytes.
@MainActor
@Suite struct LargeFrameTests {
  private let size = CellSize(columns: 200, rows: 60)
  private let clusters = ClusterTable()
  private let shown: CellGrid
  private let wanted: CellGrid

  init() {
    shown = CellGrid(size: size)
    wanted = CellGrid(size: size)
  }

  private var canvas: Canvas {
    Canvas(
      wanted, clusters, wanted.bounds, clip: wanted.bounds, look: .named(.terminal),
      background: .standard)
  }

  private func frame(_ encoder: AnsiEncoder) -> Int {
    encoder.beginFrame()
    encoder.encode(from: shown, to: wanted)
    return encoder.endFrame().count
  }

  /// Changes every cell, with another colour every eight cells.
  private func drawAll(_ frame: Int) {
    let canvas = canvas
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        canvas.put(
          ascii: UInt8(33 + (column * 7 + row * 13 + frame * 5) % 94), column: column, row: row,
          CellStyle(.ansi(UInt8((column / 8 + row + frame) % 6 + 1))))
      }
    }
  }

  @Test func `a change of all coloured cells writes each colour once`() {
    let encoder = AnsiEncoder(clusters: clusters)
    drawAll(0)
    _ = frame(encoder)
    for number in 1..<6 {
      drawAll(number)
      #expect(12_000...19_914 ~= frame(encoder))
    }
  }

  @Test func `twenty cells cost at most 9.5 bytes each`() {
    let encoder = AnsiEncoder(clusters: clusters)
    var canvas = canvas
    var random = SeededGenerator(seed: 12345)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        canvas.put(
          ascii: UInt8(33 + (column * 31 + row * 17) % 94), column: column, row: row, CellStyle())
      }
    }
    _ = frame(encoder)
    let frames = 200
    let total = (0..<frames).reduce(0) { total, _ in
      canvas = self.canvas
      for _ in 0..<20 {
        canvas.put(
          ascii: UInt8(33 + random.below(94)), column: random.below(size.columns),
          row: random.below(size.rows), CellStyle())
      }
      return total + frame(encoder)
    }
    #expect(20...190 ~= total / frames)
  }

  @Test func `a row of equal characters is one character and a count`() {
    let encoder = AnsiEncoder(clusters: clusters, traits: TerminalTraits(repeats: .all))
    _ = frame(encoder)
    canvas.fill(CellRect(column: 0, row: 3, columns: 200, rows: 1), with: "─", CellStyle(.ansi(8)))
    #expect(frame(encoder) <= 24)
    var plain = AnsiEncoder(clusters: clusters)
    canvas.fill(CellRect(column: 0, row: 4, columns: 200, rows: 1), with: "─", CellStyle(.ansi(8)))
    #expect(frame(plain) >= 600)
    plain = AnsiEncoder(clusters: clusters)
    canvas.fill(CellRect(column: 0, row: 3, columns: 200, rows: 2), CellStyle())
    #expect(frame(plain) <= 20)
  }

  @Test func `a large frame is synchronized if supported`() {
    let encoder = AnsiEncoder(clusters: clusters, traits: TerminalTraits(synchronizes: true))
    drawAll(0)
    encoder.beginFrame()
    encoder.encode(from: shown, to: wanted)
    let bytes = Array(encoder.endFrame())
    #expect(bytes.starts(with: "\u{1B}[?2026h".utf8))
    #expect(bytes.suffix(8) == Array("\u{1B}[?2026l".utf8)[...])
    #expect(frame(encoder) == 0)
    canvas.put(ascii: 65, column: 100, row: 30, CellStyle())
    #expect(1...16 ~= frame(encoder))
  }
}
