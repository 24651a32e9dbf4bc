extension AnsiEncoder {
  /// Writes what is different in a row.
  func encode(_ diff: inout RowWriter) {
    var column: Int? = diff.start
    while let start = column { column = diff.next(from: encode(&diff, from: start)) }
  }

  /// How far a row is written.
  private struct Progress {
    /// Behind the cells that were written.
    var column: Int
    /// The column of the cursor.
    var cursor: Int
    /// Whether a sequence put the cursor there.
    var isPlaced = false
  }

  /// Writes neighbouring cells that are different; returns behind the last.
  private func encode(_ diff: inout RowWriter, from start: Int) -> Int {
    var progress = Progress(column: start, cursor: start, isPlaced: move(to: start, of: diff))
    var wasRisky = false
    row = diff.row
    while diff.isChanged(progress.column) {
      let column = progress.column, hasUncertainWidth = diff.cells[column].hasUncertainWidth
      // Terminals disagree about where the cursor is behind a risky glyph, and about whether it
      // joins the one before it; so it is placed, and so is what follows.
      if (hasUncertainWidth || wasRisky) && !progress.isPlaced { place(column, row) }
      let plain = putPlain(from: column, of: diff)
      progress =
        plain > column ? Progress(column: plain, cursor: plain) : putSame(from: column, of: &diff)
      wasRisky = hasUncertainWidth
    }
    cursor = wasRisky ? nil : (progress.cursor, row)
    return progress.column
  }

  /// Writes ASCII characters in styles that have followed on each other before, as far as none is
  /// repeated; returns behind the last.
  ///
  /// That is nearly all of most screens. So it is a loop of its own, which has all registers to
  /// itself and for which room is made once.
  @inline(never)
  private func putPlain(from column: Int, of diff: RowWriter) -> Int {
    guard var pen else { return column }
    let start = buffer.room(for: (diff.end &- column) &* (PenTable.room + 1))
    var bytes = start, place = column
    while diff.isChanged(place) {
      let first = CellWords(diff.cells + place)
      guard first.cell.isPlain else { break }
      let style = first.styleOfAscii
      if style != pen {
        guard let length = pens.write(from: pen, to: style, to: bytes) else { break }
        bytes += length
        pen = style
      }
      let end = diff.takePlain(first, from: place, to: &bytes)
      guard end > place else { break }
      place = end
    }
    self.pen = pen
    buffer.advance(by: bytes - start)
    return place
  }

  /// Writes a cell, or several that are the same.
  @inline(never)
  private func putSame(from column: Int, of diff: inout RowWriter) -> Progress {
    let cell = diff.cells[column], end = diff.endOfSame(from: column)
    setPen(cell.style)
    diff.take(column..<end)
    if cell.hasUncertainWidth { prepare(cell, column, &diff) }
    if end - column > 3 { return putStretch(column..<end, of: diff) }
    put(cell.glyph, cell.span == 1 ? end - column : 1)
    return Progress(column: end, cursor: end)
  }

  /// Sees to the cells that a terminal touches which takes a glyph for narrower or wider.
  ///
  /// Where it is narrower, the rest of its cells would keep what they showed; where it is wider,
  /// what is behind it has to be written again.
  private func prepare(_ cell: Cell, _ column: Int, _ diff: inout RowWriter) {
    let reach = clusters.reach(of: cell.glyph)
    if reach < Int(cell.span) {
      buffer.append("  ")
      place(column, diff.row)
    }
    diff.forget(from: column + Int(cell.span), to: column + reach)
  }

  /// Writes the same cell several times, by an erase or a repetition where that is shorter.
  ///
  /// Terminals disagree about the colours of what is erased, except in their own.
  private func putStretch(_ same: Range<Int>, of diff: RowWriter) -> Progress {
    let cell = diff.cells[same.lowerBound], count = same.count
    let isLast = !diff.isChanged(same.upperBound)
    if cell.isBlank {
      if isLast && diff.isBlank(from: same.upperBound) {
        buffer.append("\u{1B}[K")
        diff.take(same.lowerBound..<diff.end)
        return Progress(column: diff.end, cursor: same.lowerBound)
      }
      if CursorPath.length(ofCount: count) * (isLast ? 1 : 2) < count {
        sequence(count, "X")
        if isLast { return Progress(column: same.upperBound, cursor: same.lowerBound) }
        sequence(count, "C")
        return Progress(column: same.upperBound, cursor: same.upperBound, isPlaced: true)
      }
    }
    if !repeatGlyph(of: cell, count) { put(cell.glyph, count) }
    return Progress(column: same.upperBound, cursor: same.upperBound)
  }

  private func repeatGlyph(of cell: Cell, _ count: Int) -> Bool {
    guard traits.repeats != .nothing, let scalar = cell.glyph.scalar,
      traits.repeats == .all || scalar.isASCII
    else { return false }
    let length = UTF8.width(scalar)
    guard length + CursorPath.length(ofCount: count - 1) < length * count else { return false }
    put(cell.glyph, 1)
    sequence(count - 1, "b")
    return true
  }

  @inline(__always)
  private func put(_ glyph: Glyph, _ count: Int) {
    let bits = glyph.bits
    guard bits < 0x80 else { return putLong(glyph, count) }
    buffer.reserve(count)
    for _ in 0..<count { buffer.put(UInt8(truncatingIfNeeded: bits)) }
  }

  func putLong(_ glyph: Glyph, _ count: Int) {
    for _ in 0..<count {
      if let index = glyph.clusterIndex {
        buffer.append(clusters.texts[index])
      } else if let scalar = glyph.scalar {
        buffer.reserve(4)
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { buffer.put(byte) }
      }
    }
  }
}
