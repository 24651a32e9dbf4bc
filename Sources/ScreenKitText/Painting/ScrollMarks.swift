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
  /// Draws `marks` beside the first `rows` rows, or all of them.
  func draw(_ marks: ScrollMarks, rows: Int? = nil) {
    let style = CellStyle(look.palette.line, marks.isFocused ? .bold : [])
    let column = size.columns - 1
    if marks.above { write(look.glyphs.moreAbove, column: column, row: 0, style) }
    if marks.below {
      write(look.glyphs.moreBelow, column: column, row: (rows ?? size.rows) - 1, style)
    }
  }
}
