import ScreenKitCore

/// The lines of a list that are in sight, with marks where there are more.
struct ListPainter: ViewPainter {
  var layersChildren: Bool { false }

  /// What a list asks for where room is without a limit, rather than all that it could fill.
  private static let roomyHeight = 24

  func measure(_ view: ListView, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let most = proposal.rows.isUnlimited ? ListPainter.roomyHeight : proposal.rows
    if view.hugsRows { view.didLayOut(visibleHeight: min(view.contentHeight, most)) }
    var size = CellSize(columns: proposal.columns, rows: min(view.contentHeight, most))
    if view.contentHeight == 0, let empty = view.emptyView {
      size.rows = layout.measure(empty, in: CellSize(columns: inner(size).columns, rows: most)).rows
    }
    guard view.hugsRows || proposal.columns.isUnlimited else { return size }
    size.columns = 1 + view.children.reduce(0) {
      max($0, layout.measure($1, in: inner(CellSize(columns: proposal.columns, rows: most))).columns)
    }
    return size.limited(to: proposal)
  }

  func place(_ view: ListView, in rect: CellRect, _ layout: LayoutPass) {
    view.didLayOut(visibleHeight: rect.size.rows)
    var row = rect.row
    let columns = inner(rect.size).columns
    for child in view.children {
      let height = view.height(of: child)
      let size = height == nil ? layout.measure(child, in: inner(rect.size)) : .zero
      // What stands for rows that are missing stands in the middle.
      let room = CellSize(columns: columns, rows: rect.endRow - row)
      layout.place(
        child,
        in: CellRect(
          column: rect.column + (height == nil ? middle(size.columns, room.columns) : 0),
          row: row + (height == nil ? middle(size.rows, room.rows) : 0),
          columns: height == nil ? size.columns : columns, rows: height ?? size.rows))
      row += height ?? room.rows
    }
  }

  func paint(_ view: ListView, on canvas: inout Canvas) {
    if !view.isEffectivelyEnabled { canvas.fill(.dim) }
    let glyphs = canvas.look.glyphs
    let style = CellStyle(canvas.look.palette.line, view.isFocused ? .bold : [])
    let column = canvas.size.columns - 1
    if view.hasMoreAbove { canvas.write(glyphs.moreAbove, column: column, row: 0, style) }
    if view.hasMoreBelow {
      canvas.write(glyphs.moreBelow, column: column, row: canvas.size.rows - 1, style)
    }
  }

  /// One column is kept for the marks.
  private func inner(_ size: CellSize) -> CellSize {
    CellSize(columns: max(0, size.columns - 1), rows: size.rows)
  }

  private func middle(_ size: Int, _ room: Int) -> Int {
    StackLayout.offset(of: size, in: room, .center)
  }
}
