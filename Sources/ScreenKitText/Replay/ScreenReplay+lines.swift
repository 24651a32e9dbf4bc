// MARK: Moves, erasures and lines

extension ScreenReplay {
  /// The position of the cursor for a relative move.
  ///
  /// - Throws: ``ReplayError`` behind the last column, where terminals disagree.
  var certainPlace: (column: Int, row: Int) {
    get throws(ReplayError) {
      guard let cursor, cursor.column < size.columns, cursor.row < rows.count else {
        throw ReplayError("a step from where the cursor is not certain")
      }
      return cursor
    }
  }

  /// Whether erased cells are certain: in the default colours and without a hyperlink.
  private var isPlain: Bool { pen == CellStyle() && link.isEmpty }

  func count(_ parameters: [Int?]) throws(ReplayError) -> Int {
    guard parameters.count == 1, case let count = parameters[0] ?? 1, count > 0 else {
      throw ReplayError("a count of \(parameters)")
    }
    return count
  }

  /// Moves the cursor within the screen; a move beyond the edges is an error.
  mutating func move(
    _ place: (column: Int, row: Int), columns: Int = 0, rows: Int = 0
  ) throws(ReplayError) {
    let target = (column: place.column + columns, row: place.row + rows)
    guard 0..<size.columns ~= place.column, 0..<size.columns ~= target.column,
      0..<size.rows ~= target.row
    else { throw ReplayError("a step from \(place) to \(target)") }
    cursor = target
    previous = ""
  }

  /// Blanks cells from the cursor on; terminals agree about this only in the default colours.
  mutating func erase(_ count: Int) throws(ReplayError) {
    let place = try certainPlace
    guard isPlain, count > 0, place.column + count <= size.columns else {
      throw ReplayError("an erase of \(count) cells at \(place) in \(pen)")
    }
    for column in place.column..<place.column + count {
      put(" ", width: 1, at: (column, place.row))
    }
    previous = ""
  }

  mutating func repeatPrevious(_ count: Int) throws(ReplayError) {
    guard let place = cursor, !previous.isEmpty, place.column + count <= size.columns,
      CharacterWidth.columns(of: Character(previous)) == 1, previous.unicodeScalars.count == 1
    else { throw ReplayError("a repetition of \(previous)") }
    for column in place.column..<place.column + count {
      put(previous, width: 1, at: (column, place.row))
    }
    cursor = (place.column + count, place.row)
  }

  mutating func setRegion(_ parameters: [Int?]) throws(ReplayError) {
    let first = (parameters[0] ?? 1) - 1
    let end = parameters.count > 1 ? parameters[1] ?? size.rows : size.rows
    // A region has at least two rows; without parameters it is the whole screen.
    guard !isInline, parameters.count <= 2, first >= 0, end <= size.rows,
      first + 1 < end || parameters == [nil]
    else { throw ReplayError("a region of \(parameters)") }
    region = first..<end
    cursor = (0, 0)
    previous = ""
  }

  mutating func reverseIndex() throws(ReplayError) {
    let place = try certainPlace
    previous = ""
    if place.row == region.lowerBound { return try scroll(up: -1, region) }
    try move(place, rows: -1)
  }

  /// Deletes or inserts lines at the cursor, which must be at the top of the region.
  mutating func changeLines(up count: Int) throws(ReplayError) {
    let place = try certainPlace
    guard place.column == 0, isInline || place.row == region.lowerBound else {
      throw ReplayError("lines that change at \(place)")
    }
    try scroll(up: count, place.row..<region.upperBound)
    previous = ""
  }

  /// Scrolls rows; terminals agree about the blank rows only in the default colours.
  mutating func scroll(up count: Int, _ part: Range<Int>) throws(ReplayError) {
    guard isPlain, abs(count) < part.count || isInline && abs(count) == part.count else {
      throw ReplayError("a scroll by \(count) of \(part) in \(pen)")
    }
    let blank = Array(repeating: blankRow, count: abs(count))
    let kept = Array(count > 0 ? rows[part].dropFirst(count) : rows[part].dropLast(-count))
    rows.replaceSubrange(part, with: count > 0 ? kept + blank : blank + kept)
  }

  /// Moves the cursor to a column of the same row, from any column.
  mutating func returnInline(to column: Int) {
    cursor = (column, row)
    previous = ""
  }

  /// Scrolls the region by one row, for a line feed in its last row.
  mutating func feedLine() throws(ReplayError) {
    if isInline { scrollback.append(rows[0]) }
    try scroll(up: 1, region)
  }

  /// Blanks the screen from the cursor, which must be in the first column, to the end.
  mutating func eraseBelow() throws(ReplayError) {
    let place = try certainPlace
    guard isPlain, place.column == 0 else { throw ReplayError("an erase from \(place) in \(pen)") }
    for row in place.row..<size.rows { rows[row] = blankRow }
    previous = ""
  }

  private var blankRow: [Place] { Array(repeating: Place(" "), count: size.columns) }
}
