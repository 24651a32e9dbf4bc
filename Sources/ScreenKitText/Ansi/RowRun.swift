/// Neighbouring cells of a row that are to be written.
@MainActor
struct RowRun {
  let row: Int
  private(set) var columns: Range<Int>
  /// The row's first cell.
  let cells: UnsafePointer<Cell>
  /// How many cells the row has.
  let width: Int

  init(row: Int, columns: Range<Int>, cells: UnsafePointer<Cell>, width: Int) {
    (self.row, self.columns, self.cells, self.width) = (row, columns, cells, width)
  }

  /// Has cells up to `end` written as well, though they are as they were.
  mutating func extend(to end: Int) {
    guard end > columns.upperBound else { return }
    let inside = min(end, width)
    // Not up to the middle of a wide glyph.
    columns = columns.lowerBound..<(inside < width && cells[inside].span == 0 ? inside + 1 : inside)
  }

  /// Behind the last of the cells from `column` on that are all the same.
  ///
  /// A wide or a risky glyph is never taken together with another one.
  @inline(__always)
  func endOfSame(from column: Int) -> Int {
    let cell = cells[column]
    if cell.span != 1 || cell.isRisky { return column &+ Int(cell.span) }
    var end = column &+ 1
    while end < columns.upperBound, Cell.same(cells + end, cells + column) { end &+= 1 }
    return end
  }

  /// Behind the last of the ASCII characters from `column` on that have the style of the first
  /// and of which none is like the next.
  @inline(__always)
  func endOfPlain(from column: Int) -> Int {
    let first = cells + column
    guard first.pointee.span == 1, !first.pointee.isRisky else { return column }
    var end = column
    while end < columns.upperBound, cells[end].glyph.bits < 0x80,
      Cell.differOnlyInGlyph(cells + end, first),
      end &+ 1 == columns.upperBound || !Cell.same(cells + end, cells + (end &+ 1))
    {
      end &+= 1
    }
    return end
  }

  /// Whether nothing but blanks in the terminal's own colours stands from `column` to the edge.
  func isBlank(from column: Int) -> Bool {
    for place in column..<width where !cells[place].isBlank { return false }
    return true
  }

  /// Whether `columns` can be written once more, as fast and as safe as a move, in style `pen`.
  func canRewrite(_ columns: Range<Int>, in pen: CellStyle?) -> Bool {
    for column in columns {
      let cell = cells[column]
      guard cell.span == 1, !cell.isRisky, cell.glyph.bits < 0x80, cell.style == pen
      else { return false }
    }
    return true
  }
}
