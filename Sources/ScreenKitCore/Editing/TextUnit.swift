/// The unit of text that a click selects as a whole.
enum TextUnit: Hashable, Sendable {
  case character, word, line

  /// Creates the unit for the first, second or third press of a series.
  init(clicks: Int) { self = clicks <= 1 ? .character : clicks == 2 ? .word : .line }
}

extension TextBuffer {
  /// Returns the range of the unit at `position`; an empty range for a character.
  func range(of unit: TextUnit, at position: TextPosition) -> Range<TextPosition> {
    switch unit {
    case .character: position..<position
    case .word: word(at: position)
    case .line:
      TextPosition(
        line: position.line, offset: 0)..<TextPosition(
          line: position.line, offset: line(position.line).utf8.count)
    }
  }

  /// Returns the characters around `position` of the same kind: word, whitespace or other.
  ///
  /// At the end of a line, the characters before it decide.
  private func word(at position: TextPosition) -> Range<TextPosition> {
    let line = line(position.line)
    let length = line.utf8.count
    guard length > 0 else { return position..<position }
    var (start, end) = (position.offset, position.offset)
    let kind =
      end < length
      ? line.character(after: end).character.kind
      : line.character(before: end).character.kind
    while start > 0, case let (character, length) = line.character(before: start),
      character.kind == kind
    { start -= length }
    while end < length, case let (character, length) = line.character(after: end),
      character.kind == kind
    { end += length }
    return TextPosition(
      line: position.line, offset: start)..<TextPosition(line: position.line, offset: end)
  }
}

extension Character {
  private enum Kind { case word, blank, other }

  fileprivate var kind: some Equatable {
    isPartOfWord ? Kind.word : isWhitespace ? .blank : .other
  }
}
