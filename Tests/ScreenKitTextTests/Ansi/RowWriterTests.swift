import ScreenKitText
import Testing

@MainActor
@Suite struct RowDiffTests {
  private let clusters = ClusterTable()
  private let shown = CellGrid(size: CellSize(columns: 10, rows: 2))
  private let wanted = CellGrid(size: CellSize(columns: 10, rows: 2))

  private func write(_ text: String, column: Int = 0, row: Int = 0, _ style: CellStyle = .init()) {
    let canvas = Canvas(
      wanted, clusters, wanted.bounds, clip: wanted.bounds, look: .named(.terminal),
      background: .standard)
    canvas.write(text, column: column, row: row, style)
  }

  /// Returns the changed runs as `row:start-end`, and marks all of them as written.
  private func runs() -> [String] {
    (0..<2).flatMap { row in
      var runs: [String] = []
      guard let diff = RowWriter(row, from: shown, to: wanted) else { return runs }
      var next: Int? = diff.start
      while let start = next {
        var end = start
        while diff.isChanged(end) { end += 1 }
        diff.take(start..<end)
        runs.append("\(row):\(start)-\(end)")
        next = diff.next(from: end)
      }
      return runs
    }
  }

  @Test func `equal grids have no runs`() {
    wanted.markAllDamaged()
    #expect(runs().isEmpty)
  }

  @Test func `each stretch of changed cells is a run, row after row`() {
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

  @Test func `what is written again without a change is no run`() {
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

  @Test func `cells outside the damage are not looked at`() {
    write("abc")
    _ = wanted.takeDamage(row: 0)
    #expect(runs().isEmpty)
  }
}
