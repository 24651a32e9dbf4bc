import ScreenKitCore

/// The painter of frames, which positions children at the coordinates of their constraints.
struct FramePainter: ViewPainter {
  func measure(_ view: Frame, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    var size = CellSize.zero
    for child in view.children where !child.isHidden {
      let childRect = bounds(of: child, view, in: proposal, layout)
      size.columns = max(size.columns, childRect.endColumn)
      size.rows = max(size.rows, childRect.endRow)
    }
    return size.limited(to: proposal)
  }

  func layOut(_ view: Frame, in rect: CellRect, _ layout: LayoutPass) {
    for child in view.children {
      var childRect = bounds(of: child, view, in: rect.size, layout)
      childRect.column += rect.column
      childRect.row += rect.row
      layout.position(child, in: childRect)
    }
  }

  /// Returns the rectangle of `child` in the frame, even beyond its edges.
  ///
  /// Without a maximum it reaches at most to the edge of the frame.
  private func bounds(
    of child: View, _ view: Frame, in room: CellSize, _ layout: LayoutPass
  ) -> CellRect {
    var constraints = child.layout
    var exact: SurfaceSize?
    if let scale = view.pointsPerUnit {
      layout.usePoints(in: child)
      let rect = SurfaceRect(
        x: constraints.x, y: constraints.y, width: constraints.width.minimum,
        height: constraints.height.minimum)
      let units = scale.units(of: rect)
      exact = units.size
      constraints = child.backend.constraints
      (constraints.x, constraints.y) = (units.origin.x, units.origin.y)
    }
    var size = layout.measure(
      child,
      in: CellSize(
        columns: constraints.width.mostColumns ?? max(0, room.columns - constraints.x),
        rows: constraints.height.maximum ?? max(0, room.rows - constraints.y)))
    // For a fixed size, the positions of the edges are rounded, rather than the size.
    if let exact, !child.isHidden {
      if child.layout.width.isFixed { size.columns = exact.width }
      if child.layout.height.isFixed { size.rows = exact.height }
    }
    return CellRect(
      column: constraints.x, row: constraints.y, columns: size.columns, rows: size.rows)
  }
}

extension LayoutConstraints.Extent {
  fileprivate var isFixed: Bool { maximum == minimum }
}
