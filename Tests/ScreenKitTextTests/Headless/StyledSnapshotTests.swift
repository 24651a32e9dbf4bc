import ScreenKitCore
import ScreenKitTestSupport
@testable import ScreenKitText
import Testing

@MainActor
@Suite struct StyledSnapshotTests {
  private let clusters = ClusterTable()

  private func picture(_ columns: Int, rows: Int, _ draw: (inout Canvas) -> Void) -> ScreenSnapshot
  {
    let grid = CellGrid(size: CellSize(columns: columns, rows: rows))
    var canvas = Canvas(
      grid, clusters, grid.bounds, clip: grid.bounds, look: .named(.terminal),
      background: .standard)
    draw(&canvas)
    return ScreenSnapshot(grid, clusters)
  }

  @Test func `plain text is plain, without blanks at the ends of lines`() {
    let plain = picture(8, rows: 2) { $0.write(" a b", row: 1, CellStyle()) }
    #expect(plain.styled() == "\n a b\n")
  }

  @Test(arguments: [
    (ColorDepth.full, "38;2;255;0;0"), (.palette, "38;5;196"), (.sixteen, "91"), (.none, ""),
  ])
  func `a colour is written as supported by the terminal`(depth: ColorDepth, code: String) {
    let red = picture(3, rows: 1) { $0.write("red", CellStyle(.rgb(255, 0, 0))) }
    #expect(red.styled(colors: depth) == (code.isEmpty ? "red\n" : "\u{1B}[\(code)mred\u{1B}[m\n"))
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a terminal shows each line like the grid`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let style = CellStyle(
        random.pick([.standard, .ansi(3), .ansi(12), .palette(200), .rgb(9, 200, 30)]),
        on: random.pick([.standard, .ansi(1), .ansi(9), .palette(17), .rgb(1, 2, 3)]),
        CellStyle.Attributes(rawValue: UInt8(random.below(64))))
      let text = random.pick(["plain", "字 wide", "a b", "é…█"])
      let shown = picture(12, rows: 1) {
        $0.write(text, column: random.below(4), style)
      }
      var terminal = ScreenReplay(size: shown.size)
      let line = shown.styled().dropLast()
      try terminal.play(("\u{1B}[H" + line).utf8)
      #expect(terminal.rows == shown.places(), "seed \(seed): \(line.debugDescription)")
    }
  }
}
