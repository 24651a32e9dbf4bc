package import ScreenKitCore

/// Turns runs of cells into the bytes that make a terminal show them.
///
/// It knows where the cursor is and what style is set, as far as its own bytes determine that,
/// and writes no move and no style that is in force already.
@MainActor
package final class AnsiEncoder {
  package let buffer = ByteBuffer()
  private let clusters: ClusterTable
  private let depth: ColorDepth
  /// Where the cursor is, or `nil` where that is uncertain; also behind the last column.
  private var cursor: (column: Int, row: Int)?
  /// Whether the terminal shows its cursor, or `nil` where that is uncertain.
  private var showsCursor: Bool? = false
  /// The style in force, or `nil` where that is uncertain.
  private var pen: CellStyle?

  package init(clusters: ClusterTable, depth: ColorDepth) {
    self.clusters = clusters
    self.depth = depth
  }

  /// Forgets what the terminal's state was, as after someone else has written to it.
  package func forgetTerminal() {
    cursor = nil
    pen = nil
    showsCursor = nil
  }

  /// Writes a whole screen of blanks in the terminal's own colours.
  package func clear() {
    setPen(CellStyle())
    buffer.append("\u{1B}[2J")
  }

  /// Writes the cells of `columns` of a row; `cells` points to the row's first cell.
  @inline(__always)
  package func encode(
    row: Int, _ columns: Range<Int>, _ cells: UnsafePointer<Cell>
  ) {
    var isPlaced = move(to: columns.lowerBound, row, over: cells)
    var wasRisky = false
    for column in columns {
      let cell = cells[column]
      if cell.span == 0 { continue }
      // Terminals disagree about where the cursor is behind a risky glyph, and about whether it
      // joins the one before it; so it is placed, and so is what follows.
      if (cell.isRisky || wasRisky) && !isPlaced { place(column, row) }
      let style = cell.style
      if style != pen { setPen(style) }
      put(cell.glyph)
      (wasRisky, isPlaced) = (cell.isRisky, false)
    }
    cursor = wasRisky ? nil : (columns.upperBound, row)
  }

  /// Has the terminal of `width` columns show its cursor at `point`, or nowhere.
  ///
  /// Must come last in a frame, since cells are written wherever the cursor has to be for them.
  package func showCursor(at point: SurfacePoint?, width: Int) {
    if let point { bringCursor(to: point.x, point.y, width: width) }
    guard showsCursor != (point != nil) else { return }
    buffer.append(point == nil ? "\u{1B}[?25l" : "\u{1B}[?25h")
    showsCursor = point != nil
  }

  @inline(__always)
  private func put(_ glyph: Glyph) {
    buffer.reserve(4)
    let bits = glyph.bits
    if bits < 0x80 {
      buffer.put(UInt8(truncatingIfNeeded: bits))
    } else {
      putWide(glyph)
    }
  }

  private func putWide(_ glyph: Glyph) {
    if let index = glyph.clusterIndex { return buffer.append(clusters.texts[index]) }
    guard let scalar = glyph.scalar else { return }
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { buffer.put(byte) }
  }
}

extension AnsiEncoder {
  /// Moves the cursor the cheapest way, and says whether that took a sequence.
  ///
  /// `cells` is the row, for writing a short gap once more.
  private func move(to column: Int, _ row: Int, over cells: UnsafePointer<Cell>) -> Bool {
    guard let cursor, cursor.row + 1 == row || cursor.row == row && cursor.column <= column else {
      place(column, row)
      return true
    }
    let returns = cursor.row < row
    // Behind the last column a terminal waits with wrapping, and a return leads out of that.
    if returns { buffer.append("\r\n") }
    let start = returns ? 0 : cursor.column
    if rewriteGap(from: start, to: column, cells) { return returns && start == column }
    moveRight(by: column - start)
    return true
  }

  /// Moves the cursor the cheapest way that writes no cell again.
  private func bringCursor(to column: Int, _ row: Int, width: Int) {
    defer { cursor = (column, row) }
    // Behind the last column terminals disagree about what a step to the left starts from.
    guard let cursor, cursor.row == row, cursor.column < width else { return place(column, row) }
    if cursor.column < column { moveRight(by: column - cursor.column) }
    if cursor.column > column { moveLeft(by: cursor.column - column) }
  }

  /// Moves the cursor by naming the place.
  private func place(_ column: Int, _ row: Int) {
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

  /// Writes up to three plain cells again where that is shorter than any move.
  private func rewriteGap(from start: Int, to end: Int, _ cells: UnsafePointer<Cell>) -> Bool {
    guard end - start <= 3 else { return false }
    for column in start..<end {
      let cell = cells[column]
      guard cell.span == 1, !cell.isRisky, cell.glyph.bits < 0x80, cell.style == pen else {
        return false
      }
    }
    for column in start..<end { put(cells[column].glyph) }
    return true
  }

  /// Moves right by a count, which is never longer than naming the place.
  private func moveRight(by count: Int) {
    buffer.reserve(16)
    buffer.put(0x1B)
    buffer.put(0x5B)
    if count > 1 { buffer.put(number: count) }
    buffer.put(0x43)
  }

  private func moveLeft(by count: Int) {
    buffer.reserve(16)
    buffer.put(0x1B)
    buffer.put(0x5B)
    if count > 1 { buffer.put(number: count) }
    buffer.put(0x44)
  }

  /// Brings the style in force to `style`, by the difference or by a reset, whichever is shorter.
  private func setPen(_ style: CellStyle) {
    defer { pen = style }
    let start = buffer.count
    guard let pen else {
      encodeStyle(style, from: CellStyle(), resetting: true)
      return
    }
    encodeStyle(style, from: pen, resetting: false)
    let middle = buffer.count
    encodeStyle(style, from: CellStyle(), resetting: true)
    if buffer.count - middle < middle - start {
      buffer.removeSubrange(from: start, to: middle)
    } else {
      buffer.truncate(to: middle)
    }
  }

  private func encodeStyle(_ style: CellStyle, from old: CellStyle, resetting: Bool) {
    var parameters = SgrParameters(buffer)
    if resetting { parameters.reset() }
    parameters.change(from: old.attributes, to: style.attributes)
    if depth != .none {
      if style.foreground != old.foreground { parameters.color(style.foreground, base: 30) }
      if style.background != old.background { parameters.color(style.background, base: 40) }
    }
    parameters.finish()
  }
}
