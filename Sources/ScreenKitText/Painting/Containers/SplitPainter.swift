import ScreenKitCore

/// The painter of split views: panes with lines between them, or one of them alone.
struct SplitPainter: ViewPainter {
  var layersChildren: Bool { false }

  func measure(_ view: Split, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    guard proposal.columns.isUnlimited || proposal.rows.isUnlimited else { return proposal }
    let sizes = view.children.map { layout.measure($0, in: proposal) }
    let (columns, rows) = (sizes.map(\.columns), sizes.map(\.rows))
    let size =
      switch view.axis {
      case .horizontal: CellSize(columns: columns.reduce(0, +), rows: rows.max() ?? 0)
      case .vertical: CellSize(columns: columns.max() ?? 0, rows: rows.reduce(0, +))
      }
    return size.limited(to: proposal)
  }

  func layOut(_ view: Split, in rect: CellRect, _ layout: LayoutPass) {
    let isHorizontal = view.axis == .horizontal
    let division = view.division(of: isHorizontal ? rect.size.columns : rect.size.rows)
    view.didLayOut(division)
    guard let sizes = division?.sizes else {
      // Hidden panes keep their scroll positions. A pane that the app shows here gets no space.
      let shown = view.panes[view.shownPane]
      for child in view.children {
        layout.position(child, in: child === shown || child.isHidden ? rect : .zero)
      }
      return
    }
    // Panes and dividers alternate.
    var start = 0
    for (index, child) in view.children.enumerated() {
      let size = index.isMultiple(of: 2) ? sizes.dropFirst(index / 2).first ?? 0 : 1
      var place = rect
      if isHorizontal {
        (place.column, place.size.columns) = (rect.column + start, size)
      } else {
        (place.row, place.size.rows) = (rect.row + start, size)
      }
      layout.position(child, in: place)
      start += size
    }
  }
}

/// The painter of the line between two panes, in the accent colour while it is dragged.
struct SplitDividerPainter: ViewPainter {
  func measure(_ view: SplitDivider, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    CellSize(columns: 1, rows: 1).limited(to: proposal)
  }

  func paint(_ view: SplitDivider, on canvas: inout Canvas) {
    let look = canvas.look
    let glyph = view.axis == .vertical ? look.glyphs.vertical : look.glyphs.horizontal
    let style =
      view.isHeld ? CellStyle(look.palette.accent, .bold) : look.trackStyle(of: view)
    canvas.fill(CellRect(size: canvas.size), with: glyph, style)
  }
}
