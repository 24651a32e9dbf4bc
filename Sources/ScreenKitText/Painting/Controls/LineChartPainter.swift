import ScreenKitCore

/// The painter of line charts: curves of dots, axes, a legend, and the cursor.
struct LineChartPainter: LayoutReporting {
  private static let natural = CellSize(columns: 40, rows: 10)

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

  /// Draws the names of the first and the last values, as far as there is room.
  private func paintNames(_ view: LineChart, _ plot: CellRect, on canvas: Canvas) {
    let ellipsis = canvas.look.glyphs.ellipsis
    let row = plot.endRow + 1
    let first = TextLines.cut(
      view.label(at: 0)[...], to: plot.size.columns, ellipsis: ellipsis)
    canvas.write(first, column: plot.column, row: row, labelStyle(canvas.look))
    let last = view.label(at: view.count - 1)
    let width = displayWidth(of: last)
    guard view.count > 1, displayWidth(of: first) + 2 + width <= plot.size.columns else { return }
    canvas.write(last, column: plot.endColumn - width, row: row, labelStyle(canvas.look))
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
