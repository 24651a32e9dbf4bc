import ScreenKitCore

/// A document broken into lines for a certain width.
@MainActor
final class DocumentLayout: DocumentGeometry, TextGeometry {
  /// A piece of text in one tone within a line.
  struct Piece {
    let column: Int
    let text: Substring
    let tone: InlineText.Tone
    /// The number of the link that the piece belongs to; `nil` outside of links.
    let link: Int?
    /// The start of the piece in ``DocumentLayout/text``; `nil` if the look added the piece.
    let start: TextPosition?

    /// The range of the document's text that the piece shows; `nil` if the look added it.
    var range: Range<TextPosition>? {
      start.map { $0..<TextPosition(line: $0.line, offset: $0.offset + text.utf8.count) }
    }
  }

  struct Line {
    /// The width-independent position of the line in the document; it grows from line to line.
    let position: Int
    /// The index of the line's first piece among those of all lines.
    let start: Int
  }

  let lines: [Line]
  let pieces: [Piece]
  let texts: DocumentTexts
  private(set) lazy var text = texts.joined
  /// The ruler with the settings of this layout, for later measurements.
  let ruler = CellRuler()
  /// The rows of each link, from its first to behind its last one.
  private let extents: [Range<Int>]

  init(_ lines: [Line], _ pieces: [Piece], _ extents: [Range<Int>], _ texts: DocumentTexts) {
    self.texts = texts
    self.lines = lines
    self.pieces = pieces
    self.extents = extents
  }

  var height: Int { lines.count }

  /// Returns the pieces of the line at `row`, which must be a line of the document.
  func pieces(at row: Int) -> ArraySlice<Piece> {
    pieces[lines[row].start..<(row + 1 < lines.count ? lines[row + 1].start : pieces.count)]
  }

  func position(at y: Int) -> Int { lines.indices.contains(y) ? lines[y].position : 0 }

  func y(of position: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if lines[middle].position <= position { low = middle } else { high = middle }
    }
    return low
  }

  func extent(ofLink number: Int) -> Range<Int>? {
    extents.indices.contains(number) ? extents[number] : nil
  }

  func link(at point: SurfacePoint) -> Int? {
    guard lines.indices.contains(point.y) else { return nil }
    return pieces(at: point.y).first {
      $0.link != nil && point.x >= $0.column && point.x < $0.column + displayWidth(of: $0.text)
    }?.link
  }
}
