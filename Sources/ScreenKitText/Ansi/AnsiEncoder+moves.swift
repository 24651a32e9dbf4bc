extension AnsiEncoder {
  /// Moves the cursor to a column of the row of `writer`; returns whether an escape sequence was the last
  /// part.
  func move(to column: Int, of writer: borrowing RowWriter) -> Bool {
    guard cursor?.row != writer.row || cursor?.column != column else { return false }
    return move(to: column, writer.row, width: writer.width) {
      writer.canRewrite($0, in: penStyle)
    } rewrite: {
      for place in $0..<column {
        buffer.put(UInt8(truncatingIfNeeded: writer.cells[place].glyph.bits))
      }
    }
  }

  /// Moves the cursor in a terminal of `width` columns without rewriting cells.
  func move(to column: Int, _ row: Int, width: Int) {
    guard cursor?.row != row || cursor?.column != column else { return }
    _ = move(to: column, row, width: width, canRewrite: { _ in false }, rewrite: { _ in })
    cursor = (column, row)
  }

  /// Moves the cursor with an absolute position; inline, only the column is absolute.
  func setCursor(_ column: Int, _ row: Int) {
    if isInline {
      // The column first: the position before a step down must be certain.
      sequence(column + 1, "G")
      return step(to: row)
    }
    buffer.reserve(16)
    buffer.put(0x1B)
    buffer.put(0x5B)
    if row > 0 || column > 0 { buffer.put(number: row + 1) }
    if column > 0 {
      buffer.put(0x3B)
      buffer.put(number: column + 1)
    }
    buffer.put(0x48)
  }

  /// Writes a control sequence with one parameter, which is omitted if it is 1.
  func sequence(_ count: Int, _ final: Unicode.Scalar) {
    buffer.reserve(16)
    buffer.put(0x1B)
    buffer.put(0x5B)
    if count > 1 { buffer.put(number: count) }
    buffer.put(UInt8(truncatingIfNeeded: final.value))
  }

  /// Moves the cursor by the shortest path, which may end with rewriting cells.
  ///
  /// Returns `false` if rewritten cells are the last part, otherwise `true`.
  private func move(
    to column: Int, _ row: Int, width: Int, canRewrite: (Range<Int>) -> Bool,
    rewrite: (Int) -> Void
  ) -> Bool {
    guard let cursor else {
      setCursor(column, row)
      return true
    }
    let path = CursorPath(from: cursor, to: column, row, width: width, canRewrite: canRewrite)
    guard isInline || path.cost <= CursorPath.length(ofPlace: column, row) else {
      setCursor(column, row)
      return true
    }
    buffer.reserve(8)
    if path.returns { buffer.put(0x0D) }
    switch path.down {
    case .stay: break
    case .feed(let rows): for _ in 0..<rows { buffer.put(0x0A) }
    case .down(let rows): sequence(rows, "B")
    case .up(let rows): sequence(rows, "A")
    }
    switch path.across {
    case .stay: break
    case .right(let columns): sequence(columns, "C")
    case .left(let columns): sequence(columns, "D")
    case .column(let column): sequence(column + 1, "G")
    case .rewrite(let start):
      buffer.reserve(4)
      rewrite(start)
      return false
    }
    return true
  }
}
