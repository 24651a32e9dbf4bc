extension AnsiEncoder {
  /// Scrolls rows in a terminal of `height` rows; the rows that move in are blank.
  ///
  /// It uses features of every terminal since the VT102: an index at the edge of the scrolling
  /// region, or lines deleted and inserted within the region.
  func encode(_ scroll: RowScroll, height: Int) {
    // Terminals disagree about whether blank rows get the current background, so it is reset first.
    setPen(CellStyle())
    if isInline { return moveInline(scroll) }
    let isWhole = scroll.rows == 0..<height
    if !isWhole { setRegion(scroll.rows, height) }
    move(scroll)
    guard !isWhole else { return }
    buffer.append("\u{1B}[r")
    cursor = (0, 0)
  }

  /// Sets the scrolling region, which moves the cursor to the screen's first cell.
  private func setRegion(_ rows: Range<Int>, _ height: Int) {
    buffer.append("\u{1B}[")
    buffer.reserve(16)
    if rows.lowerBound > 0 { buffer.put(number: rows.lowerBound + 1) }
    if rows.upperBound < height {
      buffer.put(0x3B)
      buffer.put(number: rows.upperBound)
    }
    buffer.put(0x72)
    cursor = (0, 0)
  }

  private func move(_ scroll: RowScroll) {
    let count = abs(scroll.up)
    let isFed = scroll.up > 0 && count <= 4
    let row = isFed ? scroll.rows.upperBound - 1 : scroll.rows.lowerBound
    if cursor?.row != row || cursor?.column != 0 { setCursor(0, row) }
    cursor = (0, row)
    if isFed {
      buffer.reserve(4)
      for _ in 0..<count { buffer.put(0x0A) }
    } else if count == 1 {
      buffer.append("\u{1B}M")
    } else {
      sequence(count, scroll.up > 0 ? "M" : "L")
    }
  }
}
