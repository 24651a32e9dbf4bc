import ScreenKitCore

/// The painter of section headers, and of a list's notes about refreshing and loading more rows.
struct NotePainter: ViewPainter {
  let shape: RowShape

  func measure(_ view: ListNote, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    CellSize(columns: lead(view) + displayWidth(of: text(view)), rows: 1).limited(to: proposal)
  }

  func paint(_ view: ListNote, on canvas: inout Canvas) {
    let look = canvas.look
    let room = max(0, canvas.size.columns - lead(view))
    let line = TextLines.cut(text(view)[...], to: room, ellipsis: look.glyphs.ellipsis)
    switch view.kind {
    case .header: paintHeader(view, line, on: &canvas)
    case .more, .refresh:
      let start =
        lead(view) + StackLayout.offset(of: displayWidth(of: line), in: room, view.alignment)
      let text = look.palette.text(ViewStyle(tint: .secondary))
      canvas.write(
        line, column: start, view.paint?.foreground.map { CellStyle(LookColor($0)) } ?? text)
      if let arrow = view.arrow, start >= 2 {
        canvas.write(
          look.glyphs.pullArrow(pointsUp: arrow.pointsUp), column: start - 2,
          look.colors == .none ? text : CellStyle(LookColor(arrow.color)))
      }
    }
  }

  private func paintHeader(
    _ view: ListNote, _ line: some StringProtocol, on canvas: inout Canvas
  ) {
    let look = canvas.look
    let list = view.parent as? ListView
    if view.isHighlighted { canvas.highlight(isFocused: list?.showsFocus == true) }
    if let isOpen = view.isOpen {
      canvas.write(look.glyphs.foldSign(isOpen), CellStyle(look.palette.accent))
    }
    canvas.write(line, column: lead(view), look.palette.text(headerStyle))
    let separator = list?.separator ?? ListSeparator(shape.headerLine)
    if separator.style == .none || view.isHighlighted { return }
    let width = displayWidth(of: line)
    let start = lead(view) + (width > 0 ? width + 1 : 0)
    guard start < canvas.size.columns else { return }
    canvas.line(
      look.glyphs.horizontal, start..<canvas.size.columns, separator.cellStyle(look))
  }

  /// Returns the number of columns in front of the text: a sign and a blank, or a header's margin.
  private func lead(_ view: ListNote) -> Int {
    if view.isOpen != nil || view.arrow != nil && view.alignment == .leading { return 2 }
    return view.kind == .header ? 1 : 0
  }

  private func text(_ view: ListNote) -> String {
    view.kind == .header && shape == .chevron ? view.text.uppercased() : view.text
  }

  private var headerStyle: ViewStyle {
    switch shape {
    case .pointer: ViewStyle(emphasis: .strong)
    case .chevron: ViewStyle(tint: .secondary)
    case .bar: ViewStyle(tint: .accent, emphasis: .strong)
    }
  }
}
