/// A part of a text that the pointer selects as a whole.
enum TextUnit: Hashable, Sendable {
  case character, word, line

  /// The unit that a press selects which is the first, second or third of a series.
  init(clicks: Int) { self = clicks <= 1 ? .character : clicks == 2 ? .word : .line }
}

extension TextBuffer {
  /// The unit at `position`; nothing for a character, as the cursor stands between two of them.
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

  /// The characters around `position` that are of one kind: of a word, blanks, or others.
  ///
  /// At the end of a line it is those before.
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
