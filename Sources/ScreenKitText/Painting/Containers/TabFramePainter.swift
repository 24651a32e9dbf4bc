import ScreenKitCore

/// A tab bar on one side and the selected tab's view in the rest.
struct TabFramePainter: ViewPainter {
  enum Edge {
    case top, bottom
  }

  let edge: Edge
  var layersChildren: Bool { false }

  /// Below this height the bar has no room for more than its titles.
  private static let roomyHeight = 10

  func measure(_ view: TabFrame, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    guard proposal.rows.isUnlimited else { return proposal }
    let rows = view.children.reduce(0) { $0 + layout.measure($1, in: proposal).rows }
    return CellSize(columns: proposal.columns, rows: rows)
  }

  func place(_ view: TabFrame, in rect: CellRect, _ layout: LayoutPass) {
    let room = CellSize(
      columns: rect.size.columns,
      rows: rect.size.rows < TabFramePainter.roomyHeight ? min(1, rect.size.rows) : rect.size.rows)
    let bar = layout.measure(view.bar, in: room).rows
    let rest = rect.size.rows - bar
    let (barRow, contentRow) =
      switch edge {
      case .top: (rect.row, rect.row + bar)
      case .bottom: (rect.row + rest, rect.row)
      }
    layout.place(
      view.bar,
      in: CellRect(column: rect.column, row: barRow, columns: rect.size.columns, rows: bar))
    guard let content = view.content else { return }
    layout.place(
      content,
      in: CellRect(column: rect.column, row: contentRow, columns: rect.size.columns, rows: rest))
  }
}
