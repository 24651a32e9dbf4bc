import ScreenKitCore

/// Bars that fill from the left, or in which a part moves while nobody knows how much is done.
struct ProgressPainter: ViewPainter {
  let look: Look.Name

  /// Columns of a bar that nobody gives another width.
  private static let natural = 20
  /// Columns for the figures, which a bar in a shell has if it is at least `roomy` wide.
  private static let figures = 5
  private static let roomy = 12

  func measure(_ view: ProgressBar, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    CellSize(columns: ProgressPainter.natural, rows: 1).limited(to: proposal)
  }

  func paint(_ view: ProgressBar, on canvas: inout Canvas) {
    let glyphs = canvas.look.glyphs
    let bar = bar(in: canvas.size.columns)
    guard !bar.isEmpty else { return }
    let track = canvas.look.trackStyle(of: view)
    let filled = filled(view, in: bar)
    let (full, empty) =
      look == .terminal ? (glyphs.block, glyphs.shade) : (glyphs.heavy, glyphs.horizontal)
    canvas.line(empty, bar, track)
    canvas.line(full, filled, canvas.look.valueStyle(of: view))
    // A gap parts the done from the rest.
    if look == .material, view.fraction != nil, filled.upperBound + 1 < bar.upperBound {
      canvas.write(" ", column: filled.upperBound, track)
    }
    if bar.lowerBound > 0 {
      canvas.write("[", track)
      canvas.write("]", column: bar.upperBound, track)
    }
    guard canvas.size.columns - bar.upperBound > 1, let percent = view.percent else { return }
    let text = "\(percent)%"
    let style = canvas.look.style(of: view, isFocused: false)
    canvas.write(text, column: canvas.size.columns - text.utf8.count, style)
  }

  /// The columns of the bar itself.
  private func bar(in columns: Int) -> Range<Int> {
    guard look == .terminal, columns > 2 else { return 0..<columns }
    return 1..<columns - 1 - (columns < ProgressPainter.roomy ? 0 : ProgressPainter.figures)
  }

  private func filled(_ view: ProgressBar, in bar: Range<Int>) -> Range<Int> {
    if let fraction = view.fraction {
      return bar.lowerBound..<bar.lowerBound + Int(fraction * Double(bar.count))
    }
    let length = max(1, bar.count / 4)
    let start: Int
    if look == .terminal {
      // To and fro.
      let way = bar.count - length
      let place = way > 0 ? view.frame % (2 * way) : 0
      start = bar.lowerBound + min(place, 2 * way - place)
    } else {
      // In at the left and out at the right.
      start = bar.lowerBound + 1 - length + view.frame % (bar.count + length - 1)
    }
    return (start..<start + length).clamped(to: bar)
  }
}
