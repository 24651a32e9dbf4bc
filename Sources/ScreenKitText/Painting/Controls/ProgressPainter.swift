import ScreenKitCore

/// The painter of progress bars, which fill from the left, or show a moving part for unknown
/// progress.
struct ProgressPainter: ViewPainter {
  let look: Look.Name

  /// The natural width of a bar, in columns.
  private static let natural = 20
  /// The columns for the percentage, shown in the terminal look if the bar has ``roomy`` columns.
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
    // A gap separates the completed part from the rest.
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

  /// Returns the columns of the bar itself, without brackets and percentage.
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
      // The part moves back and forth.
      let way = bar.count - length
      let place = way > 0 ? view.frame % (2 * way) : 0
      start = bar.lowerBound + min(place, 2 * way - place)
    } else {
      // The part enters at the left and leaves at the right.
      start = bar.lowerBound + 1 - length + view.frame % (bar.count + length - 1)
    }
    return (start..<start + length).clamped(to: bar)
  }
}
