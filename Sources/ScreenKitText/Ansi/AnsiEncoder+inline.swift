/// Inline mode: the app uses only a part of the screen's rows.
///
/// The first row's position on the screen is unknown, so every move is relative to the cursor's
/// row. A hidden cursor is left in the first cell. It stays there when a terminal rewraps lines for
/// another width.
extension AnsiEncoder {
  /// Reserves `rows` rows from the first row of the inline area on.
  ///
  /// If too few rows follow on the screen, the rows above scroll up. The rows are marked as a prompt
  /// if `asPrompt` is true, so that the terminal erases them before it wraps rows for another width.
  func makeRoom(rows: Int, asPrompt: Bool) {
    setPen(CellStyle())
    setLink(.none)
    returnToFirstColumn(ofRow: 0)
    if asPrompt { buffer.append("\u{1B}]133;A\u{1B}\\") }
    buffer.append("\u{1B}[J")
    buffer.reserve(rows)
    for _ in 1..<max(1, rows) { buffer.put(0x0A) }
    if rows > 1 { sequence(rows - 1, "A") }
    (cursor, room) = ((0, 0), rows)
  }

  /// Corrects the cursor's row after the terminal has wrapped `shown` for a width of `columns`.
  ///
  /// A terminal wraps each row up to its last cell that was written, and keeps the cursor at its
  /// character. So the first row is further up if rows above the cursor take several lines now.
  func countWrappedLines(of shown: CellGrid, in columns: Int) {
    guard room > 0, let place = cursor, place.row < shown.size.rows, columns > 0 else { return }
    row = (0...place.row).reduce(-1) { lines, row in
      let content = shown.contentEnd(row: row)
      // Behind the content the cursor stays in the last line.
      let end = row == place.row ? min(content, place.column + 1) : content
      return lines + shown.lines(row: row, upTo: end, in: columns)
    }
  }

  /// Erases the end of a row that was longer before, so that no blanks are written there.
  ///
  /// A terminal that wraps rows again would count written blanks as a part of the row.
  func eraseEnd(of writer: inout RowWriter) {
    guard let end = writer.erasableEnd else { return }
    _ = move(to: end, of: writer)
    setPen(CellStyle())
    buffer.append("\u{1B}[K")
    cursor = (end, writer.row)
    writer.markWritten(end..<writer.end)
  }

  /// Ends the inline area: moves the cursor below it, or clears it and moves to its first row.
  func leaveRoom(_ remains: TextPlacement.Remains) {
    guard room > 0 else { return }
    setPen(CellStyle())
    switch remains {
    case .lastFrame:
      returnToFirstColumn(ofRow: room - 1)
      buffer.append("\n")
    case .nothing:
      returnToFirstColumn(ofRow: 0)
      buffer.append("\u{1B}[J")
    }
    forgetRoom()
  }

  /// Makes the cursor's current row the first row of a new inline area.
  func forgetRoom() {
    (cursor, row, room) = (nil, 0, 0)
  }

  /// The number of line feeds from the cursor to below the inline area.
  var linesToEnd: Int { room > 0 ? room - row : 0 }

  /// Scrolls rows by deleting and inserting lines.
  ///
  /// A scrolling region would require the row's position on the screen, which is unknown.
  func moveInline(_ scroll: RowScroll) {
    let count = abs(scroll.up), last = scroll.rows.upperBound - count
    returnToFirstColumn(ofRow: scroll.up > 0 ? scroll.rows.lowerBound : last)
    sequence(count, "M")
    // The rows below the area are blank, so rows that move in from there need no insertion.
    if scroll.up > 0, scroll.rows.upperBound == room { return }
    returnToFirstColumn(ofRow: scroll.up > 0 ? last : scroll.rows.lowerBound)
    sequence(count, "L")
  }

  private func returnToFirstColumn(ofRow target: Int) {
    buffer.append("\r")
    step(to: target)
    cursor = (0, target)
  }

  /// Moves the cursor up or down within its column.
  func step(to target: Int) {
    switch target - row {
    case 0: break
    case 1...4: for _ in row..<target { buffer.append("\n") }
    case 5...: sequence(target - row, "B")
    default: sequence(row - target, "A")
    }
    row = target
  }
}
