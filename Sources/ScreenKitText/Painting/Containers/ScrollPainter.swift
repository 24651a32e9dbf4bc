import ScreenKitCore

/// The painter of scroll views: a part of a taller view, with a scroll bar.
struct ScrollPainter: ViewPainter {
  func measure(_ view: Scroll, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    // One column is reserved for the scroll bar.
    let content = contentSize(view, columns: proposal.columns - 1, layout)
    return CellSize(columns: content.columns + 1, rows: content.rows).limited(to: proposal)
  }

  func layOut(_ view: Scroll, in rect: CellRect, _ layout: LayoutPass) {
    let content = contentSize(view, columns: rect.size.columns - 1, layout)
    view.didLayOut(
      Scroll.LayoutResult(
        contentHeight: content.rows, visibleHeight: rect.size.rows,
        track: ScrollTrack(besideRowsOf: rect.size)))
    placeContent(view, in: rect, rows: content.rows, layout)
    guard let revealed = view.takeRevealed() else { return }
    let place = layout.scene.node(of: revealed).rect
    let before = view.offset
    view.bringIntoSight(top: place.row - rect.row + before, height: place.size.rows)
    if view.offset != before { placeContent(view, in: rect, rows: content.rows, layout) }
  }

  private func placeContent(_ view: Scroll, in rect: CellRect, rows: Int, _ layout: LayoutPass) {
    for child in view.children {
      layout.position(
        child,
        in: CellRect(
          column: rect.column, row: rect.row - view.offset, columns: rect.size.columns - 1,
          rows: rows))
    }
  }

  func paint(_ view: Scroll, on canvas: inout Canvas) {
    canvas.drawScrollBar(of: view)
  }

  private func contentSize(_ view: Scroll, columns: Int, _ layout: LayoutPass) -> CellSize {
    GroupPainter().measure(
      view, in: CellSize(columns: max(0, columns), rows: CellSize.unlimited), layout)
  }
}
