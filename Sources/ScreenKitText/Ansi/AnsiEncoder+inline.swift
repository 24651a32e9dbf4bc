/// A part of a screen whose other rows are someone else's.
///
/// Nobody knows in which row of the screen it begins, so every move is relative to the row that the
/// cursor is in. While no cursor is shown it waits in the first cell: there a terminal leaves it that
/// breaks lines anew for another width.
extension AnsiEncoder {
  /// Makes room for `rows` from the first row of the present room on; what is above moves up if the
  /// screen ends before.
  func makeRoom(rows: Int) {
    setPen(CellStyle())
    setLink(.none)
    returnToFirstColumn(ofRow: 0)
    buffer.append("\u{1B}[J")
    buffer.reserve(rows)
    for _ in 1..<max(1, rows) { buffer.put(0x0A) }
    if rows > 1 { sequence(rows - 1, "A") }
    (cursor, room) = ((0, 0), rows)
  }

  /// Gives the room up, with the cursor below it, or in its first row with nothing left of it.
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

  /// Takes the row that the cursor is in, wherever that is, for the first one.
  func forgetRoom() {
    (cursor, row, room) = (nil, 0, 0)
  }

  /// How many line feeds lead from the cursor to below the room.
  var linesToEnd: Int { room > 0 ? room - row : 0 }

  /// Moves rows without a region, for which the row on the screen would have to be known: some are
  /// deleted, and where others follow as many are inserted.
  func moveInline(_ scroll: RowScroll) {
    let count = abs(scroll.up), last = scroll.rows.upperBound - count
    returnToFirstColumn(ofRow: scroll.up > 0 ? scroll.rows.lowerBound : last)
    sequence(count, "M")
    // Below the room all is blank, so that what comes in from there needs not go back.
    if scroll.up > 0, scroll.rows.upperBound == room { return }
    returnToFirstColumn(ofRow: scroll.up > 0 ? last : scroll.rows.lowerBound)
    sequence(count, "L")
  }

  private func returnToFirstColumn(ofRow target: Int) {
    buffer.append("\r")
    step(to: target)
    cursor = (0, target)
  }

  /// Moves up or down within the column.
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
