/// Comparisons of whole rows, to detect scrolling.
///
/// They use loops rather than closures: an actor-isolated closure checks its isolation at each
/// call, which costs more than comparing a cell.
extension CellGrid {
  /// The range from the first to the last row written since the last comparison; `nil` if there is
  /// none.
  var damagedRows: Range<Int>? {
    var first = 0, end = size.rows
    while first < end, !isDamaged(row: first) { first += 1 }
    while end > first, !isDamaged(row: end - 1) { end -= 1 }
    return first < end ? first..<end : nil
  }

  /// Returns whether `row` equals `otherRow` of a grid of the same width.
  func isSame(_ row: Int, in other: CellGrid, _ otherRow: Int) -> Bool {
    Cell.same(self.row(row), other.row(otherRow), count: size.columns)
  }

  /// Returns whether `columns` of `row` equal those of a grid of the same size.
  @inline(__always)
  func isSame(_ row: Int, in other: CellGrid, columns: Range<Int>) -> Bool {
    let start = columns.lowerBound
    return Cell.same(self.row(row) + start, other.row(row) + start, count: columns.count)
  }

  /// Returns whether all cells of `row` are equal.
  func isUniform(row: Int) -> Bool {
    let cells = self.row(row)
    return Cell.same(cells, cells + 1, count: size.columns - 1)
  }

  /// Returns the last column of `row` that differs from `otherRow` of a grid of the same width.
  ///
  /// Returns `nil` if the rows are equal.
  func difference(_ row: Int, from other: CellGrid, _ otherRow: Int) -> Int? {
    let cells = self.row(row), others = other.row(otherRow)
    var column = size.columns
    while column > 0 {
      column &-= 1
      if !Cell.same(cells + column, others + column) { return column }
    }
    return nil
  }

  /// Returns the number of cells of `row` that differ from `otherRow` of a grid of the same width.
  func differences(_ row: Int, from other: CellGrid, _ otherRow: Int) -> Int {
    let cells = self.row(row), others = other.row(otherRow)
    var count = 0
    for column in 0..<size.columns {
      count &+= Cell.difference(cells + column, others + column)
    }
    return count
  }

  /// Returns the number of cells of `row` that are not blank.
  func visibleCells(row: Int) -> Int {
    let cells = self.row(row)
    var count = 0
    for column in 0..<size.columns where !cells[column].isBlank { count += 1 }
    return count
  }
}
