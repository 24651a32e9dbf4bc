import ScreenKitCore

/// Screens over each other: one that covers all, sheets from the bottom, dialogs in the middle.
struct ModalFramePainter: ViewPainter {
  /// What a sheet leaves free at the top, and a dialog around it, where there is room for that.
  private static let margin = 2
  /// Below this height a sheet takes all the room.
  private static let roomyHeight = 10

  func measure(_ view: ModalFrame, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    guard proposal.rows.isUnlimited else { return proposal }
    let rows = view.layers.map { layout.measure($0, in: proposal).rows }.max() ?? 0
    return CellSize(columns: proposal.columns, rows: rows)
  }

  func place(_ view: ModalFrame, in rect: CellRect, _ layout: LayoutPass) {
    for layer in view.layers {
      switch layer.modalStyle {
      case .full: layout.place(layer, in: rect)
      case .sheet: layout.place(layer, in: sheet(in: rect))
      case .dialog: layout.place(layer, in: dialog(layer, in: rect, layout))
      }
    }
  }

  private func sheet(in rect: CellRect) -> CellRect {
    let free = rect.size.rows < ModalFramePainter.roomyHeight ? 0 : ModalFramePainter.margin
    return CellRect(
      column: rect.column, row: rect.row + free, columns: rect.size.columns,
      rows: rect.size.rows - free)
  }

  private func dialog(_ layer: ModalLayer, in rect: CellRect, _ layout: LayoutPass) -> CellRect {
    let margin = rect.size.rows < ModalFramePainter.roomyHeight ? 0 : ModalFramePainter.margin
    let room = CellSize(
      columns: max(0, rect.size.columns - 2 * margin), rows: max(0, rect.size.rows - 2 * margin))
    let size = layout.measure(layer, in: room).limited(to: room)
    return CellRect(
      column: rect.column + (rect.size.columns - size.columns) / 2,
      row: rect.row + (rect.size.rows - size.rows) / 2, columns: size.columns, rows: size.rows)
  }
}

/// A screen over others: a border where it covers only some of them, and nothing shining through.
struct ModalLayerPainter: ViewPainter {
  func measure(_ view: ModalLayer, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    guard let content = view.content else { return .zero }
    let edge = edge(view, proposal)
    let room = CellSize(
      columns: max(0, proposal.columns - 2 * edge), rows: max(0, proposal.rows - 2 * edge))
    let size = layout.measure(content, in: room)
    let heading = edge == 0 || view.title.isEmpty ? 0 : displayWidth(of: view.title) + 4
    return CellSize(
      columns: max(size.columns + 2 * edge, heading), rows: size.rows + 2 * edge)
  }

  func place(_ view: ModalLayer, in rect: CellRect, _ layout: LayoutPass) {
    guard let content = view.content else { return }
    let edge = edge(view, rect.size)
    layout.place(content, in: rect.inset(columns: edge, rows: edge))
  }

  func paint(_ view: ModalLayer, on canvas: inout Canvas) {
    guard view.modalStyle != .full else { return }
    canvas.fill(canvas.look.palette.panel)
    if edge(view, canvas.size) > 0 { canvas.drawBorder(title: view.title) }
  }

  /// There is a border only where there is room for more than that; a dialog may be a single row.
  private func edge(_ view: ModalLayer, _ size: CellSize) -> Int {
    let least = view.modalStyle == .dialog ? 3 : 4
    return view.modalStyle == .full || size.rows < least || size.columns < 6 ? 0 : 1
  }
}
