import ScreenKitCore

/// The painter of views without a painter of their own: children, one in front of the other.
struct GroupPainter: ViewPainter {
  func measure(_ view: View, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    var size = CellSize.zero
    for child in view.children {
      let wanted = layout.measure(child, in: proposal)
      size.columns = max(size.columns, wanted.columns)
      size.rows = max(size.rows, wanted.rows)
    }
    return size
  }
}
