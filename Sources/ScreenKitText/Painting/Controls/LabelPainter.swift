import ScreenKitCore

/// Text that is only read.
struct LabelPainter: ViewPainter {
  func measure(_ view: Label, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    // A single line, by far the most frequent, is measured without being taken apart.
    if !view.wraps, TextLines.isSingleLine(view.text) {
      let size = CellSize(columns: displayWidth(of: view.text), rows: 1)
      return size.limited(to: proposal)
    }
    let lines = lines(of: view, columns: proposal.columns, layout.look)
    let widest = lines.map { displayWidth(of: $0) }.max() ?? 0
    return CellSize(columns: widest, rows: lines.count).limited(to: proposal)
  }

  func paint(_ view: Label, on canvas: inout Canvas) {
    let style = canvas.look.palette.text(view.style)
    for (row, line) in lines(of: view, columns: canvas.size.columns, canvas.look).enumerated() {
      guard row < canvas.size.rows else { return }
      let start =
        view.alignment == .leading
        ? 0
        : StackLayout.offset(
          of: displayWidth(of: line), in: canvas.size.columns, view.alignment)
      canvas.write(line, column: start, row: row, style)
    }
  }

  private func lines(of view: Label, columns: Int, _ look: Look) -> [Substring] {
    TextLines.lines(
      view.text, columns: columns, wrapping: view.wraps, limit: view.lineLimit,
      ellipsis: look.glyphs.ellipsis)
  }
}
