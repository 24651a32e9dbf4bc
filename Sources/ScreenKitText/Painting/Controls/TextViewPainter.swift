import ScreenKitCore

/// The painter of text views: editable text of many lines, with a scroll bar if they do not fit.
struct TextViewPainter: LayoutReporting {
  enum Frame {
    /// A line at the left, heavy with the focus.
    case bar
    /// A heavy line at the left, only with the focus.
    case barOfFocus
    /// A line below, heavy with the focus.
    case line
  }

  let frame: Frame
  /// The natural size of a text view, which does not depend on its text.
  private static let usualSize = CellSize(columns: 40, rows: 5)
  private static let tab = 4
  /// The width of the text, in cells, below which line numbers are left out.
  private static let narrowest = 8

  func measure(_ view: TextView, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    TextViewPainter.usualSize.limited(to: proposal)
  }

  func layoutResult(of view: TextView, in size: CellSize, _ layout: LayoutPass) -> TextArea {
    let (bar, line) = extras(in: size)
    let edge = bar + gutter(of: view, in: size.columns - bar)
    let rows = size.rows - line
    return TextArea(
      origin: SurfacePoint(x: edge, y: 0),
      size: SurfaceSize(width: size.columns - edge, height: rows),
      ruler: CellRuler(tab: TextViewPainter.tab),
      track: ScrollTrack(besideRowsOf: CellSize(columns: size.columns, rows: rows)))
  }

  func paint(_ view: TextView, on canvas: inout Canvas) {
    let (bar, line) = extras(in: canvas.size)
    let gutter = gutter(of: view, in: canvas.size.columns - bar)
    let edge = bar + gutter
    let ruler = CellRuler(tab: TextViewPainter.tab)
    canvas.fill(
      CellRect(
        column: edge, row: 0, columns: max(0, canvas.size.columns - edge),
        rows: max(0, canvas.size.rows - line)),
      with: " ", style(of: view, canvas.look))
    let text = EditedText(ruler: ruler, style: style(of: view, canvas.look))
    if view.isEmpty { paintPlaceholder(view, column: edge, on: canvas) }
    for (row, shown) in view.backend.visibleRows.enumerated() {
      paint(shown, of: view, text, column: edge + shown.indent, row: row, on: canvas)
    }
    if gutter > 0 { paintNumbers(of: view, column: bar, columns: gutter, on: canvas) }
    if !view.wraps { paintCuts(of: view, ruler, column: edge, on: canvas) }
    canvas.drawScrollBar(of: view)
    if bar > 0 { paintBar(view, on: canvas) }
    if line > 0 { canvas.writeLine(row: canvas.size.rows - line, isHeavy: view.isFocused) }
    if view.isFocused, let place = view.backend.cursorLocation {
      let shown = view.backend.visibleRows[place.y]
      let cursor = text.cursorColumn(
        at: view.backend.selection.head.offset, in: view.backend.line(shown.line), shown.bytes)
      canvas.placeCursor(column: edge + shown.indent + max(0, cursor), row: place.y)
    }
  }

  /// Returns the columns and rows that the frame takes; 0 without enough room.
  private func extras(in size: CellSize) -> (edge: Int, line: Int) {
    frame == .line ? (0, size.rows >= 3 ? 1 : 0) : (size.columns >= 4 ? 1 : 0, 0)
  }

  private func paint(
    _ shown: VisibleTextRow, of view: TextView, _ text: EditedText, column: Int, row: Int,
    on canvas: Canvas
  ) {
    let line = view.backend.line(shown.line)
    let selection = view.backend.visibleSelection ?? .start..<(.start)
    let start = TextPosition(line: shown.line, offset: 0)
    let end = TextPosition(line: shown.line, offset: line.utf8.count)
    let selected =
      min(max(selection.lowerBound, start), end)
      .offset..<min(max(selection.upperBound, start), end).offset
    let behind = text.draw(
      line, shown.bytes, selected: selected, column: column, row: row, on: canvas)
    // A selected line break appears as a blank behind its line.
    let isInSight = shown.bytes.lowerBound == 0 || !shown.bytes.isEmpty
    guard isInSight, shown.bytes.upperBound == end.offset, selection.lowerBound <= end,
      end < selection.upperBound
    else { return }
    canvas.fill(CellRect(column: behind, row: row, columns: 1, rows: 1), text.selection)
  }

  /// Returns the width of the line numbers with a blank behind them; 0 without enough room.
  private func gutter(of view: TextView, in columns: Int) -> Int {
    guard view.showsLineNumbers else { return 0 }
    let width = String(view.backend.lineCount).utf8.count + 1
    return width + TextViewPainter.narrowest <= columns ? width : 0
  }

  /// Paints the number of each line at its first row, aligned at the right.
  private func paintNumbers(of view: TextView, column: Int, columns: Int, on canvas: Canvas) {
    var style = style(of: view, canvas.look)
    canvas.fill(
      CellRect(column: column, row: 0, columns: columns, rows: view.backend.area?.size.height ?? 0),
      with: " ", style)
    if view.isEffectivelyEnabled {
      style.foreground = canvas.look.palette.tints[.secondary]
    }
    var last: Int?
    for (row, shown) in view.backend.visibleRows.enumerated() where shown.line != last {
      last = shown.line
      // The first visible row may continue a line that begins above.
      if view.wraps, shown.bytes.lowerBound > 0 { continue }
      let number = String(shown.line + 1)
      canvas.write(number, column: column + columns - 1 - number.utf8.count, row: row, style)
    }
  }

  /// Marks the rows that continue at the right, in the free column for the cursor.
  private func paintCuts(
    of view: TextView, _ ruler: CellRuler, column: Int, on canvas: Canvas
  ) {
    var style = style(of: view, canvas.look)
    style.foreground = canvas.look.palette.tints[.secondary]
    let last = column + (view.backend.area?.size.width ?? 1) - 1
    for (row, shown) in view.backend.visibleRows.enumerated()
    where shown.bytes.upperBound < view.backend.line(shown.line).utf8.count {
      canvas.write(canvas.look.glyphs.ellipsis, column: last, row: row, style)
    }
  }

  private func paintPlaceholder(_ view: TextView, column: Int, on canvas: Canvas) {
    let look = canvas.look
    let text = TextLines.cut(
      view.placeholder[...], to: canvas.size.columns - column, ellipsis: look.glyphs.ellipsis)
    var style = self.style(of: view, look)
    if view.isEffectivelyEnabled { style.foreground = look.palette.tints[.secondary] }
    canvas.write(text, column: column, style)
  }

  private func paintBar(_ view: TextView, on canvas: Canvas) {
    guard view.isFocused || frame == .bar else { return }
    let look = canvas.look
    let glyph = view.isFocused ? look.glyphs.heavyVertical : look.glyphs.vertical
    let accent = look.palette.accent
    let style = view.isFocused ? CellStyle(accent, .bold) : CellStyle(look.palette.line)
    for row in 0..<canvas.size.rows { canvas.write(glyph, row: row, style) }
  }

  /// Returns the style of the text, on the background of fields.
  private func style(of view: TextView, _ look: Look) -> CellStyle {
    let style =
      view.isEffectivelyEnabled ? look.palette.text(view.style) : CellStyle(.standard, .dim)
    return look.fieldStyle(style)
  }
}
