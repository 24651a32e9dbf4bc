import ScreenKitCore

/// The painter of overlays: views in front of each other.
struct OverlayPainter: ViewPainter {
  func measure(_ view: Overlay, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    GroupPainter().measure(view, in: proposal, layout)
  }

  func layOut(_ view: Overlay, in rect: CellRect, _ layout: LayoutPass) {
    layOut(view.children, of: view, in: rect, layout)
  }

  /// Positions `children`, which are some or all of those of `view`, in `rect`.
  func layOut(
    _ children: some Sequence<View>, of view: Overlay, in rect: CellRect, _ layout: LayoutPass
  ) {
    for child in children {
      if let panel = child as? Panel, case .beside(let area?) = panel.placement {
        layout.position(panel, in: PopupPlace(CellRect(area), in: rect).rect(of: panel, layout))
        continue
      }
      var size = layout.measure(child, in: rect.size)
      // A panel is as large as its content and centred, regardless of the overlay's alignment.
      let alignment = child is Panel ? .center : view.alignment
      if let panel = child as? Panel, let height = panel.placementHeight, height > size.rows {
        let rows = size.rows
        size.rows = min(height, rect.size.rows)
        var place = aligned(size, in: rect, .center)
        place.size.rows = rows
        layout.position(child, in: place)
      } else if alignment == .fill {
        layout.position(child, in: rect)
      } else {
        layout.position(child, in: aligned(size, in: rect, alignment))
      }
    }
  }

  private func aligned(_ size: CellSize, in rect: CellRect, _ alignment: Alignment) -> CellRect {
    CellRect(
      column: rect.column + StackLayout.offset(of: size.columns, in: rect.size.columns, alignment),
      row: rect.row + StackLayout.offset(of: size.rows, in: rect.size.rows, alignment),
      columns: size.columns, rows: size.rows)
  }
}
