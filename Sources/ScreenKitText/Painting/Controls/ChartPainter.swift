import ScreenKitCore

/// The painter of charts: numbers as bars or as a curve.
struct ChartPainter: ViewPainter {
  /// The natural height of a chart without its labels, in rows.
  private static let naturalRows = 6

  /// Returns the glyphs for partly filled cells, from the lowest to the full one.
  private func levels(_ look: Look) -> [String] {
    look.glyphs.isUnicode ? ChartPainter.eighths : ChartPainter.quarters
  }

  private static let eighths = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  private static let quarters = ["_", "-", "=", "#"]

  func measure(_ view: Chart, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let count = min(view.values.count, CellSize.unlimited / 64)
    switch view.kind {
    case .sparkline: return CellSize(columns: count, rows: 1).limited(to: proposal)
    case .bars:
      let bounds = ChartPlan.barColumns
      let label = view.labels.prefix(count).map { displayWidth(of: $0) }.max() ?? 0
      let bar = min(max(label, bounds.lowerBound), bounds.upperBound)
      return CellSize(
        columns: max(0, count * (bar + 1) - 1),
        rows: ChartPainter.naturalRows + (view.labels.isEmpty ? 0 : 1) + (view.showsValues ? 1 : 0)
      ).limited(to: proposal)
    }
  }

  func paint(_ view: Chart, on canvas: inout Canvas) {
    guard !view.values.isEmpty, !CellRect(size: canvas.size).isEmpty else { return }
    let plan = ChartPlan(view, in: canvas.size, steps: levels(canvas.look).count)
    var meaning = view.style
    if meaning.tint == .standard { meaning.tint = .accent }
    let style = canvas.look.palette.text(meaning)
    for (index, bar) in plan.bars.enumerated() {
      if let bar {
        paint(bar, column: plan.column(index), plan, style, on: canvas)
        if plan.top > 0 { paintValue(of: view, index, above: bar, plan, on: canvas) }
      }
      if plan.hasLabels, index < view.labels.count {
        paint(view.labels[index], column: plan.column(index), plan, on: canvas)
      }
    }
  }

  private func paint(
    _ bar: Range<Int>, column: Int, _ plan: ChartPlan, _ style: CellStyle, on canvas: Canvas
  ) {
    let levels = levels(canvas.look)
    for height in bar.lowerBound / levels.count..<plan.rows {
      let low = max(0, bar.lowerBound - height * levels.count)
      let high = min(levels.count, bar.upperBound - height * levels.count)
      guard low < high else { return }
      var glyph = levels[high - low - 1]
      var style = style
      if low > 0, canvas.look.glyphs.isUnicode {
        // A bar that hangs from the top of a cell is drawn as the empty part below it, with
        // foreground and background exchanged.
        glyph = levels[low - 1]
        style.attributes.formSymmetricDifference(.reverse)
      }
      for column in column..<column + plan.width {
        canvas.write(glyph, column: column, row: plan.top + plan.rows - 1 - height, style)
      }
    }
  }

  /// Paints the number of a bar above it; a number that is wider than the bar is left out.
  private func paintValue(
    of view: Chart, _ index: Int, above bar: Range<Int>, _ plan: ChartPlan, on canvas: Canvas
  ) {
    let text = view.backend.digits(of: view.values[index])
    let width = displayWidth(of: text)
    guard width <= plan.width else { return }
    let steps = levels(canvas.look).count
    let height = (bar.upperBound + steps - 1) / steps
    let aside = StackLayout.offset(of: width, in: plan.width, .center)
    canvas.write(
      text, column: plan.column(index) + aside, row: plan.top + plan.rows - 1 - height,
      canvas.look.palette.text(ViewStyle()))
  }

  private func paint(_ label: String, column: Int, _ plan: ChartPlan, on canvas: Canvas) {
    let text = TextLines.cut(label[...], to: plan.width, ellipsis: canvas.look.glyphs.ellipsis)
    let aside = StackLayout.offset(of: displayWidth(of: text), in: plan.width, .center)
    let style = canvas.look.palette.text(ViewStyle(tint: .secondary))
    canvas.write(text, column: column + aside, row: plan.top + plan.rows, style)
  }
}
