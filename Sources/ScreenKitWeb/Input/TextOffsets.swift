internal import ScreenKitCore

/// A text as lines, for the conversion between browser offsets and framework positions.
struct TextOffsets {
  private let units: [UInt16]
  private let text: String

  init(_ units: [UInt16]) {
    self.units = units
    text = String(decoding: units, as: UTF16.self)
  }

  /// Returns the edit that replaces `range` by `replacement`.
  ///
  /// The range is extended to whole characters, and the replacement keeps the parts outside of the
  /// range. A browser may delete a part of a character, such as an accent.
  func edit(
    _ range: Range<Int>, by replacement: String, selecting: (anchor: Int, head: Int)?
  ) -> TextEdit {
    let lower = index(range.lowerBound)
    let upper = index(range.upperBound)
    let start = text.characterBoundary(before: lower)
    let end = text.characterBoundary(after: upper)
    let whole = text[start..<lower] + replacement + text[upper..<end]
    let edited = TextOffsets(
      Array(units[..<range.lowerBound]) + Array(replacement.utf16)
        + Array(units[range.upperBound...]))
    let selection = selecting.map {
      TextSelection(anchor: edited.position($0.anchor), head: edited.position($0.head))
    }
    return TextEdit(
      replacing: position(of: start)..<position(of: end), by: String(whole), selecting: selection)
  }

  /// Returns the position of an offset, which is limited to the text.
  func position(_ offset: Int) -> TextPosition {
    position(of: text.characterBoundary(before: index(offset)))
  }

  /// Returns the offset of a position.
  func offset(of position: TextPosition) -> Int {
    var line = 0
    var offset = 0
    for character in text {
      if line == position.line { break }
      offset += character.utf16.count
      if character.isNewline { line += 1 }
    }
    let rest = String(decoding: units[min(offset, units.count)...], as: UTF16.self)
    let bytes = rest.utf8.prefix(position.offset)
    return offset + (String(bytes)?.utf16.count ?? 0)
  }

  private func index(_ offset: Int) -> String.Index {
    let clamped = max(0, min(offset, units.count))
    return text.utf16.index(text.startIndex, offsetBy: clamped, limitedBy: text.endIndex)
      ?? text.endIndex
  }

  private func position(of index: String.Index) -> TextPosition {
    var line = 0
    var start = text.startIndex
    var next = text.startIndex
    while next < index {
      let after = text.index(after: next)
      if text[next].isNewline { (line, start) = (line + 1, after) }
      next = after
    }
    return TextPosition(line: line, offset: text.utf8.distance(from: start, to: index))
  }
}

extension String {
  /// Returns the beginning of the character that contains `index`.
  fileprivate func characterBoundary(before index: Index) -> Index {
    guard index < endIndex else { return endIndex }
    // Every line begins with a character, so only one line is searched.
    var start = index
    while start > startIndex, let before = utf8.index(start, offsetBy: -1, limitedBy: startIndex),
      utf8[before] != UInt8(ascii: "\n")
    { start = before }
    while case let next = self.index(after: start), next <= index { start = next }
    return start
  }

  /// Returns the end of the character that contains `index`, or `index` if it is a boundary.
  fileprivate func characterBoundary(after index: Index) -> Index {
    let start = characterBoundary(before: index)
    return start == index ? index : self.index(after: start)
  }
}
