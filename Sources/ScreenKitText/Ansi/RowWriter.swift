/// A writer of the differences between the row that the terminal shows and the wanted row.
///
/// The caller marks each written cell, which updates the shown row. So one pass is enough, and the
/// compared cells are still in the cache when they are written. A difference never splits a wide
/// glyph: its head and tail are equal or different together.
///
/// It is not copyable, since all copies would write to the same shown row.
@MainActor
struct RowWriter: ~Copyable {
  let row: Int
  /// The cells of the wanted row, from its first one on.
  let cells: UnsafePointer<Cell>
  private let shown: UnsafeMutablePointer<Cell>
  /// The number of cells in the row.
  let width: Int
  /// The column behind the last cell that may differ.
  private(set) var end: Int
  /// The column of the first cell that differs.
  let start: Int

  /// Compares the damaged part of a row; `nil` if there is no difference.
  @inline(__always)
  init?(_ row: Int, from shown: CellGrid, to wanted: CellGrid) {
    guard let damage = wanted.takeDamage(row: row),
      !wanted.isSame(row, in: shown, columns: damage)
    else { return nil }
    self.row = row
    cells = UnsafePointer(wanted.row(row))
    self.shown = shown.row(row)
    width = wanted.size.columns
    end = damage.upperBound
    var start = damage.lowerBound
    while Cell.same(cells + start, self.shown + start) { start &+= 1 }
    self.start = start
  }

  /// Returns whether the cell at `column` must still be written.
  @inline(__always)
  func isChanged(_ column: Int) -> Bool {
    column < end && CellWords(cells + column) != CellWords(shown + column)
  }

  /// Returns the first column from `column` on that must still be written, or `nil` for none.
  func next(from column: Int) -> Int? {
    // The cells behind the last change are often all equal, and then one comparison is enough.
    if end &- column > 8, Cell.same(cells + column, shown + column, count: end &- column) {
      return nil
    }
    for place in column..<max(column, end) where isChanged(place) { return place }
    return nil
  }

  /// Marks `columns` as written.
  mutating func markWritten(_ columns: Range<Int>) {
    (shown + columns.lowerBound).update(from: cells + columns.lowerBound, count: columns.count)
  }

  /// Marks the cells from `column` up to `end` as unknown, so that they are written again.
  mutating func markUnknown(from column: Int, to end: Int) {
    guard end > column else { return }
    let inside = min(end, width)
    // The range must not end in the middle of a wide glyph.
    let last = inside < width && cells[inside].span == 0 ? inside + 1 : inside
    (shown + column).update(repeating: .unknown, count: last - column)
    self.end = max(self.end, last)
  }

  /// Returns the column behind the run of changed, identical cells that begins at `column`.
  ///
  /// A wide glyph, or one with an uncertain width, is always a run of its own.
  func endOfSame(from column: Int) -> Int {
    let cell = cells[column]
    // The result is at least one column, so that writing continues even at half of a glyph.
    if cell.span != 1 || cell.hasUncertainWidth { return column &+ max(1, Int(cell.span)) }
    var end = column &+ 1
    while isChanged(end), Cell.same(cells + end, cells + column) { end &+= 1 }
    return end
  }

  /// Writes the changed ASCII characters in one style from `column` on; returns the column behind
  /// them.
  ///
  /// `first` is the cell at `column`. The run ends before a character that repeats.
  ///
  /// `bytes` must have room for one byte per cell. Most cells of most frames are written here, so a
  /// single byte offset addresses the cell in both rows.
  @inline(__always)
  mutating func writePlain(
    _ first: CellWords, from column: Int, to bytes: inout UnsafeMutablePointer<UInt8>
  ) -> Int {
    let end = end
    let stride = MemoryLayout<Cell>.stride, last = (end &- 1) &* stride
    let cells = UnsafeRawPointer(cells), shown = UnsafeMutableRawPointer(shown)
    var cell = first, offset = column &* stride
    func write() {
      bytes.pointee = cell.ascii
      bytes += 1
      cell.store(to: shown + offset)
      offset &+= stride
    }
    while offset != last {
      let next = CellWords(cells + (offset &+ stride))
      if next == cell { return offset / stride }
      write()
      guard next.isAscii(like: first), next != CellWords(shown + offset)
      else { return offset / stride }
      cell = next
    }
    write()
    return end
  }

  /// Returns whether all cells from `column` to the edge are blanks in the terminal's own colours.
  func isBlank(from column: Int) -> Bool {
    for place in column..<width where !cells[place].isBlank { return false }
    return true
  }

  /// The column from which the row becomes blank up to the edge; `nil` if it is blank there already.
  var erasableEnd: Int? {
    guard end > start, isBlank(from: end) else { return nil }
    var column = end
    while column > start, cells[column &- 1].isBlank { column &-= 1 }
    // The shown row is not erased from the middle of a wide glyph on.
    if column < end, shown[column].span == 0 { column &+= 1 }
    return (column..<end).contains { isChanged($0) } ? column : nil
  }

  /// Returns whether rewriting `columns` in style `pen` is as short and safe as a cursor movement.
  func canRewrite(_ columns: Range<Int>, in pen: CellStyle?) -> Bool {
    for column in columns {
      let cell = cells[column]
      guard cell.isPlain, cell.style == pen else { return false }
    }
    return true
  }
}
