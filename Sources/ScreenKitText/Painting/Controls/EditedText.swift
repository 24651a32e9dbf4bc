import ScreenKitCore

/// A row of edited text, of which a part may be selected.
@MainActor
struct EditedText {
  let ruler: CellRuler
  let style: CellStyle

  /// Draws the part of `line` in `bytes`, and returns the column behind it.
  @discardableResult
  func draw(
    _ line: String, _ bytes: Range<Int>, selected: Range<Int>, column: Int, row: Int,
    on canvas: Canvas
  ) -> Int {
    let start = min(max(selected.lowerBound, bytes.lowerBound), bytes.upperBound)
    let end = min(max(selected.upperBound, start), bytes.upperBound)
    var column = column
    column = write(line[bytes: bytes.lowerBound..<start], column, row, style, on: canvas)
    column = write(line[bytes: start..<end], column, row, selection, on: canvas)
    return write(line[bytes: end..<bytes.upperBound], column, row, style, on: canvas)
  }

  /// The style of what is selected.
  var selection: CellStyle {
    var style = style
    style.attributes.formSymmetricDifference(.reverse)
    return style
  }

  private func write(
    _ text: Substring, _ column: Int, _ row: Int, _ style: CellStyle, on canvas: Canvas
  ) -> Int {
    if let mask = ruler.mask {
      let text = String(repeating: mask, count: text.count)
      return canvas.write(text, column: column, row: row, style)
    }
    var column = column
    var rest = text
    while let place = rest.utf8.firstIndex(of: 9) {
      column = canvas.write(rest[..<place], column: column, row: row, style)
      canvas.fill(CellRect(column: column, row: row, columns: ruler.tab, rows: 1), style)
      column += ruler.tab
      rest = rest[rest.index(after: place)...]
    }
    return canvas.write(rest, column: column, row: row, style)
  }
}
