import ScreenKitCore

/// A border with a title, and one view in it.
struct BoxPainter: ViewPainter {
  func measure(_ view: Box, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let inner = CellSize(columns: max(0, proposal.columns - 4), rows: max(0, proposal.rows - 2))
    let content = GroupPainter().measure(view, in: inner, layout)
    let title = view.title.isEmpty ? 0 : displayWidth(of: view.title) + 4
    return CellSize(columns: max(content.columns + 4, title), rows: content.rows + 2)
  }

  func place(_ view: Box, in rect: CellRect, _ layout: LayoutPass) {
    for child in view.children { layout.place(child, in: rect.inset(columns: 2, rows: 1)) }
  }

  func paint(_ view: Box, on canvas: inout Canvas) {
    let glyphs = canvas.look.glyphs
    let style = CellStyle(canvas.look.palette.line)
    let last = CellSize(columns: canvas.size.columns - 1, rows: canvas.size.rows - 1)
    guard last.columns > 0, last.rows > 0 else { return }
    for column in 1..<max(1, last.columns) {
      canvas.write(glyphs.horizontal, column: column, row: 0, style)
      canvas.write(glyphs.horizontal, column: column, row: last.rows, style)
    }
    for row in 1..<max(1, last.rows) {
      canvas.write(glyphs.vertical, column: 0, row: row, style)
      canvas.write(glyphs.vertical, column: last.columns, row: row, style)
    }
    canvas.write(glyphs.corners[0], column: 0, row: 0, style)
    canvas.write(glyphs.corners[1], column: last.columns, row: 0, style)
    canvas.write(glyphs.corners[2], column: last.columns, row: last.rows, style)
    canvas.write(glyphs.corners[3], column: 0, row: last.rows, style)
    paintTitle(view, on: canvas)
  }

  private func paintTitle(_ view: Box, on canvas: Canvas) {
    let room = canvas.size.columns - 4
    guard !view.title.isEmpty, room > 0 else { return }
    let title = TextLines.cut(
      view.title[...], to: room, ellipsis: canvas.look.glyphs.ellipsis)
    canvas.write(" " + title + " ", column: 1, row: 0, CellStyle(.standard, .bold))
  }
}

/// What the application puts in front of its screens.
struct PanelPainter: ViewPainter {
  func measure(_ view: Panel, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    GroupPainter().measure(view, in: proposal, layout)
  }

  func paint(_ view: Panel, on canvas: inout Canvas) {
    canvas.fill(canvas.look.palette.panel)
  }
}
