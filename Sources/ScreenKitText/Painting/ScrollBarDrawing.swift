public import ScreenKitCore
internal import ScreenKitLooks

extension ScrollTrack {
  /// Creates a track in the last column of a view of `size`, over its whole height.
  public init(besideRowsOf size: CellSize) {
    self.init(origin: SurfacePoint(x: size.columns - 1, y: 0), length: max(0, size.rows))
  }
}

extension Canvas {
  /// Draws the scroll bar of `view`, if not all of it is visible.
  public func drawScrollBar(of view: some Scrollable) {
    guard let bar = view.scrollBar else { return }
    let (track, thumb) = (bar.track, bar.thumb)
    var area = CellRect(
      column: track.origin.x, row: track.origin.y, columns: 1, rows: track.length)
    fill(area, with: look.glyphs.vertical, CellStyle(look.palette.line))
    area.row += thumb.lowerBound
    area.size.rows = thumb.count
    // The thumb also differs by its character, since colours may be missing.
    let color = view.isFocused ? look.palette.accent : look.palette.tints[.secondary]
    fill(area, with: look.glyphs.thumb, CellStyle(color, view.isFocused ? .bold : []))
  }
}
