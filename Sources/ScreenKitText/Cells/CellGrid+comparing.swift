/// What is to be known of whole rows when some of them may have moved.
///
/// In loops rather than by closures: one that is isolated to an actor and given to the standard
/// library checks at each call that it is there, which costs more than comparing a cell.
extension CellGrid {
  /// From the first to behind the last row that was written since the last comparison.
  var damagedRows: Range<Int>? {
    var first = 0, end = size.rows
    while first < end, !isDamaged(row: first) { first += 1 }
    while end > first, !isDamaged(row: end - 1) { end -= 1 }
    return first < end ? first..<end : nil
  }

  /// Whether `row` looks like `otherRow` of a grid of the same width.
  func isSame(_ row: Int, in other: CellGrid, _ otherRow: Int) -> Bool {
    Cell.same(self.row(row), other.row(otherRow), count: size.columns)
  }

  /// Whether `columns` of `row` look like those of a grid of the same size.
  @inline(__always)
  func isSame(_ row: Int, in other: CellGrid, columns: Range<Int>) -> Bool {
    let start = columns.lowerBound
    return Cell.same(self.row(row) + start, other.row(row) + start, count: columns.count)
  }

  /// Whether all cells of `row` are the same.
  func isBlank(row: Int) -> Bool {
    let cells = self.row(row)
    return Cell.same(cells, cells + 1, count: size.columns - 1)
  }

  /// The last column of `row` that does not look like `otherRow` of a grid of the same width, or
  /// `nil` where all do.
  func difference(_ row: Int, from other: CellGrid, _ otherRow: Int) -> Int? {
    let cells = self.row(row), others = other.row(otherRow)
    var column = size.columns
    while column > 0 {
      column &-= 1
      if !Cell.same(cells + column, others + column) { return column }
    }
    return nil
  }

  /// How many cells of `row` do not look like those of `otherRow` of a grid of the same width.
  func differences(_ row: Int, from other: CellGrid, _ otherRow: Int) -> Int {
    let cells = self.row(row), others = other.row(otherRow)
    var count = 0
    for column in 0..<size.columns {
      count &+= Cell.same(cells + column, others + column) ? 0 : 1
    }
    return count
  }

  /// How many cells of `row` are not blank.
  func visibleCells(row: Int) -> Int {
    let cells = self.row(row)
    var count = 0
    for column in 0..<size.columns where !cells[column].isBlank { count += 1 }
    return count
  }
}
