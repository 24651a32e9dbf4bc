extension AnsiEncoder {
  /// Writes the changed cells of a row.
  func encode(_ writer: inout RowWriter) {
    if isInline { eraseEnd(of: &writer) }
    var column: Int? = isInline ? writer.next(from: writer.start) : writer.start
    while let start = column { column = writer.next(from: encode(&writer, from: start)) }
  }

  /// The progress of writing a row.
  private struct Progress {
    /// The column after the last written cell.
    var column: Int
    /// The column of the cursor.
    var cursor: Int
    /// Whether an escape sequence has positioned the cursor at ``cursor``.
    var isPlaced = false
  }

  /// Writes adjacent changed cells from `start` on; returns the column after the last one.
  private func encode(_ writer: inout RowWriter, from start: Int) -> Int {
    var progress = Progress(column: start, cursor: start, isPlaced: move(to: start, of: writer))
    var wasUncertain = false
    row = writer.row
    while writer.isChanged(progress.column) {
      let column = progress.column, hasUncertainWidth = writer.cells[column].hasUncertainWidth
      // Terminals disagree about the cursor's column after a glyph of uncertain width, and about
      // whether it joins the previous glyph. So the cursor is positioned explicitly for this glyph
      // and for the next one.
      if (hasUncertainWidth || wasUncertain) && !progress.isPlaced { setCursor(column, row) }
      let plain = putPlain(from: column, of: &writer)
      progress =
        plain > column ? Progress(column: plain, cursor: plain) : putSame(from: column, of: &writer)
      wasUncertain = hasUncertainWidth
    }
    cursor = wasUncertain ? nil : (progress.cursor, row)
    return progress.column
  }

  /// Writes ASCII characters, unless one is repeated or a style sequence is not cached; returns the
  /// column after the last one.
  ///
  /// Nearly all cells of most screens take this path. It is a separate function so that its loop
  /// gets all registers, and it reserves buffer space once.
  @inline(never)
  private func putPlain(from column: Int, of writer: inout RowWriter) -> Int {
    guard var pen else { return column }
    let start = buffer.room(for: (writer.end &- column) &* (PenTable.room + 1))
    var bytes = start, place = column
    while writer.isChanged(place) {
      let first = CellWords(writer.cells + place)
      guard first.cell.isPlain else { break }
      let style = first.styleOfAscii
      if style != pen {
        guard let length = pens.write(from: pen, to: style, to: bytes) else { break }
        bytes += length
        pen = style
      }
      let end = writer.writePlain(first, from: place, to: &bytes)
      guard end > place else { break }
      place = end
    }
    self.pen = pen
    buffer.advance(by: bytes - start)
    return place
  }

  /// Writes one cell, or several equal ones.
  @inline(never)
  private func putSame(from column: Int, of writer: inout RowWriter) -> Progress {
    let cell = writer.cells[column], end = writer.endOfSame(from: column)
    if putPatch(cell, column, writer.row) {
      writer.markWritten(column..<column + 1)
      return Progress(column: column + 1, cursor: column + 1)
    }
    setPen(cell.style)
    writer.markWritten(column..<end)
    if cell.hasUncertainWidth { prepare(cell, column, &writer) }
    if end - column > 3 { return putStretch(column..<end, of: &writer) }
    put(cell.glyph, cell.span == 1 ? end - column : 1)
    return Progress(column: end, cursor: end)
  }

  /// Prepares the cells affected if the terminal uses another width for `cell`.
  ///
  /// If the terminal's width is smaller, the remaining cells are blanked first. If it is larger,
  /// the cells behind are marked to be written again.
  private func prepare(_ cell: Cell, _ column: Int, _ writer: inout RowWriter) {
    let reach = clusters.reach(of: cell.glyph)
    if reach < Int(cell.span) {
      buffer.append("  ")
      setCursor(column, writer.row)
    }
    writer.markUnknown(from: column + Int(cell.span), to: column + reach)
  }

  /// Writes equal cells, with an erase (ECH, EL) or repeat (REP) sequence if that is shorter.
  ///
  /// Only blanks in the terminal's default colours are erased, since terminals disagree about other
  /// colours.
  private func putStretch(_ same: Range<Int>, of writer: inout RowWriter) -> Progress {
    let cell = writer.cells[same.lowerBound], count = same.count
    let isLast = !writer.isChanged(same.upperBound)
    if cell.isBlank {
      if isLast && writer.isBlank(from: same.upperBound) {
        buffer.append("\u{1B}[K")
        writer.markWritten(same.lowerBound..<writer.end)
        return Progress(column: writer.end, cursor: same.lowerBound)
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
        put(scalar)
      } else if let placeholder = glyph.placeholder {
        put(placeholder.scalars.base)
        put(placeholder.scalars.row)
        put(placeholder.scalars.column)
      }
    }
  }

  private func put(_ scalar: Unicode.Scalar) {
    buffer.reserve(4)
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { buffer.put(byte) }
  }
}
