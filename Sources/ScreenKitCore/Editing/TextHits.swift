/// The hits of a search in a whole text, relative to a range of the text.
///
/// Only the needed hits are kept, so the memory does not depend on their number.
package struct TextHits: Hashable, Sendable {
  /// The number of hits.
  package private(set) var count = 0
  /// The index of the hit at the range, counted from 0; `nil` if the range is no hit.
  package private(set) var index: Int?
  /// The first hit behind the range, or the first one of the text; `nil` if there are none.
  package var next: Range<TextPosition>? { behind ?? first }
  /// The last hit before the range, or the last one of the text; `nil` if there are none.
  package var previous: Range<TextPosition>? { before ?? last }

  private var first: Range<TextPosition>?
  private var last: Range<TextPosition>?
  private var before: Range<TextPosition>?
  private var behind: Range<TextPosition>?

  /// No hits.
  package init() {}

  /// Finds the hits of `search` in `text`, relative to `place`.
  package init(of search: TextSearch, in text: TextBuffer, from place: Range<TextPosition>) {
    guard !search.query.isEmpty else { return }
    text.forEachLine { number, line in
      search.forEachHit(in: line) { bytes in
        add(
          TextPosition(
            line: number, offset: bytes.lowerBound)..<TextPosition(
              line: number, offset: bytes.upperBound), from: place)
      }
    }
  }

  private mutating func add(_ hit: Range<TextPosition>, from place: Range<TextPosition>) {
    if hit == place { index = count }
    if first == nil { first = hit }
    if hit.upperBound <= place.lowerBound { before = hit }
    if behind == nil, hit.lowerBound >= place.upperBound { behind = hit }
    last = hit
    count += 1
  }
}

/// The replacement of all hits of a search, as one change of the text.
package struct TextReplacement: Hashable, Sendable {
  /// The part of the text from the first hit to the last one.
  package let range: Range<TextPosition>
  /// The new text of the part.
  package let text: String
  /// The number of hits.
  package let count: Int

  /// Replaces all hits of `search` in `text` by `replacement`; `nil` if there are none.
  package init?(of search: TextSearch, in text: TextBuffer, by replacement: String) {
    var result = ""
    var count = 0
    var bounds: (start: TextPosition, end: TextPosition)?
    text.forEachLine { number, line in
      search.forEachHit(in: line) { bytes in
        let start = TextPosition(line: number, offset: bytes.lowerBound)
        if let bounds { result += text.text(in: bounds.end..<start) }
        result += replacement
        count += 1
        bounds = (
          bounds?.start ?? start, TextPosition(line: number, offset: bytes.upperBound)
        )
      }
    }
    guard let bounds else { return nil }
    (range, self.text, self.count) = (bounds.start..<bounds.end, result, count)
  }
}
