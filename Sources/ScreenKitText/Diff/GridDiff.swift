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
      guard let damage = wanted.takeDamage(row: row) else { continue }
      let new = wanted.row(row), old = shown.row(row)
      var column = damage.lowerBound
      while column < damage.upperBound {
        if isSame(new + column, old + column) {
          column &+= 1
          continue
        }
        let start = column
        repeat {
          old[column] = new[column]
          column &+= 1
        } while column < damage.upperBound && !isSame(new + column, old + column)
        body(row, start..<column, UnsafePointer(new))
      }
    }
  }

  /// Compares two cells as two words each, which is what their 16 bytes are.
  @inline(__always)
  private static func isSame(_ left: UnsafePointer<Cell>, _ right: UnsafePointer<Cell>) -> Bool {
    let left = UnsafeRawPointer(left), right = UnsafeRawPointer(right)
    return left.loadUnaligned(as: UInt64.self) == right.loadUnaligned(as: UInt64.self)
      && left.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        == right.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
  }
}
