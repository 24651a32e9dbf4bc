/// Finds what is different between what a terminal shows and what it should show.
@MainActor
package enum GridDiff {
  /// Calls `body` with each run of changed cells, row after row, and brings `shown` up to date.
  ///
  /// Only damaged parts of `wanted` are compared, so an unchanged frame compares nothing. Runs
  /// never split a wide glyph: its head and tail are equal or different together.
  @inline(__always)
  package static func forEachRun(
    from shown: CellGrid, to wanted: CellGrid,
    _ body: (_ row: Int, _ columns: Range<Int>, _ cells: UnsafePointer<Cell>) -> Void
  ) {
    for row in 0..<wanted.size.rows {
      guard let damage = wanted.takeDamage(row: row),
        !wanted.isSame(row, in: shown, columns: damage)
      else { continue }
      let new = wanted.row(row), old = shown.row(row)
      var column = damage.lowerBound
      while column < damage.upperBound {
        if Cell.same(new + column, old + column) {
          column &+= 1
          continue
        }
        let start = column
        repeat {
          old[column] = new[column]
          column &+= 1
        } while column < damage.upperBound && !Cell.same(new + column, old + column)
        body(row, start..<column, UnsafePointer(new))
      }
    }
  }
}
