import ScreenKitCore

/// Shows in the last column that there is more than is in sight.
struct ScrollMarks {
  /// Whether there is something above the part in sight.
  let above: Bool
  /// Whether there is something below it.
  let below: Bool
  /// Whether what scrolls has the focus.
  let isFocused: Bool
}

extension Canvas {
  /// Draws `marks` beside the first `rows` rows of `view`, or all of them, where it can be pressed.
  func draw(_ marks: ScrollMarks, of view: some ScrollMarking, rows: Int? = nil) {
    let last = SurfacePoint(x: size.columns - 1, y: (rows ?? size.rows) - 1)
    view.scrollMarks = ScrollMarkPlaces(
      above: marks.above ? SurfacePoint(x: last.x, y: 0) : nil, below: marks.below ? last : nil)
    let style = CellStyle(look.palette.line, marks.isFocused ? .bold : [])
    if marks.above { write(look.glyphs.moreAbove, column: last.x, row: 0, style) }
    if marks.below { write(look.glyphs.moreBelow, column: last.x, row: last.y, style) }
  }
}
