/// A part of a run that one SVG element draws.
struct SvgPiece {
  private enum Content {
    case text(String, columns: Int)
    case shape(SvgShape, count: Int)
  }

  private let column: Int
  private let row: Int
  private var content: Content

  /// Returns the pieces of `run`, from left to right; blanks have none.
  static func pieces(
    of run: ScreenSnapshot.Run, row: Int, _ picture: ScreenSnapshot
  ) -> [SvgPiece] {
    var pieces: [SvgPiece] = []
    for column in run.column..<run.column + run.columns {
      let cell = picture[column, row]
      let text = picture.text(of: cell)
      guard cell.span > 0, text != " " else { continue }
      let content: Content =
        SvgShape(text).map { .shape($0, count: 1) } ?? .text(text, columns: Int(cell.span))
      if pieces.last?.join(content, at: column) == true, let last = pieces.indices.last {
        pieces[last].extend(by: text)
      } else {
        pieces.append(SvgPiece(column: column, row: row, content: content))
      }
    }
    return pieces
  }

  /// Returns whether `next` continues this piece: ASCII after ASCII, or equal shapes of full width.
  private func join(_ next: Content, at column: Int) -> Bool {
    switch (content, next) {
    case (.text(let text, let columns), .text(let more, 1)):
      column == self.column + columns && text.utf8.count == columns && more.utf8.count == 1
    case (.shape(let shape, let count), .shape(let more, _)):
      column == self.column + count && shape == more && shape.isAcross
    default: false
    }
  }

  private mutating func extend(by text: String) {
    switch content {
    case .text(let old, let columns): content = .text(old + text, columns: columns + 1)
    case .shape(let shape, let count): content = .shape(shape, count: count + 1)
    }
  }

  /// Returns the SVG element; `font` applies to text only.
  func element(_ style: String, font: String) -> String {
    let (width, height) = SvgSnapshot.cell
    let x = column * width, y = row * height
    switch content {
    case .shape(let shape, let count):
      return shape.element(x, y, width: width * count, style)
    case .text(let text, let columns):
      return """
        <text x="\(x)" y="\(y + 12)"\(style)\(font) textLength="\(columns * width)" \
        lengthAdjust="spacingAndGlyphs" xml:space="preserve">\(escaped(text))</text>
        """
    }
  }

  private func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    // The text is escaped by Unicode scalars: "<" with a combining mark still begins a tag.
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;".unicodeScalars
      case "<": result += "&lt;".unicodeScalars
      case ">": result += "&gt;".unicodeScalars
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
