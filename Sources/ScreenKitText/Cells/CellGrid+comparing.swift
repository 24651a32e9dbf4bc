#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What is to be known of whole rows when some of them may have moved.
extension CellGrid {
  /// From the first to behind the last row that was written since the last comparison.
  var damagedRows: Range<Int>? {
    guard let first = (0..<size.rows).first(where: { isDamaged(row: $0) }),
      let last = (first..<size.rows).last(where: { isDamaged(row: $0) })
    else { return nil }
    return first..<last + 1
  }

  /// Whether `row` looks like `otherRow` of a grid of the same width.
  func isSame(_ row: Int, in other: CellGrid, _ otherRow: Int) -> Bool {
    memcmp(self.row(row), other.row(otherRow), size.columns * MemoryLayout<Cell>.stride) == 0
  }

  /// Whether `columns` of `row` look like those of a grid of the same size.
  @inline(__always)
  func isSame(_ row: Int, in other: CellGrid, columns: Range<Int>) -> Bool {
    let start = columns.lowerBound
    let length = columns.count &* MemoryLayout<Cell>.stride
    return memcmp(self.row(row) + start, other.row(row) + start, length) == 0
  }

  /// Whether all cells of `row` are the same.
  func isBlank(row: Int) -> Bool {
    let cells = self.row(row)
    return memcmp(cells, cells + 1, (size.columns - 1) * MemoryLayout<Cell>.stride) == 0
  }

  /// How many cells of `row` do not look like those of `otherRow` of a grid of the same width.
  func differences(_ row: Int, from other: CellGrid, _ otherRow: Int) -> Int {
    let cells = self.row(row), others = other.row(otherRow)
    return (0..<size.columns).reduce(0) { $0 + (Cell.same(cells + $1, others + $1) ? 0 : 1) }
  }

  /// How many cells of `row` are not blank.
  func visibleCells(row: Int) -> Int {
    let cells = self.row(row)
    return (0..<size.columns).reduce(0) { $0 + (cells[$1].isBlank ? 0 : 1) }
  }
}
