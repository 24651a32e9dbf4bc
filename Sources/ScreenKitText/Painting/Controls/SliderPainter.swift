import ScreenKitCore

/// The painter of sliders: a track with a heavy line up to the thumb.
struct SliderPainter: LayoutReporting {
  let look: Look.Name

  /// The natural width of a track, in columns.
  private static let natural = 20

  func measure(_ view: Slider, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    CellSize(columns: SliderPainter.natural, rows: 1).limited(to: proposal)
  }

  func layoutResult(
    of view: Slider, in size: CellSize, _ layout: LayoutPass
  ) -> Slider.LayoutResult {
    Slider.LayoutResult(track: track(columns: size.columns))
  }

  /// Returns the columns of the track; without room for both ends, only the track is shown.
  private func track(columns: Int) -> Range<Int> {
    columns < 3 ? 0..<columns : 1..<columns - 1
  }

  func paint(_ view: Slider, on canvas: inout Canvas) {
    let columns = canvas.size.columns
    let glyphs = canvas.look.glyphs
    let track = track(columns: columns)
    guard !track.isEmpty else { return }
    let style = canvas.look.style(of: view, isFocused: view.isFocused)
    let thumb = track.lowerBound + Int((view.fraction * Double(track.count - 1)).rounded())
    canvas.line(glyphs.heavy, track.lowerBound..<thumb, canvas.look.valueStyle(of: view))
    canvas.line(glyphs.horizontal, thumb..<track.upperBound, canvas.look.trackStyle(of: view))
    canvas.write(look == .material ? glyphs.handle : glyphs.knob, column: thumb, style)
    guard columns > 2 else { return }
    if view.isFocused {
      canvas.markFocus(0..<columns, canvas.look.style(of: view, isFocused: false))
    } else if look == .terminal {
      canvas.write("[", column: 0, canvas.look.trackStyle(of: view))
      canvas.write("]", column: columns - 1, canvas.look.trackStyle(of: view))
    }
  }
}
