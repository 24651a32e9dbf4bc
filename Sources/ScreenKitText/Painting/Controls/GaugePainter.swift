import ScreenKitCore

/// The painter of gauges: a bar with the value behind it, and the ends of the range below it.
struct GaugePainter: ViewPainter {
  let look: Look.Name

  /// The natural and the minimum width of a bar, in columns.
  private static let natural = 20
  private static let narrowest = 4

  func measure(_ view: Gauge, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    CellSize(columns: GaugePainter.natural + figures(view) + 1, rows: 1).limited(to: proposal)
  }

  /// Returns the width of the longest text among the value and the ends.
  ///
  /// With this width, the bar keeps its length while the value changes.
  private func figures(_ view: Gauge) -> Int {
    let range = view.scale.range
    let ends = [range.lowerBound, range.upperBound].map { displayWidth(of: view.text(of: $0)) }
    return max(displayWidth(of: view.text) + 2, (ends.max() ?? 0) + 2)
  }

  func paint(_ view: Gauge, on canvas: inout Canvas) {
    let columns = canvas.size.columns
    guard columns > 0 else { return }
    let figures = figures(view)
    let hasRoom = columns >= GaugePainter.narrowest + figures
    let bar = hasRoom ? columns - figures : columns
    paintBar(view, columns: bar, on: canvas)
    if hasRoom { paintValue(view, from: bar, on: canvas) }
    if canvas.size.rows > 1 { paintEnds(view, columns: bar, on: canvas) }
  }

  private func paintBar(_ view: Gauge, columns: Int, on canvas: Canvas) {
    let glyphs = canvas.look.glyphs
    let hasEdges = look == .terminal && columns > 2
    let bar = hasEdges ? 1..<columns - 1 : 0..<columns
    let track = canvas.look.trackStyle(of: view)
    let (full, empty) =
      look == .terminal ? (glyphs.block, glyphs.shade) : (glyphs.heavy, glyphs.horizontal)
    canvas.line(empty, bar, track)
    paintZones(view, bar, empty, on: canvas)
    if let fraction = view.fraction {
      let end = bar.lowerBound + Int((fraction * Double(bar.count)).rounded())
      canvas.line(full, bar.lowerBound..<end, valueStyle(of: view, canvas.look))
      if look != .terminal, !bar.isEmpty {
        let knob = look == .material ? glyphs.handle : glyphs.knob
        canvas.write(knob, column: min(end, bar.upperBound - 1), valueStyle(of: view, canvas.look))
      }
    }
    guard hasEdges else { return }
    canvas.write("[", track)
    canvas.write("]", column: columns - 1, track)
  }

  /// Draws the empty track in the colours of the zones.
  private func paintZones(_ view: Gauge, _ bar: Range<Int>, _ glyph: String, on canvas: Canvas) {
    guard view.isEffectivelyEnabled else { return }
    let zones = view.zones.sorted { $0.start < $1.start }
    for (index, zone) in zones.enumerated() where zone.tint != .standard {
      let end = index + 1 < zones.count ? view.scale.fraction(of: zones[index + 1].start) : 1
      let (first, last) = (view.scale.fraction(of: zone.start), end)
      let start = bar.lowerBound + Int((first * Double(bar.count)).rounded())
      let stop = bar.lowerBound + Int((last * Double(bar.count)).rounded())
      guard start < stop else { continue }
      canvas.line(glyph, start..<stop, CellStyle(canvas.look.palette.tints[zone.tint]))
    }
  }

  private func paintValue(_ view: Gauge, from column: Int, on canvas: Canvas) {
    let text = TextLines.cut(
      view.text[...], to: canvas.size.columns - column - 2, ellipsis: canvas.look.glyphs.ellipsis)
    let style = valueStyle(of: view, canvas.look)
    let end = canvas.write(text, column: column + 1, style)
    // A sign has the same meaning as the colour, since colours may be missing.
    if view.value != nil, view.tint == .warning || view.tint == .negative {
      canvas.write("!", column: end, style)
    }
  }

  private func paintEnds(_ view: Gauge, columns: Int, on canvas: Canvas) {
    let range = view.scale.range
    let (least, greatest) = (view.text(of: range.lowerBound), view.text(of: range.upperBound))
    let (start, end) = (displayWidth(of: least), displayWidth(of: greatest))
    guard start + 1 + end <= columns else { return }
    let style = canvas.look.palette.text(ViewStyle(tint: .secondary))
    canvas.write(least, row: 1, style)
    canvas.write(greatest, column: columns - end, row: 1, style)
  }

  private func valueStyle(of view: Gauge, _ look: Look) -> CellStyle {
    guard view.isEffectivelyEnabled else { return CellStyle(.standard, .dim) }
    let tint = view.tint == .standard ? ViewStyle.Tint.accent : view.tint
    return CellStyle(look.palette.tints[tint], .bold)
  }
}
