import ScreenKitCore
internal import ScreenKitLooks

/// The painter of a bar on one edge and the front screen in the remaining space.
struct BarFramePainter<Painted: NavigationFrame>: ViewPainter {
  private let edge: @MainActor (Painted) -> LookPolicies.Edge
  private let bar: @MainActor (Painted) -> View
  var layersChildren: Bool { false }

  /// The height below which the bar gets only one row.
  private let roomyHeight = 10

  /// Creates a painter that positions the bar from `bar` at the edge from `edge`.
  init(
    _ edge: @escaping @MainActor (Painted) -> LookPolicies.Edge,
    bar: @escaping @MainActor (Painted) -> View
  ) {
    self.edge = edge
    self.bar = bar
  }

  func measure(_ view: Painted, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    guard proposal.rows.isUnlimited else { return proposal }
    let rows = view.children.reduce(0) { $0 + layout.measure($1, in: proposal).rows }
    return CellSize(columns: proposal.columns, rows: rows)
  }

  func layOut(_ view: Painted, in rect: CellRect, _ layout: LayoutPass) {
    let room = CellSize(
      columns: rect.size.columns,
      rows: rect.size.rows < roomyHeight ? min(1, rect.size.rows) : rect.size.rows)
    let bar = bar(view)
    let rows = layout.measure(bar, in: room).rows
    let rest = rect.size.rows - rows
    let (barRow, contentRow) =
      switch edge(view) {
      case .top: (rect.row, rect.row + rows)
      case .bottom: (rect.row + rest, rect.row)
      }
    layout.position(
      bar,
      in: CellRect(column: rect.column, row: barRow, columns: rect.size.columns, rows: rows))
    guard let content = view.content else { return }
    layout.position(
      content,
      in: CellRect(
        column: rect.column + aside(view, rect.size.columns), row: contentRow,
        columns: rect.size.columns, rows: rest))
  }

  /// Returns the distance of a sliding screen from its final position, in columns.
  private func aside(_ view: Painted, _ columns: Int) -> Int {
    guard let stack = view as? StackFrame else { return 0 }
    return columns * stack.slideOffset / (StackFrame.steps + 1)
  }
}
