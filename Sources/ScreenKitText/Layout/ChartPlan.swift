import ScreenKitCore

/// The positions of the bars in a chart, and the start and end of each.
@MainActor
struct ChartPlan {
  /// The range of legible bar widths, in cells.
  static let barColumns = 3...12

  /// The extent of each bar, in steps from the bottom; `nil` is a gap.
  let bars: [Range<Int>?]
  /// The width of a bar, in cells.
  let width: Int
  /// The number of rows of the bars, above the labels.
  let rows: Int
  /// The number of rows above the bars for the number of a full bar.
  let top: Int
  /// Whether there is a row of labels.
  let hasLabels: Bool
  /// The number of columns between two bars.
  private let gap: Int

  /// Divides `size`, which is at least one cell, into bars; each row has `steps` steps.
  init(_ view: Chart, in size: CellSize, steps: Int) {
    let values = view.values
    let count = min(values.count, size.columns)
    let isCurve = view.kind == .sparkline
    gap = !isCurve && size.columns >= 2 * count ? 1 : 0
    let share = (size.columns + gap) / count - gap
    width = isCurve ? 1 : min(share, ChartPlan.barColumns.upperBound)
    // A bar that shows several values has no label.
    hasLabels = !isCurve && !view.labels.isEmpty && size.rows > 1 && count == values.count
    // Numbers need a row of their own, and one value for each bar.
    let rest = hasLabels ? size.rows - 1 : size.rows
    top = view.showsValues && !isCurve && rest > 1 && count == values.count ? 1 : 0
    rows = rest - top
    let scale = view.scale
    let heights = BarHeights(scale, rows: rows, steps: steps, isCurve: isCurve)
    bars = (0..<count).map { index in
      let part = values[index * values.count / count..<(index + 1) * values.count / count]
      return part.compactMap(scale.fraction).max().map(heights.bar)
    }
  }

  /// Returns the first column of the bar at `index`.
  func column(_ index: Int) -> Int { index * (width + gap) }
}

/// The extents of bars, which go up or down from zero; zero is between two rows.
private struct BarHeights {
  private let steps: Int
  private let zero: (fraction: Double, level: Int)
  private let isCurve: Bool

  init(_ scale: ChartScale, rows: Int, steps: Int, isCurve: Bool) {
    self.isCurve = isCurve
    self.steps = rows * steps
    guard !isCurve, rows > 1, scale.lower < 0, let fraction = scale.fraction(of: 0) else {
      zero = (0, 0)
      return
    }
    // Positive and negative values get at least one row each.
    let row = Int((fraction * Double(rows)).rounded())
    zero = (fraction, max(1, min(row, scale.upper > 0 ? rows - 1 : rows)) * steps)
  }

  func bar(_ fraction: Double) -> Range<Int> {
    if fraction < zero.fraction {
      let part = fraction / zero.fraction * Double(zero.level)
      return Int(part.rounded())..<zero.level
    }
    let part = zero.fraction < 1 ? (fraction - zero.fraction) / (1 - zero.fraction) : 0
    let level = zero.level + Int((part * Double(steps - zero.level)).rounded())
    // The lowest value of a curve is visible; an empty bar is not.
    return zero.level..<(isCurve ? max(1, level) : level)
  }
}
