/// A range of rows that the terminal can scroll to their wanted position, so that they need no
/// rewrite.
@MainActor
struct RowScroll: Equatable {
  /// The scrolled region; rows that receive no other row become blank.
  let rows: Range<Int>
  /// The number of rows to move up; negative means downwards.
  let up: Int

  /// Finds a scroll that saves more bytes than it costs; `nil` if there is none.
  ///
  /// A shift recorded by the layout is tried first. If it has replaced all changed rows, there is no
  /// scroll. Otherwise three of the changed rows are searched for in the shown grid. In a frame
  /// without scrolling, comparing the first changed cells rules out most rows.
  init?(from shown: CellGrid, to wanted: CellGrid) {
    let shift = wanted.takeShift()
    guard let changed = wanted.damagedRows, changed.count > 2, wanted.size.columns > 0
    else { return nil }
    if let shift, abs(shift.up) >= shift.rows.count, changed.clamped(to: shift.rows) == changed {
      return nil
    }
    let rows = Rows(shown: shown, wanted: wanted)
    if let shift, abs(shift.up) < shift.rows.count,
      let known = rows.trimmed(RowScroll(rows: shift.rows, up: shift.up)),
      rows.isWorthwhile(known)
    {
      self = known
      return
    }
    for quarter in 1...3 {
      let row = changed.lowerBound + changed.count * quarter / 4
      guard let up = rows.distance(ofChanged: row, in: changed) else { continue }
      let same = rows.moved(around: row, by: up, in: changed)
      let found = RowScroll(filling: same, up: up)
      if rows.isWorthwhile(found) {
        self = found
        return
      }
    }
    return nil
  }

  private init(rows: Range<Int>, up: Int) { (self.rows, self.up) = (rows, up) }

  /// The rows that receive the content of other rows of the region.
  var filled: Range<Int> {
    up > 0 ? rows.lowerBound..<rows.upperBound - up : rows.lowerBound - up..<rows.upperBound
  }

  /// Creates the scroll that fills `rows`.
  init(filling rows: Range<Int>, up: Int) {
    self.init(rows: rows.including(rowsAt: up), up: up)
  }

  /// The rows that become blank.
  var vacated: Range<Int> {
    up > 0 ? rows.upperBound - up..<rows.upperBound : rows.lowerBound..<rows.lowerBound - up
  }

  /// Moves the rows of `grid` as the terminal does.
  func perform(on grid: CellGrid) {
    let width = grid.size.columns
    grid.shift(
      CellRect(column: 0, row: rows.lowerBound, columns: width, rows: rows.count), up: up)
    grid.fill(
      CellRect(column: 0, row: vacated.lowerBound, columns: width, rows: vacated.count),
      with: .blank)
  }

  /// Marks the scrolled rows as damaged over their whole width, so that they are compared again.
  func markDamage(in grid: CellGrid) {
    for row in rows { grid.markDamage(row: row, from: 0, to: grid.size.columns) }
  }
}

extension Range<Int> {
  /// Returns the range, extended by the rows that show its content now.
  fileprivate func including(rowsAt up: Int) -> Range<Int> {
    Swift.min(lowerBound, lowerBound + up)..<Swift.max(upperBound, upperBound + up)
  }
}

/// A comparison of the rows of two grids.
@MainActor
private struct Rows {
  let shown: CellGrid
  let wanted: CellGrid

  /// The cost of setting a scroll region, scrolling it and resetting it, in bytes.
  private static let price = 24
  /// The minimum cost of moving the cursor to a changed row, in bytes.
  private static let move = 4
  /// The minimum cost of a changed row: a cursor movement and one cell, in bytes.
  private static let leastChange = 5

  /// Returns the distance from `row` down to the row that shows its wanted content; negative
  /// upwards.
  ///
  /// The nearest such row is used. Returns `nil` if all cells of the row are equal, if the row is
  /// unchanged, or if no row of `rows` shows the content.
  func distance(ofChanged row: Int, in rows: Range<Int>) -> Int? {
    guard !wanted.isUniform(row: row), let column = wanted.difference(row, from: shown, row)
    else { return nil }
    for distance in 1..<rows.count {
      if isShown(row, column, at: row + distance, in: rows) { return distance }
      if isShown(row, column, at: row - distance, in: rows) { return -distance }
    }
    return nil
  }

  /// Returns whether the terminal shows the content of `row` at row `place`.
  ///
  /// The rows of a list often begin alike. So the cell at `column`, in which the row has changed,
  /// is compared first: it mostly differs from the neighbouring rows as well.
  private func isShown(_ row: Int, _ column: Int, at place: Int, in rows: Range<Int>) -> Bool {
    rows.contains(place)
      && Cell.same(wanted.row(row) + column, shown.row(place) + column)
      && wanted.isSame(row, in: shown, place)
  }

  /// Returns the range of rows around `row` that moved by the same distance, except for a few
  /// cells.
  func moved(around row: Int, by up: Int, in rows: Range<Int>) -> Range<Int> {
    var start = row, end = row + 1
    while isMoved(start - 1, by: up, in: rows) { start -= 1 }
    while isMoved(end, by: up, in: rows) { end += 1 }
    return start..<end
  }

  private func isMoved(_ row: Int, by up: Int, in rows: Range<Int>) -> Bool {
    guard rows.contains(row), rows.contains(row + up) else { return false }
    if wanted.isSame(row, in: shown, row + up) { return true }
    let differences = wanted.differences(row, from: shown, row + up)
    return differences < wanted.differences(row, from: shown, row) / 2
  }

  /// Returns `scroll` without the rows at its ends that would show other content; `nil` if none is
  /// left.
  ///
  /// The highlighted row of a list stays at the edge while the others scroll.
  func trimmed(_ scroll: RowScroll) -> RowScroll? {
    var filled = scroll.filled
    while let row = filled.last, !isMoved(row, by: scroll.up, in: scroll.rows) {
      filled.removeLast()
    }
    while let row = filled.first, !isMoved(row, by: scroll.up, in: scroll.rows) {
      filled.removeFirst()
    }
    return filled.isEmpty ? nil : RowScroll(filling: filled, up: scroll.up)
  }

  /// Returns whether `scroll` saves more than it costs, by an estimate in bytes.
  func isWorthwhile(_ scroll: RowScroll) -> Bool {
    var cost = Rows.price
    for row in scroll.vacated {
      cost += wanted.visibleCells(row: row) - wanted.differences(row, from: shown, row)
    }
    // If many rows move, the number of differing rows is enough to decide, and each row that moves
    // saves something; so the search stops as soon as the cost is covered.
    for row in scroll.rows where !scroll.vacated.contains(row) {
      if cost < 0 { return true }
      if !wanted.isSame(row, in: shown, row) { cost -= Rows.leastChange }
      if !wanted.isSame(row, in: shown, row + scroll.up) {
        cost += Rows.move + wanted.differences(row, from: shown, row + scroll.up)
      }
    }
    // Otherwise their differing cells are counted; one cell per row was counted above.
    for row in scroll.rows where !scroll.vacated.contains(row) {
      if cost < 0 { return true }
      let changes = wanted.differences(row, from: shown, row)
      if changes > 0 { cost -= Rows.move + changes - Rows.leastChange }
    }
    return cost < 0
  }
}
