import ScreenKitCore

/// A row of edited text, part of which may be selected.
@MainActor
struct EditedText {
  let ruler: CellRuler
  let style: CellStyle

  /// Draws the part of `line` in the byte range `bytes`, and returns the column behind it.
  @discardableResult
  func draw(
    _ line: String, _ bytes: Range<Int>, selected: Range<Int>, column: Int, row: Int,
    on canvas: Canvas
  ) -> Int {
    let start = min(max(selected.lowerBound, bytes.lowerBound), bytes.upperBound)
    let end = min(max(selected.upperBound, start), bytes.upperBound)
    if let order = order(of: line, bytes) {
      return draw(order, from: bytes.lowerBound, start..<end, line, column, row, on: canvas)
    }
    var column = column
    column = write(line[bytes: bytes.lowerBound..<start], column, row, style, on: canvas)
    column = write(line[bytes: start..<end], column, row, selection, on: canvas)
    column = write(line[bytes: end..<bytes.upperBound], column, row, style, on: canvas)
    return line[bytes: bytes].endsInHyphen ? write("-", column, row, style, on: canvas) : column
  }

  /// Returns the column of the cursor in front of `byte`, in visual order.
  ///
  /// At the end of the line it is the column in which the next character would appear: -1 if the
  /// line runs from right to left.
  func cursorColumn(at byte: Int, in line: String, _ bytes: Range<Int>) -> Int {
    guard let order = order(of: line, bytes) else {
      return ruler.width(of: line[bytes: bytes.lowerBound..<byte])
    }
    var column = 0
    for item in order.items {
      if item.bytes.contains(byte - bytes.lowerBound) { return column }
      column += width(of: item, in: line, from: bytes.lowerBound)
    }
    return order.runsLeft ? -1 : column
  }

  /// Returns whether the part of `line` in `bytes` runs from right to left.
  func runsLeft(_ line: String, _ bytes: Range<Int>) -> Bool {
    order(of: line, bytes)?.runsLeft ?? false
  }

  private func order(of line: String, _ bytes: Range<Int>) -> DisplayOrder? {
    ruler.mask == nil ? DisplayOrder(line[bytes: bytes]) : nil
  }

  private func draw(
    _ order: DisplayOrder, from start: Int, _ selected: Range<Int>, _ line: String, _ column: Int,
    _ row: Int, on canvas: Canvas
  ) -> Int {
    order.items.reduce(column) { column, item in
      let style = selected.contains(start + item.bytes.lowerBound) ? selection : style
      let width = width(of: item, in: line, from: start)
      canvas.put(item.cluster, column: column, row: row, style)
      if width > item.cluster.width {
        canvas.fill(CellRect(column: column, row: row, columns: width, rows: 1), style)
      }
      return column + width
    }
  }

  private func width(of item: DisplayOrder.Item, in line: String, from start: Int) -> Int {
    ruler.width(of: line[bytes: start + item.bytes.lowerBound..<start + item.bytes.upperBound])
  }

  /// The style of selected text.
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
