import ScreenKitCore

/// The positions of the parts of a line chart: the legend, the axes and the curves.
@MainActor
struct LineChartPlan {
  /// The minimum size of the curves, in cells, that leaves room for axes.
  private static let least = CellSize(columns: 8, rows: 3)
  /// The distance between two labels of the vertical axis, in rows.
  private static let rowsPerTick = 3

  /// The area of the curves.
  let plot: CellRect
  /// The labels of the vertical axis, with their rows; empty without axes.
  let ticks: [(row: Int, text: String)]
  /// Whether there is a row above the curves for the legend, and the values at the cursor.
  let hasLegend: Bool
  /// Whether there are axes.
  var hasAxes: Bool { !ticks.isEmpty }

  init(_ view: LineChart, in size: CellSize) {
    let isNamed = view.series.contains { !$0.name.isEmpty } || view.acceptsFocus
    hasLegend = isNamed && size.rows > LineChartPlan.least.rows
    let top = hasLegend ? 1 : 0
    let rows = size.rows - top - 2
    let marks = LineChartPlan.ticks(view, rows: rows)
    let width = (marks.map { displayWidth(of: $0.text) }.max() ?? 0) + 1
    if view.count > 0, rows >= LineChartPlan.least.rows,
      size.columns - width >= LineChartPlan.least.columns
    {
      plot = CellRect(column: width, row: top, columns: size.columns - width, rows: rows)
      ticks = marks.map { (top + $0.row, $0.text) }
    } else {
      plot = CellRect(column: 0, row: top, columns: size.columns, rows: max(0, size.rows - top))
      ticks = []
    }
  }

  private static func ticks(_ view: LineChart, rows: Int) -> [(row: Int, text: String)] {
    guard rows > 1 else { return [] }
    let numbers = view.scale.ticks(atMost: max(2, rows / rowsPerTick + 1))
    return numbers.compactMap { number in
      view.scale.fraction(of: number).map { fraction in
        (rows - 1 - Int((fraction * Double(rows - 1)).rounded()), view.text(of: number))
      }
    }
  }
}
