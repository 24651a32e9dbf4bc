import Testing

@testable import ScreenKitText

@MainActor
@Suite struct RowScrollTests {
  private let shown = CellGrid(size: CellSize(columns: 30, rows: 12))
  private let wanted = CellGrid(size: CellSize(columns: 30, rows: 12))

  /// Writes rows that all differ: `shown` gets the rows from 0 on, `wanted` those from `first` on.
  private func fill(from first: Int) {
    let clusters = ClusterTable()
    for (grid, start) in [(shown, 0), (wanted, first)] {
      let canvas = Canvas(
        grid, clusters, grid.bounds, clip: grid.bounds, look: .named(.terminal),
        background: .standard)
      for row in 0..<12 {
        let text = (0..<30).map {
          Character(Unicode.Scalar(UInt8(33 + ($0 * 7 + (start + row) * 13) % 94)))
        }
        canvas.write(String(text), column: 0, row: row, CellStyle())
      }
    }
  }

  @Test func `rows that moved are found`() {
    fill(from: 3)
    #expect(RowScroll(from: shown, to: wanted)?.up == 3)
  }

  @Test func `rows replaced by the layout are not searched for`() {
    wanted.shift(wanted.bounds, up: 12)
    fill(from: 3)
    #expect(RowScroll(from: shown, to: wanted) == nil)
  }

  @Test func `rows outside of the replaced ones are searched for`() {
    wanted.shift(CellRect(column: 0, row: 0, columns: 30, rows: 4), up: 4)
    fill(from: 3)
    #expect(RowScroll(from: shown, to: wanted)?.up == 3)
  }
}
