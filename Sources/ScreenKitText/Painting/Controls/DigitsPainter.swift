import ScreenKitCore

/// The painter of large figures.
struct DigitsPainter: ViewPainter {
  func measure(_ view: Digits, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let large = CellSize(columns: columns(of: view.text), rows: SegmentFigure.rows)
    if view.text.isEmpty || fits(large, in: proposal) { return large.limited(to: proposal) }
    return CellSize(columns: displayWidth(of: view.text), rows: 1).limited(to: proposal)
  }

  func paint(_ view: Digits, on canvas: inout Canvas) {
    let look = canvas.look
    let style =
      view.isEffectivelyEnabled ? look.palette.text(view.style) : CellStyle(.standard, .dim)
    let large = CellSize(columns: columns(of: view.text), rows: SegmentFigure.rows)
    guard fits(large, in: canvas.size) else {
      let line = TextLines.cut(
        view.text[...], to: canvas.size.columns, ellipsis: look.glyphs.ellipsis)
      canvas.write(line, style)
      return
    }
    var column = 0
    for character in view.text {
      if let figure = SegmentFigure.of(character) {
        for (row, text) in figure.rows(isUnicode: look.glyphs.isUnicode).enumerated() {
          canvas.write(text, column: column, row: row, style)
        }
        column += SegmentFigure.columns + 1
      } else {
        // Points and commas are in the lowest row, other signs in the middle.
        let row = character == "." || character == "," ? 2 : 1
        column = canvas.write(String(character), column: column, row: row, style) + 1
      }
    }
  }

  private func fits(_ size: CellSize, in room: CellSize) -> Bool {
    size.columns <= room.columns && size.rows <= room.rows
  }

  /// Returns the width of `text` in large figures, with a column between two of them.
  private func columns(of text: String) -> Int {
    let widths = text.map { character in
      SegmentFigure.of(character) == nil
        ? displayWidth(of: String(character)) : SegmentFigure.columns
    }
    return max(0, widths.reduce(0) { $0 + $1 + 1 } - 1)
  }
}
