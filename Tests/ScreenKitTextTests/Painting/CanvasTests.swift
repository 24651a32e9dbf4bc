@testable import ScreenKitText
import Testing

@MainActor
@Suite struct CanvasTests {
  private let clusters = ClusterTable()
  private let grid = CellGrid(size: CellSize(columns: 12, rows: 4))

  init() {
    let canvas = Canvas(
      grid, clusters, grid.bounds, clip: grid.bounds, look: .named(.terminal),
      background: .standard)
    canvas.fill(grid.bounds, with: ".", CellStyle())
  }

  /// Returns a canvas of 6×2 cells at column 3 of row 1.
  private func canvas(
    clip: CellRect? = nil, background: LookColor = .standard
  ) -> Canvas {
    Canvas(
      grid, clusters, CellRect(column: 3, row: 1, columns: 6, rows: 2), clip: clip ?? grid.bounds,
      look: .named(.terminal), background: background)
  }

  private var text: String { ScreenSnapshot(grid, clusters).text }

  @Test func `text is clipped at the edges of the view`() {
    canvas().write("abcdefghij", CellStyle())
    canvas().write("abcdefghij", column: -2, row: 1, CellStyle())
    #expect(text == "............\n...abcdef...\n...cdefgh...\n............\n")
  }

  @Test(arguments: [-1, 2, 100, -100])
  func `text above or below the view is omitted`(row: Int) {
    #expect(canvas().write("abc", row: row, CellStyle()) == 0)
    #expect(!text.contains("a"))
  }

  @Test func `the column after the text is returned, even outside`() {
    #expect(canvas().write("a漢e\u{301}", column: 1, CellStyle()) == 5)
    #expect(canvas().write("abc", column: -5, CellStyle()) == -2)
    #expect(canvas().write("", column: 4, CellStyle()) == 4)
  }

  @Test func `a wide character at either edge is omitted`() {
    canvas().write("漢字語", column: -1, CellStyle())
    canvas().write("漢字語", column: 1, row: 1, CellStyle())
    #expect(text == "............\n....字語....\n....漢字....\n............\n")
  }

  @Test func `clipped parts are not drawn`() {
    let clip = CellRect(column: 0, row: 2, columns: 5, rows: 2)
    canvas(clip: clip).write("abc", CellStyle())
    canvas(clip: clip).write("abc", row: 1, CellStyle())
    canvas(clip: clip).put(ascii: UInt8(ascii: "x"), column: 2, row: 1, CellStyle())
    #expect(text == "............\n............\n...ab.......\n............\n")
  }

  @Test func `single characters are clipped too`() {
    for column in -1...6 {
      for row in -1...2 {
        canvas().put(ascii: UInt8(ascii: "x"), column: column, row: row, CellStyle())
      }
    }
    #expect(text == "............\n...xxxxxx...\n...xxxxxx...\n............\n")
  }

  @Test func `a non-ASCII byte becomes the replacement character`() {
    for (column, byte) in [0, 0x1B, 0x7F, 0x80, 0x9B, 0xFF].enumerated() {
      canvas().put(ascii: UInt8(byte), column: column, row: 0, CellStyle())
    }
    #expect(text.split(separator: "\n")[1] == "...������...")
  }

  @Test func `a fill is clipped to the view`() {
    canvas().fill(CellRect(column: -3, row: 1, columns: 5, rows: 9), CellStyle())
    #expect(text == "............\n............\n...  .......\n............\n")
  }

  @Test func `lines are filled with one character in one call`() {
    canvas().fill(CellRect(column: 1, row: 0, columns: 4, rows: 1), with: "─", CellStyle())
    canvas().fill(CellRect(column: 5, row: 0, columns: 1, rows: 2), with: "│", CellStyle())
    #expect(text == "............\n....────│...\n........│...\n............\n")
  }

  @Test func `wide characters fill whole pairs of cells`() {
    canvas().fill(CellRect(column: 0, row: 0, columns: 5, rows: 1), with: "漢", CellStyle())
    canvas().fill(CellRect(column: 4, row: 1, columns: 5, rows: 1), with: "漢", CellStyle())
    #expect(text == "............\n...漢漢 ....\n.......漢...\n............\n")
  }

  @Test func `an invisible character fills with blanks`() {
    canvas().fill(CellRect(column: 0, row: 0, columns: 2, rows: 1), with: "\u{200B}", CellStyle())
    #expect(text == "............\n...  .......\n............\n............\n")
  }

  @Test func `a style without a background uses that of the view`() {
    var canvas = canvas(background: .ansi(4))
    canvas.write("a", CellStyle(.ansi(1)))
    canvas.write("b", column: 1, CellStyle(.ansi(1), on: .ansi(2)))
    #expect(grid[3, 1].style == CellStyle(.ansi(1), on: .ansi(4)))
    #expect(grid[4, 1].style == CellStyle(.ansi(1), on: .ansi(2)))
    canvas.fill(.ansi(5))
    #expect(canvas.background == .ansi(5))
    #expect(grid[3, 1].style == CellStyle(Palette.ansi.text, on: .ansi(5)))
    #expect(grid[2, 1].style == CellStyle())
  }

  @Test(arguments: [1, 2])
  func `a single character blanks the other half of a wide one`(column: Int) {
    canvas().write("漢", column: 1, CellStyle())
    canvas().put(ascii: UInt8(ascii: "x"), column: column, row: 0, CellStyle())
    #expect(text.split(separator: "\n")[1] == (column == 1 ? "....x ......" : ".... x......"))
  }
}
