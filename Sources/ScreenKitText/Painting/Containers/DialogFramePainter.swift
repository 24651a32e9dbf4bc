import ScreenKitCore

/// A title, content and a row of buttons within a border.
struct DialogFramePainter: ViewPainter {
  enum Title {
    /// In the border, as a box has it.
    case inBorder
    /// On a line of its own, in the middle.
    case centered
    /// On a line of its own, from the left.
    case leading
  }

  /// The room for text beyond which lines become hard to read.
  private static let widest = 56

  let title: Title
  let buttons: Alignment
  var layersChildren: Bool { false }

  func measure(_ view: DialogFrame, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let room = CellSize(
      columns: max(0, min(proposal.columns - 4, DialogFramePainter.widest)),
      rows: max(0, proposal.rows - 2))
    let content = layout.measure(view.content, in: room)
    let ways = layout.measure(view.buttons, in: room)
    let heading = view.title.isEmpty ? 0 : min(displayWidth(of: view.title), room.columns)
    let rows = content.rows + (content.rows > 0 ? 1 : 0) + ways.rows + titleRows(view)
    return CellSize(columns: max(content.columns, ways.columns, heading) + 4, rows: rows + 2)
      .limited(to: proposal)
  }

  func place(_ view: DialogFrame, in rect: CellRect, _ layout: LayoutPass) {
    let inner = inside(rect)
    let ways = layout.measure(view.buttons, in: inner.size)
    let top = inner.size.rows > ways.rows ? titleRows(view) : 0
    let free = max(0, inner.size.rows - ways.rows - top)
    let wanted = layout.measure(view.content, in: inner.size).rows
    // The blank line above the buttons goes first where room is short.
    layout.place(
      view.content,
      in: CellRect(
        column: inner.column, row: inner.row + top, columns: inner.size.columns,
        rows: wanted < free ? free - 1 : free))
    layout.place(
      view.buttons,
      in: CellRect(
        column: inner.column
          + StackLayout.offset(of: ways.columns, in: inner.size.columns, buttons),
        row: inner.endRow - ways.rows, columns: ways.columns, rows: ways.rows))
  }

  func paint(_ view: DialogFrame, on canvas: inout Canvas) {
    let inner = inside(CellRect(size: canvas.size))
    if inner.row > 0 { canvas.drawBorder(title: title == .inBorder ? view.title : "") }
    guard titleRows(view) > 0, inner.size.rows > 1 else { return }
    let line = TextLines.cut(
      view.title[...], to: inner.size.columns, ellipsis: canvas.look.glyphs.ellipsis)
    let start = StackLayout.offset(
      of: displayWidth(of: line), in: inner.size.columns, title == .centered ? .center : .leading)
    canvas.write(line, column: inner.column + start, row: inner.row, CellStyle(.standard, .bold))
  }

  private func titleRows(_ view: DialogFrame) -> Int {
    title == .inBorder || view.title.isEmpty ? 0 : 1
  }

  /// What is left by the border, which is drawn only where there is room for more than that.
  private func inside(_ rect: CellRect) -> CellRect {
    rect.size.rows > 3 && rect.size.columns > 6 ? rect.inset(columns: 2, rows: 1) : rect
  }
}
