/// A grid of cells, with the written part of each row since the last comparison.
///
/// No glyph is ever cut: overwriting one half of a wide glyph blanks the other half.
@MainActor
package final class CellGrid {
  let size: CellSize
  /// The cells, row by row; the grid owns the memory and frees it in `deinit`.
  let cells: UnsafeMutablePointer<Cell>
  /// The first and the end column of the written part of each row; empty unless the first is
  /// smaller.
  private let damage: UnsafeMutablePointer<(start: Int, end: Int)>
  /// The last scroll since the last comparison.
  private var shift: (rows: Range<Int>, up: Int)?

  package init(size: CellSize) {
    self.size = CellSize(columns: max(0, size.columns), rows: max(0, size.rows))
    cells = .allocate(capacity: max(1, self.size.columns * self.size.rows))
    cells.initialize(repeating: .blank, count: self.size.columns * self.size.rows)
    damage = .allocate(capacity: max(1, self.size.rows))
    damage.initialize(repeating: (.max, 0), count: self.size.rows)
  }

  isolated deinit {
    cells.deallocate()
    damage.deallocate()
  }

  package var bounds: CellRect {
    CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows)
  }

  /// The cell at a position, which must be within the grid.
  subscript(column: Int, row: Int) -> Cell {
    precondition(
      column >= 0 && column < size.columns && row >= 0 && row < size.rows,
      "CellGrid: no cell at \(column), \(row) (SK900)")
    return cells[row * size.columns + column]
  }

  /// Returns the cells of a row, which must be within the grid.
  @inline(__always)
  func row(_ row: Int) -> UnsafeMutablePointer<Cell> { cells + row &* size.columns }

  /// Marks the columns from `start` to before `end` of `row` as written.
  @inline(__always)
  func markDamage(row: Int, from start: Int, to end: Int) {
    if start < damage[row].start { damage[row].start = start }
    if end > damage[row].end { damage[row].end = end }
  }

  /// Marks the part of `rect` within the grid as written.
  func markDamage(in rect: CellRect) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for row in area.row..<area.endRow {
      markDamage(row: row, from: area.column, to: area.endColumn)
    }
  }

  /// Returns whether a part of `row` was written since the last comparison.
  func isDamaged(row: Int) -> Bool { damage[row].start < damage[row].end }

  /// Returns and resets the written part of `row`; returns `nil` if there is none.
  @inline(__always)
  func takeDamage(row: Int) -> Range<Int>? {
    let (start, end) = damage[row]
    guard start < end else { return nil }
    damage[row] = (.max, 0)
    return start..<end
  }

  /// Writes `cell`, of span 1 or a head of span 2, at a position that must be within the grid.
  @inline(__always)
  func put(_ cell: Cell, at column: Int, in row: UnsafeMutablePointer<Cell>) {
    if row[column].span != 1 || (cell.span == 2 && row[column + 1].span != 1) {
      mend(row, from: column, to: column + Int(cell.span))
    }
    row[column] = cell
    if cell.span == 2 { row[column + 1] = cell.tail }
  }

  /// Blanks the outer halves of wide glyphs that the part from `start` to before `end` cuts.
  @inline(__always)
  func mend(_ row: UnsafeMutablePointer<Cell>, from start: Int, to end: Int) {
    let cutsStart = start > 0 && row[start].span == 0
    if cutsStart || (end < size.columns && row[end].span == 0) {
      blankHalves(in: row, from: start, to: end)
    }
  }

  private func blankHalves(in row: UnsafeMutablePointer<Cell>, from start: Int, to end: Int) {
    if start > 0, row[start].span == 0 {
      row[start - 1] = Cell(.space, row[start - 1].style)
      markDamage(row: (row - cells) / size.columns, from: start - 1, to: start)
    }
    if end < size.columns, row[end].span == 0 {
      row[end] = Cell(.space, row[end].style)
      markDamage(row: (row - cells) / size.columns, from: end, to: end + 1)
    }
  }

  /// Fills the part of `rect` within the grid with `cell`, of span 1.
  func fill(_ rect: CellRect, with cell: Cell) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for index in area.row..<area.endRow {
      mend(row(index), from: area.column, to: area.endColumn)
      markDamage(row: index, from: area.column, to: area.endColumn)
    }
    let first = row(area.row) + area.column
    if area.size.columns == size.columns {
      return write(cell, at: first, count: area.size.columns * area.size.rows)
    }
    write(cell, at: first, count: area.size.columns)
    for step in 1..<area.size.rows {
      (first + step * size.columns).update(from: first, count: area.size.columns)
    }
  }

  /// Writes `count` equal cells by copying larger and larger parts, which is faster than one by
  /// one.
  private func write(_ cell: Cell, at start: UnsafeMutablePointer<Cell>, count: Int) {
    var written = min(count, 8)
    start.update(repeating: cell, count: written)
    while written < count {
      let next = min(written, count - written, 256)
      (start + written).update(from: start, count: next)
      written += next
    }
  }

  /// Moves the cells of `rect`, which is within the grid, up by `rows`; a negative number moves
  /// down.
  ///
  /// The rows at the other end keep their content. No wide glyph may cross the sides.
  func shift(_ rect: CellRect, up rows: Int) {
    let down = rows < 0
    for step in 0..<max(0, rect.size.rows - abs(rows)) {
      let target = down ? rect.endRow - 1 - step : rect.row + step
      (row(target) + rect.column).update(
        from: row(target + rows) + rect.column, count: rect.size.columns)
      markDamage(row: target, from: rect.column, to: rect.endColumn)
    }
    shift = (rect.row..<rect.endRow, rows)
  }

  /// Returns and resets the rows that moved last, at least in part, and the distance up.
  func takeShift() -> (rows: Range<Int>, up: Int)? {
    defer { shift = nil }
    return shift
  }

  /// Marks all cells as written, so that the next comparison covers every cell.
  package func markAllDamaged() {
    markDamage(in: bounds)
  }
}

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

  /// Returns the column behind the last cell of `row` that is not blank.
  func contentEnd(row: Int) -> Int {
    let cells = self.row(row)
    var end = size.columns
    while end > 0, cells[end &- 1].isBlank { end &-= 1 }
    return end
  }

  /// Returns the number of lines that the first `end` cells of `row` take, wrapped at `columns`.
  func lines(row: Int, upTo end: Int, in columns: Int) -> Int {
    let cells = self.row(row)
    var lines = 1, column = 0
    for place in 0..<end where cells[place].span > 0 {
      let width = Int(cells[place].span)
      if column &+ width > columns { (lines, column) = (lines &+ 1, 0) }
      column &+= width
    }
    return lines
  }

  /// Returns the number of cells of `row` that are not blank.
  func visibleCells(row: Int) -> Int {
    let cells = self.row(row)
    var count = 0
    for column in 0..<size.columns where !cells[column].isBlank { count += 1 }
    return count
  }
}
