/// Where the cursor comes by each kind of step.
extension TextBuffer {
  /// The place one `step` away from `position`; at an end of the text it stays.
  package func position(
    from position: TextPosition, by step: TextCommand.Step, _ direction: TextCommand.Direction
  ) -> TextPosition {
    switch (step, direction) {
    case (.character, .forward): character(after: position)?.end ?? position
    case (.character, .backward): character(before: position)?.start ?? position
    case (.word, .forward): wordEnd(after: position)
    case (.word, .backward): wordStart(before: position)
    case (.line, .forward):
      TextPosition(line: position.line, offset: line(position.line).utf8.count)
    case (.line, .backward): TextPosition(line: position.line, offset: 0)
    case (.text, .forward): end
    case (.text, .backward): .start
    }
  }

  /// The first place from `position` on that is within the text and not within a character.
  package func boundary(from position: TextPosition) -> TextPosition {
    guard position.line < lineCount else { return end }
    return TextPosition(
      line: position.line, offset: line(position.line).boundary(from: position.offset))
  }

  /// The end of the word that `position` is in or before.
  private func wordEnd(after position: TextPosition) -> TextPosition {
    var place = position
    var isInWord = false
    while let (character, end) = character(after: place) {
      if !character.isPartOfWord && isInWord { return place }
      isInWord = character.isPartOfWord
      place = end
    }
    return place
  }

  /// The beginning of the word that `position` is in or behind.
  private func wordStart(before position: TextPosition) -> TextPosition {
    var place = position
    var isInWord = false
    while let (character, start) = character(before: place) {
      if !character.isPartOfWord && isInWord { return place }
      isInWord = character.isPartOfWord
      place = start
    }
    return place
  }

  private func character(
    after position: TextPosition
  ) -> (character: Character, end: TextPosition)? {
    let line = line(position.line)
    if position.offset < line.utf8.count {
      let (character, length) = line.character(after: position.offset)
      return (character, TextPosition(line: position.line, offset: position.offset + length))
    }
    guard position.line + 1 < lineCount else { return nil }
    return ("\n", TextPosition(line: position.line + 1, offset: 0))
  }

  private func character(
    before position: TextPosition
  ) -> (character: Character, start: TextPosition)? {
    if position.offset > 0 {
      let (character, length) = line(position.line).character(before: position.offset)
      return (character, TextPosition(line: position.line, offset: position.offset - length))
    }
    guard position.line > 0 else { return nil }
    let above = position.line - 1
    return ("\n", TextPosition(line: above, offset: line(above).utf8.count))
  }
}

extension Character {
  /// Whether a step by words goes over the character.
  var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
