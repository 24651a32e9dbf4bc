import ScreenKitCore
internal import ScreenKitLooks

/// The painter of dialogs: a title, content and a row of buttons within a border.
struct DialogFramePainter: ViewPainter {
  /// The maximum width of the text, in cells; longer lines are hard to read.
  private static let widest = 56
  /// The minimum height, in rows, for blank lines within the border.
  private static let roomyHeight = 16

  let title: LookPolicies.DialogTitle
  let buttons: Alignment
  var layersChildren: Bool { false }

  func measure(_ view: DialogFrame, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let room = CellSize(
      columns: max(0, min(proposal.columns - 4, DialogFramePainter.widest)),
      rows: max(0, proposal.rows - 2))
    let content = layout.measure(view.content, in: room)
    let ways = layout.measure(view.buttons, in: room)
    let heading = view.title.isEmpty ? 0 : min(displayWidth(of: view.title), room.columns)
    let titleRows = title == .inBorder || view.title.isEmpty ? 0 : 1
    let rows = content.rows + (content.rows > 0 ? 1 : 0) + ways.rows + titleRows
    let padding = proposal.rows < DialogFramePainter.roomyHeight ? 0 : 2
    return CellSize(
      columns: max(content.columns, ways.columns, heading) + 4, rows: rows + 2 + padding
    ).limited(to: proposal)
  }

  func layOut(_ view: DialogFrame, in rect: CellRect, _ layout: LayoutPass) {
    let room = CellSize(columns: max(0, rect.size.columns - 4), rows: rect.size.rows)
    let parts = Parts(
      view, title, in: rect, contentRows: layout.measure(view.content, in: room).rows,
      buttonRows: layout.measure(view.buttons, in: room).rows)
    let inner = parts.inner
    let ways = layout.measure(view.buttons, in: inner.size)
    let top = inner.size.rows > ways.rows ? parts.titleRows : 0
    let free = max(0, inner.size.rows - ways.rows - top)
    let wanted = layout.measure(view.content, in: inner.size).rows
    // If there is too little space, the blank line above the buttons is dropped first.
    layout.position(
      view.content,
      in: CellRect(
        column: inner.column, row: inner.row + top, columns: inner.size.columns,
        rows: wanted < free ? free - 1 : free))
    layout.position(
      view.buttons,
      in: CellRect(
        column: inner.column
          + StackLayout.offset(of: ways.columns, in: inner.size.columns, buttons),
        row: inner.endRow - ways.rows, columns: ways.columns, rows: ways.rows))
  }

  func paint(_ view: DialogFrame, on canvas: inout Canvas) {
    let parts = Parts(
      view, title, in: CellRect(size: canvas.size), contentRows: view.content.contentHeight,
      buttonRows: (view.buttons.backing as? ViewNode)?.rect.size.rows ?? 1)
    let inner = parts.inner
    if parts.hasBorder { canvas.drawBorder(title: title == .inBorder ? view.title : "") }
    guard parts.titleRows > 0, inner.size.rows > 1 else { return }
    let line = TextLines.cut(
      view.title[...], to: inner.size.columns, ellipsis: canvas.look.glyphs.ellipsis)
    let start = StackLayout.offset(
      of: displayWidth(of: line), in: inner.size.columns, title == .centered ? .center : .leading)
    canvas.write(line, column: inner.column + start, row: inner.row, CellStyle(.standard, .bold))
  }

  /// The division of a dialog's space between the border, the title and the rest.
  @MainActor
  private struct Parts {
    /// Whether there is enough space for a border around one row of each part.
    let hasBorder: Bool
    /// The number of title rows above the content; 0 if the title is in the border.
    let titleRows: Int
    /// The rectangle within the border.
    let inner: CellRect

    init(
      _ view: DialogFrame, _ title: LookPolicies.DialogTitle, in rect: CellRect,
      contentRows: Int, buttonRows: Int
    ) {
      let isTitled = !view.title.isEmpty
      let needed = (isTitled && title != .inBorder ? 1 : 0) + (contentRows > 0 ? 1 : 0) + 1
      hasBorder = rect.size.rows >= needed + 2 && rect.size.columns > 6
      titleRows = isTitled && !(hasBorder && title == .inBorder) ? 1 : 0
      let wanted = titleRows + contentRows + (contentRows > 0 ? 1 : 0) + buttonRows
      let padding = rect.size.rows >= wanted + 4 ? 1 : 0
      inner = hasBorder ? rect.inset(columns: 2, rows: 1 + padding) : rect
    }
  }
}
