/// The shortest path of the cursor from a known position to another one.
struct CursorPath {
  enum Down {
    case stay
    /// Line feeds, which keep the column in raw mode.
    case feed(Int)
    case down(Int)
    case up(Int)
  }

  enum Across {
    case stay
    case right(Int)
    case left(Int)
    /// Rewrites the cells from this column on.
    case rewrite(Int)
    case column(Int)
  }

  /// Whether the path begins with a carriage return.
  let returns: Bool
  let down: Down
  let across: Across
  /// The length in bytes.
  let cost: Int

  /// Creates the path; `canRewrite` returns whether the cells from a column to `column` may be
  /// rewritten.
  ///
  /// Behind the last column terminals disagree about the start of a relative move, so the path then
  /// begins with a carriage return.
  init(
    from start: (column: Int, row: Int), to column: Int, _ row: Int, width: Int,
    canRewrite: (Range<Int>) -> Bool
  ) {
    let (down, downCost) = Self.down(row - start.row)
    if start.column < width, start.column <= column {
      // A carriage return would only make the path longer.
      let (across, acrossCost) = Self.across(from: start.column, to: column, canRewrite)
      (returns, self.down, self.across, cost) = (false, down, across, downCost + acrossCost)
      return
    }
    let (back, backCost) = Self.across(from: 0, to: column, canRewrite)
    let returning = 1 + downCost + backCost
    if start.column < width {
      let (across, acrossCost) = Self.across(from: start.column, to: column, canRewrite)
      if downCost + acrossCost <= returning {
        (returns, self.down, self.across, cost) = (false, down, across, downCost + acrossCost)
        return
      }
    }
    (returns, self.down, self.across, cost) = (true, down, back, returning)
  }

  private static func down(_ rows: Int) -> (Down, cost: Int) {
    switch rows {
    case 0: (.stay, 0)
    case 1...4: (.feed(rows), rows)
    case 5...: (.down(rows), length(ofCount: rows))
    default: (.up(-rows), length(ofCount: -rows))
    }
  }

  private static func across(
    from start: Int, to end: Int, _ canRewrite: (Range<Int>) -> Bool
  ) -> (Across, cost: Int) {
    if start == end { return (.stay, 0) }
    // Four cells have as many bytes as the escape sequence.
    if start < end, end - start < 4, canRewrite(start..<end) {
      return (.rewrite(start), end - start)
    }
    let step = length(ofCount: abs(end - start)), name = length(ofCount: end + 1)
    if name < step { return (.column(end), name) }
    return (start < end ? .right(end - start) : .left(start - end), step)
  }

  /// Returns the length in bytes of a sequence with one parameter, which is omitted if it is 1.
  static func length(ofCount count: Int) -> Int { count == 1 ? 3 : 3 + digits(count) }

  /// Returns the length in bytes of the sequence for an absolute position.
  static func length(ofPlace column: Int, _ row: Int) -> Int {
    let rows = row > 0 || column > 0 ? digits(row + 1) : 0
    return 3 + rows + (column > 0 ? 1 + digits(column + 1) : 0)
  }

  private static func digits(_ number: Int) -> Int {
    number < 10 ? 1 : number < 100 ? 2 : number < 1000 ? 3 : number < 10000 ? 4 : 5
  }
}
