/// The target positions of cursor movements.
extension TextBuffer {
  /// Returns the position one `step` away from `position`, at most the end of the text.
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

  /// Returns the first valid position, not before `position`, that is not within a character.
  package func boundary(from position: TextPosition) -> TextPosition {
    guard position.line < lineCount else { return end }
    return TextPosition(
      line: position.line, offset: line(position.line).boundary(from: position.offset))
  }

  /// Returns the end of the word at or after `position`.
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

  /// Returns the beginning of the word at or before `position`.
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
  /// Whether word steps treat the character as a part of a word.
  var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
