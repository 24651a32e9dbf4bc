import ScreenKitCore

/// Text that is only read.
struct LabelPainter: ViewPainter {
  func measure(_ view: Label, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    if let width = onlyLineWidth(of: view, columns: proposal.columns) {
      return CellSize(columns: width, rows: 1).limited(to: proposal)
    }
    let lines = lines(of: view, columns: proposal.columns, layout.look)
    let widest = lines.map { displayWidth(of: $0) }.max() ?? 0
    return CellSize(columns: widest, rows: lines.count).limited(to: proposal)
  }

  func paint(_ view: Label, on canvas: inout Canvas) {
    let columns = canvas.size.columns
    if let width = onlyLineWidth(of: view, columns: columns), width <= columns {
      return write(view.text[...], width, row: 0, of: view, on: canvas)
    }
    for (row, line) in lines(of: view, columns: columns, canvas.look).enumerated() {
      guard row < canvas.size.rows else { return }
      write(line, displayWidth(of: line), row: row, of: view, on: canvas)
    }
  }

  private func write(
    _ line: Substring, _ width: Int, row: Int, of view: Label, on canvas: Canvas
  ) {
    let start = StackLayout.offset(of: width, in: canvas.size.columns, view.alignment)
    var style = canvas.look.palette.text(view.style)
    if let link = view.link {
      style.attributes.insert(.underline)
      style.link = canvas.link(to: link)
    }
    canvas.write(line, column: start, row: row, style)
  }

  /// The columns of a text that is one line, by far the most frequent, without taking it apart.
  private func onlyLineWidth(of view: Label, columns: Int) -> Int? {
    guard TextLines.isSingleLine(view.text), view.lineLimit ?? 1 > 0 else { return nil }
    let width = displayWidth(of: view.text)
    return !view.wraps || width <= columns ? width : nil
  }

  private func lines(of view: Label, columns: Int, _ look: Look) -> [Substring] {
    TextLines.lines(
      view.text, columns: columns, wrapping: view.wraps, limit: view.lineLimit,
      ellipsis: look.glyphs.ellipsis)
  }
}
