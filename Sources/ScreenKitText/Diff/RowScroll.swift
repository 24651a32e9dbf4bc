/// Rows that a terminal already shows a little lower or higher than they are wanted.
@MainActor
package struct RowScroll: Equatable {
  /// All rows that take part; those that nothing moves to become blank.
  package let rows: Range<Int>
  /// How far they move up; negative is downwards.
  package let up: Int

  /// Finds such rows where moving them saves more than it costs.
  ///
  /// What moved as a whole is known. Else a few of the changed rows are looked for; in a frame
  /// without any scrolling they are found nowhere, which the first cells of most rows tell.
  package init?(from shown: CellGrid, to wanted: CellGrid) {
    let shift = wanted.takeShift()
    guard let changed = wanted.damagedRows, changed.count > 2, wanted.size.columns > 0
    else { return nil }
    let rows = Rows(shown: shown, wanted: wanted)
    if let shift, case let known = RowScroll(rows: shift.rows, up: shift.up),
      rows.isWorthwhile(known)
    {
      self = known
      return
    }
    for quarter in 1...3 {
      let row = changed.lowerBound + changed.count * quarter / 4
      guard let up = rows.distance(ofChanged: row, in: changed) else { continue }
      let same = rows.moved(around: row, by: up, in: changed)
      let found = RowScroll(rows: same.including(rowsAt: up), up: up)
      if rows.isWorthwhile(found) {
        self = found
        return
      }
    }
    return nil
  }

  private init(rows: Range<Int>, up: Int) { (self.rows, self.up) = (rows, up) }

  /// The rows that become blank.
  var vacated: Range<Int> {
    up > 0 ? rows.upperBound - up..<rows.upperBound : rows.lowerBound..<rows.lowerBound - up
  }

  /// Moves the rows of a grid as the terminal does.
  func perform(on grid: CellGrid) {
    let width = grid.size.columns
    grid.shift(
      CellRect(column: 0, row: rows.lowerBound, columns: width, rows: rows.count), up: up)
    grid.fill(
      CellRect(column: 0, row: vacated.lowerBound, columns: width, rows: vacated.count),
      with: .blank)
  }

  /// Has the rows compared from end to end.
  func markDamage(in grid: CellGrid) {
    for row in rows { grid.markDamage(row: row, from: 0, to: grid.size.columns) }
  }
}

extension Range<Int> {
  /// The rows themselves and those that they are found at.
  fileprivate func including(rowsAt up: Int) -> Range<Int> {
    Swift.min(lowerBound, lowerBound + up)..<Swift.max(upperBound, upperBound + up)
  }
}

/// Two grids whose rows are compared.
@MainActor
private struct Rows {
  let shown: CellGrid
  let wanted: CellGrid

  /// What setting a region, moving in it and leaving it takes, in bytes.
  private static let price = 24
  /// What the move to a changed row takes at least, beside its cells.
  private static let move = 4
  /// The same with one cell.
  private static let leastChange = 5

  /// How much lower than at `row` the terminal shows what is wanted there, to the nearest.
  func distance(ofChanged row: Int, in rows: Range<Int>) -> Int? {
    guard !wanted.isBlank(row: row), let column = wanted.difference(row, from: shown, row)
    else { return nil }
    for distance in 1..<rows.count {
      if isShown(row, column, at: row + distance, in: rows) { return distance }
      if isShown(row, column, at: row - distance, in: rows) { return -distance }
    }
    return nil
  }

  /// Whether the terminal shows `row` at `place`.
  ///
  /// The rows of a list often begin alike; where one differs from what it was, at `column`, it
  /// mostly differs from its neighbours as well.
  private func isShown(_ row: Int, _ column: Int, at place: Int, in rows: Range<Int>) -> Bool {
    rows.contains(place)
      && Cell.same(wanted.row(row) + column, shown.row(place) + column)
      && wanted.isSame(row, in: shown, place)
  }

  /// The neighbours of `row` that are shown as far away as it is, but for a few cells.
  func moved(around row: Int, by up: Int, in rows: Range<Int>) -> Range<Int> {
    func isMoved(_ row: Int) -> Bool {
      guard rows.contains(row), rows.contains(row + up) else { return false }
      if wanted.isSame(row, in: shown, row + up) { return true }
      let differences = wanted.differences(row, from: shown, row + up)
      return differences < wanted.differences(row, from: shown, row) / 2
    }
    var start = row, end = row + 1
    while isMoved(start - 1) { start -= 1 }
    while isMoved(end) { end += 1 }
    return start..<end
  }

  /// Whether `scroll` saves more than it costs, in bytes or so.
  func isWorthwhile(_ scroll: RowScroll) -> Bool {
    var cost = Rows.price
    for row in scroll.vacated {
      cost += wanted.visibleCells(row: row) - wanted.differences(row, from: shown, row)
    }
    // Where many rows move, that they differ says enough, and how much need not be counted.
    return saves(cost, by: scroll) { _, isSame in isSame ? 0 : Rows.leastChange }
      || saves(cost, by: scroll) { row, isSame in
        isSame ? 0 : Rows.move + wanted.differences(row, from: shown, row)
      }
  }

  /// Whether the rows that move save `cost`, if `price` is what a row costs where it stays.
  ///
  /// What moves saves something in each row; so it is enough to look until the price is paid.
  @inline(__always)
  private func saves(
    _ cost: Int, by scroll: RowScroll, _ price: (_ row: Int, _ isSame: Bool) -> Int
  ) -> Bool {
    var rest = cost
    for row in scroll.rows where !scroll.vacated.contains(row) {
      if rest < 0 { return true }
      rest -= price(row, wanted.isSame(row, in: shown, row))
      if !wanted.isSame(row, in: shown, row + scroll.up) {
        rest += Rows.move + wanted.differences(row, from: shown, row + scroll.up)
      }
    }
    return rest < 0
  }
}
