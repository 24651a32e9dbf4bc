import Testing

@testable import ScreenKitText

@MainActor
@Suite struct RowWriterTests {
  private let clusters = ClusterTable()
  private let shown = CellGrid(size: CellSize(columns: 10, rows: 2))
  private let wanted = CellGrid(size: CellSize(columns: 10, rows: 2))

  private func write(_ text: String, column: Int = 0, row: Int = 0, _ style: CellStyle = .init()) {
    let canvas = Canvas(
      wanted, clusters, wanted.bounds, clip: wanted.bounds, look: .named(.terminal),
      background: .standard)
    canvas.write(text, column: column, row: row, style)
  }

  /// Marks all changes as written; returns them as `row:start-end`.
  private func runs() -> [String] {
    (0..<2).flatMap { row in
      let expected = changes(from: shown.cells(row: row), to: wanted.cells(row: row))
      var runs: [Range<Int>] = []
      guard var writer = RowWriter(row, from: shown, to: wanted) else { return [String]() }
      var next: Int? = writer.start
      while let start = next {
        var end = start
        while writer.isChanged(end) { end += 1 }
        writer.markWritten(start..<end)
        runs.append(start..<end)
        next = writer.next(from: end)
      }
      #expect(runs == expected)
      return runs.map { "\(row):\($0.lowerBound)-\($0.upperBound)" }
    }
  }

  @Test func `equal grids have no runs`() {
    wanted.markAllDamaged()
    #expect(runs().isEmpty)
  }

  @Test func `each sequence of changed cells is a run, row by row`() {
    write("ab", column: 1)
    write("c", column: 5)
    write("d", column: 9, row: 1)
    #expect(runs() == ["0:1-3", "0:5-6", "1:9-10"])
  }

  @Test func `the second comparison finds nothing`() {
    write("ab")
    #expect(runs() == ["0:0-2"])
    #expect(runs().isEmpty)
    wanted.markAllDamaged()
    #expect(runs().isEmpty)
  }

  @Test func `a cell rewritten without a change is no run`() {
    write("abc")
    _ = runs()
    write("aXc")
    #expect(runs() == ["0:1-2"])
  }

  @Test func `another style is a change`() {
    write("abc")
    _ = runs()
    write("b", column: 1, CellStyle(.standard, .bold))
    #expect(runs() == ["0:1-2"])
  }

  @Test func `a wide glyph is in one run, head and tail`() {
    write("漢漢")
    #expect(runs() == ["0:0-4"])
    write("字", column: 2)
    #expect(runs() == ["0:2-4"])
    write("x", column: 3)
    #expect(runs() == ["0:2-4"])
  }

  @Test func `cells outside the damage are not compared`() {
    write("abc")
    _ = wanted.takeDamage(row: 0)
    #expect(runs().isEmpty)
  }
}
