import ScreenKitCore

extension ScrollMarkPlaces {
  /// Creates positions at both ends of the last column of a view of `size`.
  init(besideRowsOf size: CellSize) {
    let column = size.columns - 1
    self.init(
      above: SurfacePoint(x: column, y: 0), below: SurfacePoint(x: column, y: size.rows - 1))
  }
}

extension Canvas {
  /// Draws the marks of `view` that show that there is more content than is visible.
  func drawScrollMarks(of view: View) {
    guard let marks = view.backend.scrollMarks else { return }
    let style = CellStyle(look.palette.line, view.isFocused ? .bold : [])
    if let place = marks.above {
      write(look.glyphs.moreAbove, column: place.x, row: place.y, style)
    }
    if let place = marks.below {
      write(look.glyphs.moreBelow, column: place.x, row: place.y, style)
    }
  }
}
