import ScreenKitCore

/// The painter of dividers, in the colour of lines unless they have a tint.
struct DividerPainter: ViewPainter {
  func measure(_ view: Divider, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    CellSize(columns: 1, rows: 1).limited(to: proposal)
  }

  func paint(_ view: Divider, on canvas: inout Canvas) {
    let look = canvas.look
    let style =
      view.style.tint == .standard ? look.trackStyle(of: view) : look.palette.text(view.style)
    var line = CellRect(size: canvas.size)
    switch view.axis {
    case .horizontal:
      line.size.rows = 1
      canvas.fill(line, with: look.glyphs.horizontal, style)
    case .vertical:
      line.size.columns = 1
      canvas.fill(line, with: look.glyphs.vertical, style)
    }
  }
}
