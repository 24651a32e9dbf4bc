import ScreenKitCore

/// The painter of line charts: curves of dots, axes, a legend, and the cursor.
struct LineChartPainter: LayoutReporting {
  private static let natural = CellSize(columns: 40, rows: 10)
  /// The number of blank columns between two names of the horizontal axis.
  private static let nameGap = 2

  func measure(_ view: LineChart, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    LineChartPainter.natural.limited(to: proposal)
  }

  func layoutResult(
    of view: LineChart, in size: CellSize, _ layout: LayoutPass
  ) -> LineChart.LayoutResult {
    let plot = LineChartPlan(view, in: size).plot
    return LineChart.LayoutResult(plot: plot.column..<plot.endColumn)
  }

  func paint(_ view: LineChart, on canvas: inout Canvas) {
    guard !CellRect(size: canvas.size).isEmpty else { return }
    let plan = LineChartPlan(view, in: canvas.size)
    paintAxes(view, plan, on: canvas)
    if !plan.plot.isEmpty, view.count > 0 { paintCurves(view, plan.plot, on: canvas) }
    if plan.hasLegend { paintLegend(view, on: canvas) }
    if view.isFocused { canvas.markFocus(0..<canvas.size.columns, focusStyle(canvas.look)) }
  }

  private func paintCurves(_ view: LineChart, _ plot: CellRect, on canvas: Canvas) {
    let isUnicode = canvas.look.glyphs.isUnicode
    let columns = DotGrid.columns(plot.size, isUnicode: isUnicode)
    var grid = DotGrid(plot.size, isUnicode: isUnicode)
    for (number, parts) in view.backend.curves(columns: columns).enumerated() {
      grid.draw(parts, number: number)
    }
    paintCursor(view, plot, columns, on: canvas)
    for row in 0..<plot.size.rows {
      for column in 0..<plot.size.columns {
        guard let (text, number) = grid.cell(column: column, row: row) else { continue }
        canvas.write(
          text, column: plot.column + column, row: plot.row + row,
          style(of: view.series[number], in: view, canvas.look))
      }
    }
  }

  private func paintCursor(_ view: LineChart, _ plot: CellRect, _ dots: Int, on canvas: Canvas) {
    guard let index = view.highlightedIndex else { return }
    let column = view.backend.column(of: index, columns: dots) * plot.size.columns / dots
    for row in plot.row..<plot.endRow {
      canvas.write(
        canvas.look.glyphs.vertical, column: plot.column + column, row: row,
        focusStyle(canvas.look))
    }
  }

  private func paintAxes(_ view: LineChart, _ plan: LineChartPlan, on canvas: Canvas) {
    guard plan.hasAxes else { return }
    let glyphs = canvas.look.glyphs
    let (line, text) = (canvas.look.trackStyle(of: view), labelStyle(canvas.look))
    let axis = plan.plot.column - 1
    for row in plan.plot.row..<plan.plot.endRow {
      canvas.write(glyphs.vertical, column: axis, row: row, line)
    }
    canvas.write(glyphs.bottomLeft, column: axis, row: plan.plot.endRow, line)
    canvas.line(
      glyphs.horizontal, plan.plot.column..<plan.plot.endColumn, row: plan.plot.endRow, line)
    for tick in plan.ticks {
      canvas.write(tick.text, column: axis - displayWidth(of: tick.text), row: tick.row, text)
    }
    paintNames(view, plan.plot, on: canvas)
  }

  /// Draws the names of the first and the last values, and of values at equal distances between
  /// them, as far as there is room.
  private func paintNames(_ view: LineChart, _ plot: CellRect, on canvas: Canvas) {
    let glyphs = canvas.look.glyphs
    let (row, style) = (plot.endRow + 1, labelStyle(canvas.look))
    let first = TextLines.cut(
      view.label(at: 0)[...], to: plot.size.columns, ellipsis: glyphs.ellipsis)
    canvas.write(first, column: plot.column, row: row, style)
    let last = view.label(at: view.count - 1)
    let start = displayWidth(of: first) + LineChartPainter.nameGap
    let end = plot.size.columns - displayWidth(of: last)
    guard view.count > 1, start <= end else { return }
    canvas.write(last, column: plot.column + end, row: row, style)
    let dots = DotGrid.columns(plot.size, isUnicode: glyphs.isUnicode)
    let room = start..<max(start, end - LineChartPainter.nameGap)
    for name in names(of: view, in: room, dots: dots, columns: plot.size.columns) {
      canvas.write(name.text, column: plot.column + name.column, row: row, style)
    }
  }

  /// Returns as many names as fit into the columns `room` of the plot, with their columns.
  private func names(
    of view: LineChart, in room: Range<Int>, dots: Int, columns: Int
  ) -> [(column: Int, text: String)] {
    // A name takes at least one column.
    let most = (room.count + LineChartPainter.nameGap) / (1 + LineChartPainter.nameGap) + 1
    for parts in stride(from: min(view.count - 1, most), to: 1, by: -1) {
      let names = names(of: view, in: room, parts: parts, dots: dots, columns: columns)
      if !names.isEmpty { return names }
    }
    return []
  }

  /// Returns the names of the values that divide the axis into `parts`; none if they do not fit.
  private func names(
    of view: LineChart, in room: Range<Int>, parts: Int, dots: Int, columns: Int
  ) -> [(column: Int, text: String)] {
    var names: [(column: Int, text: String)] = []
    var free = room.lowerBound
    for part in 1..<parts {
      let index = part * (view.count - 1) / parts
      let text = view.label(at: index)
      let width = displayWidth(of: text)
      let center = view.backend.column(of: index, columns: dots) * columns / dots
      let column = center - width / 2
      guard column >= free, column + width <= room.upperBound else { return [] }
      names.append((column, text))
      free = column + width + LineChartPainter.nameGap
    }
    return names
  }

  /// Draws the names of the curves or, with a cursor, the values at the cursor.
  private func paintLegend(_ view: LineChart, on canvas: Canvas) {
    let look = canvas.look
    var column = 1
    if let index = view.highlightedIndex {
      column = canvas.write(view.label(at: index), column: column, focusStyle(look)) + 2
    }
    for (number, series) in view.series.enumerated() {
      let text = view.highlightedIndex.map { view.reading(of: series, at: $0) } ?? series.name
      let sign = DotGrid.legend(number, isUnicode: look.glyphs.isUnicode)
      let room = canvas.size.columns - 1 - column - displayWidth(of: sign) - 1
      guard !text.isEmpty, room > 0 else { continue }
      let cut = TextLines.cut(text[...], to: room, ellipsis: look.glyphs.ellipsis)
      let end = canvas.write(sign, column: column, style(of: series, in: view, look))
      column = canvas.write(cut, column: end + 1, textStyle(view)) + 2
    }
  }

  private func style(of series: ChartSeries, in view: LineChart, _ look: Look) -> CellStyle {
    view.isEffectivelyEnabled
      ? CellStyle(look.palette.tints[series.tint]) : CellStyle(.standard, .dim)
  }

  private func textStyle(_ view: LineChart) -> CellStyle {
    view.isEffectivelyEnabled ? CellStyle(.standard) : CellStyle(.standard, .dim)
  }

  private func labelStyle(_ look: Look) -> CellStyle {
    look.palette.text(ViewStyle(tint: .secondary))
  }

  private func focusStyle(_ look: Look) -> CellStyle { CellStyle(.standard, .bold) }
}
