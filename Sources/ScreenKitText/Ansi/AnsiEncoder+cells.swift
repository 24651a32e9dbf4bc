extension AnsiEncoder {
  /// Writes a run; returns from which column on the row was erased to its end, if it was.
  @inline(__always)
  func encode(_ run: RowRun) -> Int? {
    var run = run
    var isPlaced = move(to: run)
    row = run.row
    var wasRisky = false
    var column = run.columns.lowerBound
    var place = column
    while column < run.columns.upperBound {
      let cell = run.cells[column]
      // Terminals disagree about where the cursor is behind a risky glyph, and about whether it
      // joins the one before it; so it is placed, and so is what follows.
      if (cell.isRisky || wasRisky) && !isPlaced { self.place(column, run.row) }
      if cell.style != pen { setPen(cell.style) }
      let plain = putPlain(from: column, of: run)
      if plain > column {
        (isPlaced, wasRisky, place, column) = (false, false, plain, plain)
        continue
      }
      let end = run.endOfSame(from: column)
      (isPlaced, place) = (false, end)
      if cell.isRisky { prepare(cell, column, &run) }
      if end &- column <= 3 {
        put(cell.glyph, cell.span == 1 ? end &- column : 1)
      } else {
        switch putStretch(column..<end, of: run) {
        case .written: break
        case .jumped: isPlaced = true
        case .erased: place = column
        case .erasedToEdge:
          cursor = (column, run.row)
          return column
        }
      }
      wasRisky = cell.isRisky
      column = end
    }
    cursor = wasRisky ? nil : (place, run.row)
    return nil
  }

  /// Writes ASCII characters of one style as far as none is repeated, as in most text.
  @inline(__always)
  private func putPlain(from column: Int, of run: RowRun) -> Int {
    let end = run.endOfPlain(from: column)
    guard end > column else { return column }
    let room = buffer.extend(by: end &- column)
    for place in column..<end {
      room[place &- column] = UInt8(truncatingIfNeeded: run.cells[place].glyph.bits)
    }
    return end
  }

  /// Sees to the cells that a terminal touches which takes a glyph for narrower or wider.
  ///
  /// Where it is narrower, the rest of its cells would keep what they showed; where it is wider,
  /// what is behind it has to be written again.
  private func prepare(_ cell: Cell, _ column: Int, _ run: inout RowRun) {
    let reach = clusters.reach(of: cell.glyph)
    if reach < Int(cell.span) {
      buffer.append("  ")
      place(column, run.row)
    }
    run.extend(to: column + reach)
  }

  private enum Stretch {
    /// The cursor is behind the cells.
    case written
    /// The same, by a sequence.
    case jumped
    /// The cursor is at the first of the cells, where the run ends with them.
    case erased
    /// The same, and nothing is left in the row.
    case erasedToEdge
  }

  /// Writes the same cell several times, by an erase or a repetition where that is shorter.
  ///
  /// Terminals disagree about the colours of what is erased, except in their own.
  private func putStretch(_ same: Range<Int>, of run: RowRun) -> Stretch {
    let cell = run.cells[same.lowerBound], count = same.count
    let isLast = same.upperBound == run.columns.upperBound
    if cell.isBlank {
      if isLast && run.isBlank(from: same.upperBound) {
        buffer.append("\u{1B}[K")
        return .erasedToEdge
      }
      if CursorPath.length(ofCount: count) * (isLast ? 1 : 2) < count {
        sequence(count, "X")
        if !isLast { sequence(count, "C") }
        return isLast ? .erased : .jumped
      }
    }
    if repeatGlyph(of: cell, count) { return .written }
    put(cell.glyph, count)
    return .written
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
