import ScreenKitCore

/// The painter of modal layers: full-screen ones, sheets at the bottom, dialogs in the middle.
struct ModalFramePainter: ViewPainter {
  /// The number of free rows above a sheet and free cells around a dialog, if there is enough room.
  private static let margin = 2
  /// The height below which a sheet takes all the space and a dialog has no margin.
  private static let roomyHeight = 10

  func measure(_ view: ModalFrame, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    guard proposal.rows.isUnlimited else { return proposal }
    let rows = view.layers.map { layout.measure($0, in: proposal).rows }.max() ?? 0
    return CellSize(columns: proposal.columns, rows: rows)
  }

  func layOut(_ view: ModalFrame, in rect: CellRect, _ layout: LayoutPass) {
    for layer in view.layers {
      switch layer.modalStyle {
      case .full: layout.position(layer, in: rect)
      case .sheet: layout.position(layer, in: sheet(in: rect))
      case .dialog: layout.position(layer, in: dialog(layer, in: rect, layout))
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

/// The painter of one modal layer: an opaque background, and a border unless it covers the screen.
struct ModalLayerPainter: ViewPainter {
  var dimsBehind: Bool { true }

  func measure(_ view: ModalLayer, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    guard let content = view.content else { return .zero }
    let edge = edge(view, proposal)
    let room = CellSize(
      columns: max(0, proposal.columns - 2 * edge), rows: max(0, proposal.rows - 2 * edge))
    let size = layout.measure(content, in: room)
    let heading = edge == 0 || view.title.isEmpty ? 0 : displayWidth(of: view.title) + 4
    return CellSize(
      columns: max(size.columns + 2 * edge, heading + buttonColumns(of: view)),
      rows: size.rows + 2 * edge)
  }

  func layOut(_ view: ModalLayer, in rect: CellRect, _ layout: LayoutPass) {
    guard let content = view.content else { return }
    let edge = edge(view, rect.size)
    var rest = rect.inset(columns: edge, rows: edge)
    if let bar = view.head as? NavigationBar {
      let room = CellSize(columns: rest.size.columns, rows: rest.size.rows < 10 ? 1 : 2)
      let rows = layout.measure(bar, in: room).rows
      layout.position(
        bar,
        in: CellRect(column: rest.column, row: rest.row, columns: rest.size.columns, rows: rows))
      (rest.row, rest.size.rows) = (rest.row + rows, rest.size.rows - rows)
    } else if let button = view.head {
      // The border contains the button.
      let columns = edge == 0 ? 0 : buttonColumns(of: view)
      layout.position(
        button,
        in: CellRect(
          column: rect.column + rect.size.columns - 1 - columns, row: rect.row, columns: columns,
          rows: min(1, columns)))
    }
    layout.position(content, in: rest)
  }

  func paint(_ view: ModalLayer, on canvas: inout Canvas) {
    guard view.modalStyle != .full else { return }
    canvas.fill(canvas.look.palette.panel)
    if edge(view, canvas.size) > 0 {
      canvas.drawBorder(title: view.title, spare: buttonColumns(of: view))
    }
  }

  /// Returns the columns of the Close button in the border.
  private func buttonColumns(of view: ModalLayer) -> Int { view.head is FieldButton ? 3 : 0 }

  /// Returns the width of the border: 0 if there is no room for content within it.
  private func edge(_ view: ModalLayer, _ size: CellSize) -> Int {
    let least = view.modalStyle == .dialog ? 3 : 4
    return view.modalStyle == .full || size.rows < least || size.columns < 6 ? 0 : 1
  }
}
