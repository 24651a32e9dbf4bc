/// Neighbouring cells of a row that are to be written.
@MainActor
struct RowRun {
  let row: Int
  let columns: Range<Int>
  /// The row's first cell.
  let cells: UnsafePointer<Cell>
  /// How many cells the row has.
  let width: Int

  /// Behind the last of the cells from `column` on that are all the same.
  ///
  /// A wide or a risky glyph is never taken together with another one.
  @inline(__always)
  func endOfSame(from column: Int) -> Int {
    var end = column &+ max(1, Int(cells[column].span))
    if cells[column].isRisky { return end }
    while end < columns.upperBound, Cell.same(cells + end, cells + column) { end &+= 1 }
    return end
  }

  /// Whether nothing but blanks in the terminal's own colours stands from `column` to the edge.
  func isBlank(from column: Int) -> Bool {
    (column..<width).allSatisfy { cells[$0].isBlank }
  }

  /// Whether `columns` can be written once more, as fast and as safe as a move, in style `pen`.
  func canRewrite(_ columns: Range<Int>, in pen: CellStyle?) -> Bool {
    columns.allSatisfy { column in
      let cell = cells[column]
      return cell.span == 1 && !cell.isRisky && cell.glyph.bits < 0x80 && cell.style == pen
    }
  }
}
