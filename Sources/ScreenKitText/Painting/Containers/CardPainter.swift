import ScreenKitCore

/// The painter of a box in the middle of the screen, or of its content alone on a small one.
struct CardPainter: ViewPainter {
  /// The minimum space in which the box is shown.
  private static let leastRoom = CellSize(columns: 52, rows: 14)
  /// The width of the box, in cells.
  private static let columns = 60
  var layersChildren: Bool { false }

  func measure(_ view: Card, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let isLimited = !proposal.columns.isUnlimited && !proposal.rows.isUnlimited
    return isLimited ? proposal : layout.measure(view.box, in: proposal)
  }

  func layOut(_ view: Card, in rect: CellRect, _ layout: LayoutPass) {
    let least = CardPainter.leastRoom
    guard rect.size.columns >= least.columns, rect.size.rows >= least.rows else {
      // The border is outside of the card, so that only the content is visible.
      return layout.position(
        view.box,
        in: CellRect(
          column: rect.column - BoxPainter.edge.columns, row: rect.row - BoxPainter.edge.rows,
          columns: rect.size.columns + 2 * BoxPainter.edge.columns,
          rows: rect.size.rows + 2 * BoxPainter.edge.rows))
    }
    let columns = min(CardPainter.columns, rect.size.columns)
    let room = CellSize(columns: columns, rows: rect.size.rows)
    let rows = layout.measure(view.box, in: room).rows
    layout.position(
      view.box,
      in: CellRect(
        column: rect.column + StackLayout.offset(of: columns, in: rect.size.columns, .center),
        row: rect.row + StackLayout.offset(of: rows, in: rect.size.rows, .center),
        columns: columns, rows: rows))
  }
}
