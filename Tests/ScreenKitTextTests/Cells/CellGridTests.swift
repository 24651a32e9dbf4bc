@testable import ScreenKitText
import Testing

@MainActor
@Suite struct CellGridTests {
  private let clusters = ClusterTable()

  private func grid(_ text: String, columns: Int = 6) -> CellGrid {
    let grid = CellGrid(size: CellSize(columns: columns, rows: 1))
    canvas(grid).write(text, CellStyle())
    return grid
  }

  private func canvas(_ grid: CellGrid) -> Canvas {
    Canvas(
      grid, clusters, grid.bounds, clip: grid.bounds, look: .named(.terminal),
      background: .standard)
  }

  private func text(_ grid: CellGrid) -> String { ScreenSnapshot(grid, clusters).text }

  private func spans(_ grid: CellGrid) -> [Int] {
    (0..<grid.size.columns).map { Int(grid[$0, 0].span) }
  }

  @Test func `a cell takes sixteen bytes, none of them unused`() {
    #expect(MemoryLayout<Cell>.size == 16)
    #expect(MemoryLayout<Cell>.stride == 16)
  }

  @Test func `a wide glyph has a head and a tail with one content`() {
    let grid = grid("a漢b")
    #expect(spans(grid) == [1, 2, 0, 1, 1, 1])
    #expect(grid[1, 0].glyph == grid[2, 0].glyph)
  }

  @Test(arguments: [(0, "x漢\n"), (1, "ax\n"), (2, "a x\n"), (3, "a漢x\n"), (5, "a漢  x\n")])
  func `overwriting half of a wide glyph blanks the other half`(column: Int, expected: String) {
    let grid = grid("a漢")
    canvas(grid).write("x", column: column, CellStyle())
    #expect(text(grid) == expected)
    #expect(!zip(spans(grid), spans(grid).dropFirst()).contains { $0 == 2 && $1 != 0 })
  }

  @Test func `overwriting two wide glyphs blanks their other halves`() {
    let grid = grid("漢字")
    canvas(grid).write("語", column: 1, CellStyle())
    #expect(text(grid) == " 語\n")
    #expect(spans(grid) == [1, 2, 0, 1, 1, 1])
  }

  @Test func `a filled area leaves no half of a glyph at its edges`() {
    let grid = grid("漢字語")
    grid.fill(CellRect(column: 1, row: 0, columns: 4, rows: 1), with: .blank)
    #expect(spans(grid) == [1, 1, 1, 1, 1, 1])
    #expect(text(grid) == "\n")
  }

  @Test func `a fill is cut to the grid`() {
    let grid = grid("abc")
    grid.fill(CellRect(column: -5, row: -5, columns: 7, rows: 7), with: .blank)
    #expect(text(grid) == "  c\n")
    grid.fill(CellRect(column: 9, row: 9, columns: 7, rows: 7), with: .blank)
    #expect(text(grid) == "  c\n")
  }

  @Test func `damage is the writing since the last reading`() {
    let grid = CellGrid(size: CellSize(columns: 10, rows: 2))
    #expect(grid.takeDamage(row: 0) == nil)
    grid.fill(CellRect(column: 3, row: 0, columns: 2, rows: 1), with: .blank)
    grid.fill(CellRect(column: 7, row: 0, columns: 1, rows: 1), with: .blank)
    #expect(grid.takeDamage(row: 0) == 3..<8)
    #expect(grid.takeDamage(row: 0) == nil)
    #expect(grid.takeDamage(row: 1) == nil)
    grid.markAllDamaged()
    #expect(grid.takeDamage(row: 1) == 0..<10)
  }

  @Test func `damage covers the blanked halves of glyphs`() {
    let grid = grid("漢a字")
    _ = grid.takeDamage(row: 0)
    grid.fill(CellRect(column: 1, row: 0, columns: 3, rows: 1), with: .blank)
    #expect(grid.takeDamage(row: 0) == 0..<5)
  }

  @Test(arguments: [(0, 0), (0, 3), (3, 0), (-1, 2)])
  func `a grid may be without cells`(columns: Int, rows: Int) {
    let grid = CellGrid(size: CellSize(columns: columns, rows: rows))
    grid.fill(CellRect(column: 0, row: 0, columns: 5, rows: 5), with: .blank)
    grid.markAllDamaged()
    canvas(grid).write("漢a", CellStyle())
    canvas(grid).put(ascii: 65, column: 0, row: 0, CellStyle())
    #expect(grid.size.columns * grid.size.rows == 0)
  }
}
