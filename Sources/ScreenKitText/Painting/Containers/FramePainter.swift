import ScreenKitCore

/// The painter of frames, which positions children at the coordinates of their constraints.
struct FramePainter: ViewPainter {
  func measure(_ view: Frame, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    var size = CellSize.zero
    for child in view.children where !child.isHidden {
      let wanted = self.size(of: child, in: proposal, layout)
      size.columns = max(size.columns, child.layout.x + wanted.columns)
      size.rows = max(size.rows, child.layout.y + wanted.rows)
    }
    return size.limited(to: proposal)
  }

  func layOut(_ view: Frame, in rect: CellRect, _ layout: LayoutPass) {
    for child in view.children {
      let size = size(of: child, in: rect.size, layout)
      layout.position(
        child,
        in: CellRect(
          column: rect.column + child.layout.x, row: rect.row + child.layout.y,
          columns: size.columns, rows: size.rows))
    }
  }

  /// Returns the size of `child`, even beyond the frame; without a maximum, up to the frame's edge.
  private func size(of child: View, in room: CellSize, _ layout: LayoutPass) -> CellSize {
    let constraints = child.layout
    return layout.measure(
      child,
      in: CellSize(
        columns: constraints.width.mostColumns ?? max(0, room.columns - constraints.x),
        rows: constraints.height.maximum ?? max(0, room.rows - constraints.y)))
  }
}
