/// What is different in a row between what a terminal shows and what it should show.
///
/// Whoever writes a cell takes it, which brings the shown row up to date: so the row is gone through
/// once, and what is compared is at hand when it is written. Changes never split a wide glyph: its
/// head and tail are equal or different together.
@MainActor
package struct RowWriter {
  let row: Int
  /// The row as it is wanted, from its first cell on.
  let cells: UnsafePointer<Cell>
  private let shown: UnsafeMutablePointer<Cell>
  /// How many cells the row has.
  let width: Int
  /// Behind the last cell that may be different.
  private(set) var end: Int
  /// The first cell that is different.
  package let start: Int

  /// Compares the damaged part of a row, or is `nil` where nothing is different.
  @inline(__always)
  package init?(_ row: Int, from shown: CellGrid, to wanted: CellGrid) {
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

  /// Whether the cell at `column` is still to be written.
  @inline(__always)
  package func isChanged(_ column: Int) -> Bool {
    column < end && CellWords(cells + column) != CellWords(shown + column)
  }

  /// The first cell from `column` on that is still to be written, or `nil` for none.
  package func next(from column: Int) -> Int? {
    // Behind the last change there is often much that is the same, which is told at once.
    if end &- column > 8, Cell.same(cells + column, shown + column, count: end &- column) {
      return nil
    }
    for place in column..<max(column, end) where isChanged(place) { return place }
    return nil
  }

  /// Takes `columns` as written.
  package func take(_ columns: Range<Int>) {
    (shown + columns.lowerBound).update(from: cells + columns.lowerBound, count: columns.count)
  }

  /// Has the cells from `column` to before `end` written, though some may be as they were.
  mutating func forget(from column: Int, to end: Int) {
    guard end > column else { return }
    let inside = min(end, width)
    // Not up to the middle of a wide glyph.
    let last = inside < width && cells[inside].span == 0 ? inside + 1 : inside
    (shown + column).update(repeating: .unknown, count: last - column)
    self.end = max(self.end, last)
  }

  /// Behind the last of the changed cells from `column` on that are all the same.
  ///
  /// A wide or a risky glyph is never taken together with another one.
  func endOfSame(from column: Int) -> Int {
    let cell = cells[column]
    if cell.span != 1 || cell.hasUncertainWidth { return column &+ Int(cell.span) }
    var end = column &+ 1
    while isChanged(end), Cell.same(cells + end, cells + column) { end &+= 1 }
    return end
  }

  /// Writes and takes `first`, the ASCII character at `column`, and the changed ones behind it in
  /// the same style, up to one that is like the next; returns behind the last.
  ///
  /// There is room for as many `bytes` as there are cells. Most cells of most frames pass here: so
  /// there is one offset, in bytes, for the cell in both rows.
  @inline(__always)
  func takePlain(
    _ first: CellWords, from column: Int, to bytes: inout UnsafeMutablePointer<UInt8>
  ) -> Int {
    let stride = MemoryLayout<Cell>.stride, last = (end &- 1) &* stride
    let cells = UnsafeRawPointer(cells), shown = UnsafeMutableRawPointer(shown)
    var cell = first, offset = column &* stride
    func take() {
      bytes.pointee = cell.ascii
      bytes += 1
      cell.store(to: shown + offset)
      offset &+= stride
    }
    while offset != last {
      let next = CellWords(cells + (offset &+ stride))
      if next == cell { return offset / stride }
      take()
      guard next.isAscii(like: first), next != CellWords(shown + offset)
      else { return offset / stride }
      cell = next
    }
    take()
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
      guard cell.isPlain, cell.style == pen else { return false }
    }
    return true
  }
}
