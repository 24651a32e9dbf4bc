import ScreenKitCore

/// The text of a label broken into rows, for selecting in it.
@MainActor
final class LabelLayout: TextGeometry {
  /// A row of the label.
  struct Row {
    let column: Int
    /// The number of bytes of the label's text in front of the row.
    let byte: Int
    /// The position in the text at which the row begins.
    let start: TextPosition
    /// The visible text, with an ellipsis if it is cut off.
    let shown: String
    /// The number of bytes of the text that are shown in front of an ellipsis.
    let length: Int
    /// The part behind an ellipsis: its first byte in ``shown``, and that in the row's text.
    let tail: (shown: Int, line: Int)?
  }

  let rows: [Row]
  let text: TextBuffer
  private let ruler = CellRuler()

  /// Lays out the text of `label` in `columns` cells.
  init(_ label: Label, columns: Int, ellipsis: String, runsLeft: Bool) {
    let paragraphs = TextLines.paragraphs(label.text)
    text = TextBuffer(paragraphs.joined(separator: "\n"))
    rows = Self.rows(
      of: label, paragraphs, columns: columns, ellipsis: ellipsis, runsLeft: runsLeft)
  }

  /// Returns the rows of `label` in `columns` cells.
  static func rows(
    of label: Label, columns: Int, ellipsis: String, runsLeft: Bool
  ) -> [Row] {
    rows(
      of: label, TextLines.paragraphs(label.text), columns: columns, ellipsis: ellipsis,
      runsLeft: runsLeft)
  }

  private static func rows(
    of label: Label, _ paragraphs: [Substring], columns: Int, ellipsis: String,
    runsLeft: Bool
  ) -> [Row] {
    let text = label.text
    let (lines, goesOn) = label.uncutLines(columns: columns)
    let isPlain = !label.isSelectable || label.truncation == .clip
    var paragraph = 0
    return lines.indices.map { index in
      let line = lines[index]
      while paragraph + 1 < paragraphs.count,
        paragraphs[paragraph + 1].startIndex <= line.startIndex
      { paragraph += 1 }
      let whole = paragraphs[paragraph]
      let cut = LineCut(
        line, to: columns, ellipsis: ellipsis, goesOn: goesOn && index + 1 == lines.count,
        isPlain ? label.truncation : .tail)
      let offset = StackLayout.offset(
        of: displayWidth(of: cut.shown), in: columns, label.alignment.physical(runsLeft: runsLeft))
      return Row(
        column: offset,
        byte: text.utf8.distance(from: text.startIndex, to: line.startIndex),
        start: TextPosition(
          line: paragraph,
          offset: whole.utf8.distance(from: whole.startIndex, to: line.startIndex)),
        shown: String(cut.shown), length: cut.length, tail: cut.tail)
    }
  }

  func copiedText(in range: Range<TextPosition>) -> String {
    text.text(in: range).withoutControls(lineBreak: "\n")
  }

  func textPosition(at point: SurfacePoint) -> TextPosition {
    if point.y < 0 || rows.isEmpty { return .start }
    if point.y >= rows.count { return text.end }
    let row = rows[point.y]
    let byte = RowOfText(row.shown, ruler).byte(at: point.x - row.column)
    // The ellipsis represents all of the text that was cut off.
    let isBehind = byte >= row.length && row.length < row.shown.utf8.count
    let end = text.line(row.start.line).utf8.count
    return text.boundary(
      from: TextPosition(
        line: row.start.line, offset: isBehind ? end : row.start.offset + byte))
  }

  func point(of position: TextPosition) -> SurfacePoint {
    guard let y = rows.lastIndex(where: { $0.start <= position }) else {
      return SurfacePoint(x: 0, y: 0)
    }
    let row = rows[y]
    let byte = position.line == row.start.line ? position.offset - row.start.offset : .max
    return SurfacePoint(
      x: row.column + RowOfText(row.shown, ruler).column(of: min(byte, row.length)), y: y)
  }

  /// Returns the bytes of `row` that are in `selected`.
  func bytes(of row: Row, in selected: Range<TextPosition>) -> Range<Int> {
    let range =
      row.start..<TextPosition(line: row.start.line, offset: row.start.offset + row.length)
    guard range.overlaps(selected) else { return 0..<0 }
    let part = range.clamped(to: selected)
    return part.lowerBound.offset - row.start.offset..<part.upperBound.offset - row.start.offset
  }
}
