import ScreenKitCore

/// The marks in the last column which show that there is more content than is visible.
struct ScrollMarks {
  /// Whether there is content above the visible part.
  let above: Bool
  /// Whether there is content below the visible part.
  let below: Bool
  /// Whether the scrolling view has the focus.
  let isFocused: Bool
}

extension Canvas {
  /// Draws `marks` beside the first `rows` rows of `view`, or all rows, and makes them clickable.
  func draw(_ marks: ScrollMarks, of view: some ScrollMarking, rows: Int? = nil) {
    let last = SurfacePoint(x: size.columns - 1, y: (rows ?? size.rows) - 1)
    view.scrollMarks = ScrollMarkPlaces(
      above: marks.above ? SurfacePoint(x: last.x, y: 0) : nil, below: marks.below ? last : nil)
    let style = CellStyle(look.palette.line, marks.isFocused ? .bold : [])
    if marks.above { write(look.glyphs.moreAbove, column: last.x, row: 0, style) }
    if marks.below { write(look.glyphs.moreBelow, column: last.x, row: last.y, style) }
  }
}
