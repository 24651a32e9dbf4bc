import ScreenKitCore

/// An encoder of the difference of two grids as escape sequences and text.
///
/// It tracks the cursor and the style as far as its own bytes determine them, and writes no
/// redundant moves or styles.
@MainActor
package final class AnsiEncoder {
  let buffer = ByteBuffer()
  /// The terminal's traits; a change of the colours requires a repaint.
  var traits: TerminalTraits {
    didSet {
      colors = ColorMapper(traits.colors, on: traits.appearance)
      pens.removeAll()
    }
  }
  private(set) var colors: ColorMapper
  let pens = PenTable()
  let clusters: ClusterTable
  /// The position of the cursor, possibly behind the last column; `nil` if it is unknown.
  var cursor: (column: Int, row: Int)? { didSet { if let cursor { row = cursor.row } } }
  /// The row of the cursor; in inline mode it is known even if the column is not.
  var row = 0
  /// The number of rows reserved in inline mode; 0 before they are reserved.
  var room = 0
  /// The images' cells that the current frame has overwritten.
  var patches: [ImagePatch] = []
  /// Whether the app runs inline, in a part of the screen.
  let isInline: Bool
  /// The current style in the form of a cell, or `nil` if it is unknown.
  var pen: CellWords?
  /// Whether the terminal's cursor is visible, or `nil` if that is unknown.
  private var showsCursor: Bool? = false

  package init(
    clusters: ClusterTable, traits: TerminalTraits = TerminalTraits(), isInline: Bool = false
  ) {
    self.isInline = isInline
    self.clusters = clusters
    self.traits = traits
    colors = ColorMapper(traits.colors, on: traits.appearance)
  }

  /// Discards the known state of the terminal, such as after another program has written to it.
  func forgetTerminal() {
    cursor = nil
    pen = nil
    showsCursor = nil
  }

  /// Discards the position of the cursor and its style, after a query that may have changed both.
  ///
  /// The next write addresses the cursor absolutely. In inline mode that is impossible; there the
  /// cursor was saved before the query.
  func forgetCursor() {
    if !isInline { (cursor, pen) = (nil, nil) }
  }

  /// Clears the screen in the terminal's default colours.
  func clear() {
    setPen(CellStyle())
    // Ends a hyperlink and a scrolling region that another program may have left.
    setLink(.none)
    // Some terminals delete all images when a sequence erases the whole screen.
    buffer.append(traits.images ? "\u{1B}[r\u{1B}[H\u{1B}[J" : "\u{1B}[r\u{1B}[2J")
    cursor = (0, 0)
  }

  /// Writes the changed cells of `wanted`, and updates `shown`.
  package func encode(from shown: CellGrid, to wanted: CellGrid) {
    if let scroll = RowScroll(from: shown, to: wanted), canScroll(shown) {
      encode(scroll, height: wanted.size.rows)
      scroll.perform(on: shown)
      scroll.markDamage(in: wanted)
    }
    for row in 0..<wanted.size.rows {
      if var writer = RowWriter(row, from: shown, to: wanted) { encode(&writer) }
    }
  }

  /// Returns whether rows may be scrolled; terminals disagree whether sixels move with them.
  private func canScroll(_ shown: CellGrid) -> Bool {
    !traits.imageMethod.isSixel || clusters.images.isEmpty || shown.shownImages.isEmpty
  }

  /// Moves the cursor to `point`, if there is one, and shows or hides it.
  ///
  /// `width` is the terminal's number of columns. Call it last in a frame, since writing cells
  /// moves the cursor.
  func placeCursor(at point: SurfacePoint?, isShown: Bool, width: Int) {
    if let point {
      move(to: point.x, point.y, width: width)
    } else if room > 0 {
      move(to: 0, 0, width: width)
    }
    guard showsCursor != isShown else { return }
    buffer.append(isShown ? "\u{1B}[?25h" : "\u{1B}[?25l")
    showsCursor = isShown
  }
}

// MARK: Frames

extension AnsiEncoder {
  /// The maximum size, in bytes, of a frame that appears at once even without synchronized output.
  private static let atOnce = 1024

  /// Begins a frame.
  package func beginFrame() {
    buffer.removeAll()
    if traits.synchronizes { buffer.append("\u{1B}[?2026h") }
  }

  /// Ends the frame and returns its bytes, valid until the next one; they are empty without
  /// changes.
  package func endFrame() -> UnsafeRawBufferPointer {
    endLink()
    guard traits.synchronizes else { return buffer.bytes }
    let mark = 8
    if buffer.count - mark <= Self.atOnce {
      return UnsafeRawBufferPointer(rebasing: buffer.bytes[mark...])
    }
    buffer.append("\u{1B}[?2026l")
    return buffer.bytes
  }
}

extension AnsiEncoder {
  /// Moves the cursor to a column of the row of `writer`; returns whether the bytes end with an
  /// escape sequence.
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
      // The column is set first, because the position before a step down must be certain.
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

extension AnsiEncoder {
  /// The current style, or `nil` if it is unknown.
  var penStyle: CellStyle? { pen?.cell.style }

  /// Changes the current style to `style`, by the differences or by a reset, whichever is shorter.
  func setPen(_ style: CellStyle) {
    let words = CellWords(style)
    guard pen != words else { return }
    let bytes = buffer.room(for: PenTable.room)
    if let pen, let length = pens.write(from: pen, to: words, to: bytes) {
      buffer.advance(by: length)
    } else {
      setNewPen(style)
    }
    pen = words
  }

  private func setNewPen(_ style: CellStyle) {
    let old = penStyle
    // The sequence is never cached, since the link's number may later refer to another address.
    if style.link != old?.link ?? .none { setLink(style.link) }
    guard let old else {
      encodeStyle(colors.style(style), from: CellStyle(), resetting: true)
      return
    }
    let start = buffer.count
    encodeShorter(colors.style(style), from: colors.style(old))
    guard style.link == old.link else { return }
    pens.keep(buffer.bytes[start...], from: CellWords(old), to: CellWords(style))
  }

  private func encodeShorter(_ style: CellStyle, from pen: CellStyle) {
    let start = buffer.count
    encodeStyle(style, from: pen, resetting: false)
    let middle = buffer.count
    encodeStyle(style, from: CellStyle(), resetting: true)
    if buffer.count - middle < middle - start {
      buffer.removeSubrange(from: start, to: middle)
    } else {
      buffer.truncate(to: middle)
    }
  }

  /// Opens the hyperlink `link` (OSC 8), or ends the open one if `link` has no address.
  ///
  /// All hyperlinks have the same `id` parameter. So a terminal treats all hyperlinks with the same
  /// address as one.
  func setLink(_ link: CellLink) {
    guard traits.links else { return }
    if let address = clusters.links.address(of: link) {
      buffer.append("\u{1B}]8;id=1;")
      buffer.append(Array(address.utf8))
      buffer.append("\u{1B}\\")
    } else {
      buffer.append("\u{1B}]8;;\u{1B}\\")
    }
  }

  /// Ends an open hyperlink, so that output of other programs does not become a part of it.
  func endLink() {
    guard var style = penStyle, style.link != .none else { return }
    setLink(.none)
    style.link = .none
    pen = CellWords(style)
  }

  private func encodeStyle(_ style: CellStyle, from old: CellStyle, resetting: Bool) {
    var parameters = SgrParameters(buffer)
    if resetting { parameters.reset() }
    parameters.change(from: old.attributes, to: style.attributes)
    if style.foreground != old.foreground { parameters.color(style.foreground, base: 30) }
    if style.background != old.background { parameters.color(style.background, base: 40) }
    parameters.finish()
  }
}
