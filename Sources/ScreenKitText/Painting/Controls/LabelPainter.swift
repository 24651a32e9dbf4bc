import ScreenKitCore

/// The painter of read-only text.
struct LabelPainter: LayoutReporting {
  func measure(_ view: Label, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    if let width = onlyLineWidth(of: view, view.text, columns: proposal.columns) {
      return CellSize(columns: width, rows: 1).limited(to: proposal)
    }
    let lines = lines(of: view, columns: proposal.columns, layout.look)
    let widest = lines.map { displayWidth(of: $0) }.max() ?? 0
    return CellSize(columns: widest, rows: lines.count).limited(to: proposal)
  }

  func reportsLayout(of view: Label) -> Bool { view.isSelectable }

  func layoutResult(
    of view: Label, in size: CellSize, _ layout: LayoutPass
  ) -> any TextGeometry {
    LabelLayout(
      view, columns: size.columns, ellipsis: layout.look.glyphs.ellipsis,
      runsLeft: layout.runsLeft)
  }

  func paint(_ view: Label, on canvas: inout Canvas) {
    if view.backend.hasStyles, let text = view.styledText {
      return paint(text, of: view, on: &canvas)
    }
    if view.isSelectable { return paintSelectable(view, on: &canvas) }
    let columns = canvas.size.columns
    let text = view.text
    if let width = onlyLineWidth(of: view, text, columns: columns), width <= columns {
      return write(text, width, row: 0, of: view, on: canvas)
    }
    for (row, line) in lines(of: view, columns: columns, canvas.look).enumerated() {
      guard row < canvas.size.rows else { return }
      write(line, displayWidth(of: line), row: row, of: view, on: canvas)
    }
  }

  private func write(
    _ line: some StringProtocol, _ width: Int, row: Int, of view: Label, on canvas: Canvas
  ) {
    let start = StackLayout.offset(
      of: width, in: canvas.size.columns,
      view.alignment.physical(runsLeft: canvas.runsLeft))
    canvas.write(line, column: start, row: row, style(of: view, canvas))
  }

  private func style(of view: Label, _ canvas: Canvas) -> CellStyle {
    var style = canvas.look.text(view.style)
    if let link = view.link {
      style.attributes.insert(.underline)
      style.link = canvas.link(to: link)
    }
    return style
  }

  /// Paints selectable text; the cursor shows the position at which keys start a selection.
  private func paintSelectable(_ view: Label, on canvas: inout Canvas) {
    guard let page = view.backend.geometry as? LabelLayout else { return }
    let text = EditedText(ruler: CellRuler(), style: style(of: view, canvas))
    let selected = view.backend.visibleSelection ?? .start..<(.start)
    for (y, row) in page.rows.enumerated() where y < canvas.size.rows {
      text.draw(
        row.shown, 0..<row.shown.utf8.count, selected: page.bytes(of: row, in: selected),
        column: row.column, row: y, on: canvas)
    }
    placeCursor(of: view, in: page, on: &canvas)
  }

  func placeCursor(of view: Label, in page: LabelLayout, on canvas: inout Canvas) {
    guard view.isFocused else { return }
    let cursor = page.point(of: view.backend.selectionHead)
    canvas.placeCursor(column: cursor.x, row: cursor.y)
  }

  /// Returns the width of a text of one line, the most common case, without breaking it into lines.
  private func onlyLineWidth(of view: Label, _ text: String, columns: Int) -> Int? {
    guard let width = ScreenKitText.onlyLineWidth(of: text, limit: columns),
      view.lineLimit ?? 1 > 0,
      width <= columns || !view.wraps
    else { return nil }
    return width
  }

  private func lines(of view: Label, columns: Int, _ look: Look) -> [Substring] {
    guard view.truncation == .tail, view.breaking == .word else {
      return specialLines(of: view, columns: columns, look)
    }
    return TextLines.lines(
      view.text, columns: columns, wrapping: view.wraps, limit: view.lineLimit,
      ellipsis: look.glyphs.ellipsis)
  }

  /// Returns the lines of a label with its own way of breaking or cutting lines.
  @inline(never)
  private func specialLines(of view: Label, columns: Int, _ look: Look) -> [Substring] {
    let (lines, goesOn) = view.uncutLines(columns: columns)
    return lines.indices.map { index in
      LineCut(
        lines[index], to: columns, ellipsis: look.glyphs.ellipsis,
        goesOn: goesOn && index + 1 == lines.count, view.truncation
      ).shown
    }
  }
}
