import ScreenKitCore

/// The painter of lists: the visible rows, with a scroll bar if there are more.
struct ListPainter: ViewPainter {
  var layersChildren: Bool { false }

  /// The height of a list, in rows, if the proposal has no limit.
  private static let roomyHeight = 24

  func measure(_ view: ListView, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let most = proposal.rows.isUnlimited ? ListPainter.roomyHeight : proposal.rows
    let room = CellSize(columns: inner(proposal).columns, rows: most)
    let rows =
      view.backend.contentHeight == 0
      ? view.emptyView.map { layout.measure($0, in: room).rows } ?? 0 : view.backend.contentHeight
    guard view.backend.hugsRows || proposal.columns.isUnlimited else {
      return CellSize(columns: proposal.columns, rows: min(rows, most))
    }
    let columns = view.children.map { layout.measure($0, in: room).columns }.max() ?? 0
    return CellSize(columns: columns + 1, rows: min(rows, most)).limited(to: proposal)
  }

  func layOut(_ view: ListView, in rect: CellRect, _ layout: LayoutPass) {
    view.didLayOut(
      ListView.LayoutResult(
        visibleHeight: rect.size.rows, track: ScrollTrack(besideRowsOf: rect.size),
        pinsHeader: true))
    let backend = view.backend
    var area = rect
    area.size = inner(rect.size)
    shiftRows(of: view, in: area, of: rect, layout)
    view.forEachChild { child in
      if let height = backend.height(of: child) {
        area.size.rows = height
        layout.position(child, in: area)
        area.row += height
      } else {
        area.size.rows = max(0, rect.endRow - area.row)
        layout.position(child, in: middle(of: area, layout.measure(child, in: area.size)))
      }
    }
  }

  func paint(_ view: ListView, on canvas: inout Canvas) {
    if !view.isEffectivelyEnabled { canvas.fill(.dim) }
    // Without a highlighted row or header, markers around the list show the focus.
    if view.isFocused, view.highlightedRow == nil, view.highlightedSection == nil {
      canvas.markFocus(0..<canvas.size.columns, CellStyle(.standard, .bold))
    }
    canvas.drawScrollBar(of: view)
  }

  /// Asks the scene to move the rows in `area` of `rect`, if they only scrolled.
  private func shiftRows(
    of view: ListView, in area: CellRect, of rect: CellRect, _ layout: LayoutPass
  ) {
    let hasNewBar = updateBar(of: view)
    guard case .scrolled(let rows, let fresh) = view.backend.arrangement, !view.backend.hugsRows
    else { return }
    let bar = CellRect(
      column: area.size.columns, row: 0, columns: rect.size.columns - area.size.columns,
      rows: rect.size.rows)
    layout.shift(
      view,
      Shift(area: area, rows: rows, fresh: view.children[fresh], bar: hasNewBar ? bar : nil))
  }

  /// Records the thumb of the scroll bar after a layout, and returns whether it moved.
  ///
  /// In a long list most steps do not move the thumb. Painting the bar again would cost more than
  /// the new row.
  private func updateBar(of view: ListView) -> Bool {
    guard let node = view.backing as? ViewNode else { return true }
    let thumb = view.scrollBar?.thumb
    guard let known = node.memo as? LaidOutBar else {
      node.memo = LaidOutBar(thumb)
      node.damage.reservePart()
      return true
    }
    if known.thumb == thumb { return false }
    known.thumb = thumb
    return true
  }

  /// Returns `size` without the column that is reserved for the scroll bar.
  private func inner(_ size: CellSize) -> CellSize {
    CellSize(columns: max(0, size.columns - 1), rows: size.rows)
  }

  /// Returns a rectangle of `size` centred in `room`, for the view shown in place of missing rows.
  private func middle(of room: CellRect, _ size: CellSize) -> CellRect {
    CellRect(
      column: room.column + StackLayout.offset(of: size.columns, in: room.size.columns, .center),
      row: room.row + StackLayout.offset(of: size.rows, in: room.size.rows, .center),
      columns: size.columns, rows: size.rows)
  }
}

/// The thumb of a list's scroll bar in its last layout; `nil` without a bar.
private final class LaidOutBar {
  var thumb: Range<Int>?

  init(_ thumb: Range<Int>?) { self.thumb = thumb }
}
