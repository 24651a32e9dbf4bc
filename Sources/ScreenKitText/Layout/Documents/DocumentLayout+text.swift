import ScreenKitCore

/// Conversion between text positions and points on the surface, for selecting text.
extension DocumentLayout {
  func copiedText(in range: Range<TextPosition>) -> String {
    texts.copy(range, of: text)
  }

  func textPosition(at point: SurfacePoint) -> TextPosition {
    if point.y < 0 { return .start }
    if point.y >= lines.count { return text.end }
    var row = point.y
    var behind = false
    // A line without text, such as between two paragraphs, counts as the end of the text above it.
    while row >= 0 {
      let shown = pieces(at: row).filter { $0.start != nil }
      if let position = position(at: behind ? .max : point.x, in: shown) {
        return text.boundary(from: position)
      }
      row -= 1
      behind = true
    }
    return .start
  }

  /// Returns the text position at or nearest before column `x`; `nil` without text.
  private func position(at x: Int, in shown: [Piece]) -> TextPosition? {
    guard let piece = shown.last(where: { $0.column <= x }) ?? shown.first, let start = piece.start
    else { return nil }
    let row = RowOfText(String(piece.text), ruler)
    return TextPosition(line: start.line, offset: start.offset + row.byte(at: x - piece.column))
  }

  func point(of position: TextPosition) -> SurfacePoint {
    var last = SurfacePoint(x: 0, y: 0)
    for row in lines.indices {
      for piece in pieces(at: row) {
        guard let range = piece.range, range.lowerBound.line == position.line,
          range.lowerBound <= position
        else { continue }
        // Blanks around a line break are in no piece: they count as the end of the piece before
        // them.
        let byte = min(position.offset, range.upperBound.offset) - range.lowerBound.offset
        let x = RowOfText(String(piece.text), ruler).column(of: byte)
        last = SurfacePoint(x: piece.column + x, y: row)
        if position < range.upperBound { return last }
      }
    }
    return last
  }
}
