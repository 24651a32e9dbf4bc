import ScreenKitCore

/// The painter of scroll views: a part of a taller view, with a scroll bar.
struct ScrollPainter: ViewPainter {
  func measure(_ view: Scroll, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let (content, bar) = contentSize(view, in: proposal, layout)
    return CellSize(columns: content.columns + bar, rows: content.rows).limited(to: proposal)
  }

  func layOut(_ view: Scroll, in rect: CellRect, _ layout: LayoutPass) {
    let (content, bar) = contentSize(view, in: rect.size, layout)
    view.didLayOut(
      Scroll.LayoutResult(
        contentHeight: content.rows, visibleHeight: rect.size.rows,
        track: ScrollTrack(besideRowsOf: rect.size)))
    var room = rect
    room.size.columns -= bar
    placeContent(view, in: room, rows: content.rows, layout)
    guard let revealed = view.takeRevealed() else { return }
    let place = layout.scene.node(of: revealed).rect
    let before = view.offset
    view.bringIntoSight(top: place.row - rect.row + before, height: place.size.rows)
    if view.offset != before { placeContent(view, in: room, rows: content.rows, layout) }
  }

  private func placeContent(_ view: Scroll, in rect: CellRect, rows: Int, _ layout: LayoutPass) {
    for child in view.children {
      layout.position(
        child,
        in: CellRect(
          column: rect.column, row: rect.row - view.offset, columns: rect.size.columns, rows: rows))
    }
  }

  func paint(_ view: Scroll, on canvas: inout Canvas) {
    canvas.drawScrollBar(of: view)
  }

  /// Returns the size of the content, and the columns that are reserved for the scroll bar: 0 or 1.
  private func contentSize(
    _ view: Scroll, in size: CellSize, _ layout: LayoutPass
  ) -> (content: CellSize, bar: Int) {
    if !view.keepsBarSpace {
      let whole = contentSize(view, columns: size.columns, layout)
      if whole.rows <= size.rows { return (whole, 0) }
    }
    return (contentSize(view, columns: size.columns - 1, layout), 1)
  }

  private func contentSize(_ view: Scroll, columns: Int, _ layout: LayoutPass) -> CellSize {
    GroupPainter().measure(
      view, in: CellSize(columns: max(0, columns), rows: CellSize.unlimited), layout)
  }
}
