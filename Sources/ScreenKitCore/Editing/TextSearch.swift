/// A text to find in the lines of another text.
///
/// Hits consist of whole characters within one line, and do not overlap. The work is linear in the
/// length of the searched text, for any query.
package struct TextSearch: Hashable, Sendable {
  /// The text to find.
  package let query: String
  /// Whether the search is case-sensitive.
  package let matchesCase: Bool
  /// Whether a hit must not begin or end within a word.
  package let wholeWords: Bool

  /// The characters to find, folded unless case matters.
  private let pattern: [String]
  /// The number of characters that still match after a mismatch, by the number of matched
  /// characters.
  private let retries: [Int]
  /// The bytes of the pattern, if all of its characters are ASCII.
  private let bytes: [UInt8]?
  private let isWordAtEnds: (first: Bool, last: Bool)

  /// Creates a search; an empty query has no hits.
  package init(_ query: String, matchesCase: Bool = false, wholeWords: Bool = false) {
    (self.query, self.matchesCase, self.wholeWords) = (query, matchesCase, wholeWords)
    pattern = query.map { matchesCase ? String($0) : String($0).caseFolded }
    retries = TextSearch.retries(of: pattern)
    let isPlain = pattern.allSatisfy { $0.utf8.count == 1 }
    bytes = isPlain ? pattern.map { $0.utf8[$0.startIndex] } : nil
    isWordAtEnds = (query.first?.isPartOfWord ?? false, query.last?.isPartOfWord ?? false)
  }

  package static func == (left: TextSearch, right: TextSearch) -> Bool {
    (left.query, left.matchesCase, left.wholeWords)
      == (right.query, right.matchesCase, right.wholeWords)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(query)
    hasher.combine(matchesCase)
    hasher.combine(wholeWords)
  }

  /// Returns the table of the search by Knuth, Morris and Pratt.
  private static func retries(of pattern: [String]) -> [Int] {
    var table = [Int](repeating: 0, count: pattern.count + 1)
    var length = 0
    for index in pattern.indices.dropFirst() {
      while length > 0, pattern[index] != pattern[length] { length = table[length] }
      if pattern[index] == pattern[length] { length += 1 }
      table[index + 1] = length
    }
    return table
  }
}

// MARK: Hits in a line

extension TextSearch {
  /// Calls `body` with the byte range of each hit in `line`, in order.
  package func forEachHit(in line: String, _ body: (Range<Int>) -> Void) {
    guard !pattern.isEmpty, line.utf8.count >= pattern.count else { return }
    var line = line
    let isDone = line.withUTF8 { text in
      guard text.allSatisfy({ $0 < 0x80 }) else { return false }
      if let bytes { forEachHit(of: bytes, in: text, body) }
      return true
    }
    if !isDone { forEachHit(inCharactersOf: line, body) }
  }

  /// Finds hits in an ASCII line, in which each byte is a character.
  private func forEachHit(
    of bytes: [UInt8], in text: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>) -> Void
  ) {
    var matched = 0
    for index in text.indices {
      let byte = matchesCase ? text[index] : text[index].lowercased
      while matched > 0, byte != bytes[matched] { matched = retries[matched] }
      if byte == bytes[matched] { matched += 1 }
      guard matched == bytes.count else { continue }
      let hit = index + 1 - bytes.count..<index + 1
      let isInWord = (
        before: hit.lowerBound > 0 && text[hit.lowerBound - 1].isPartOfWord,
        after: hit.upperBound < text.count && text[hit.upperBound].isPartOfWord
      )
      guard isAccepted(isInWord) else {
        matched = retries[matched]
        continue
      }
      body(hit)
      matched = 0
    }
  }

  private func forEachHit(inCharactersOf line: String, _ body: (Range<Int>) -> Void) {
    let characters = Array(line)
    // The offsets of all characters and of the end.
    var offsets = [0]
    offsets.reserveCapacity(characters.count + 1)
    for character in characters { offsets.append((offsets.last ?? 0) + character.utf8.count) }
    var matched = 0
    for (index, character) in characters.enumerated() {
      let text = matchesCase ? String(character) : String(character).caseFolded
      while matched > 0, text != pattern[matched] { matched = retries[matched] }
      if text == pattern[matched] { matched += 1 }
      guard matched == pattern.count else { continue }
      let hit = index + 1 - pattern.count..<index + 1
      let isInWord = (
        before: hit.lowerBound > 0 && characters[hit.lowerBound - 1].isPartOfWord,
        after: hit.upperBound < characters.count && characters[hit.upperBound].isPartOfWord
      )
      guard isAccepted(isInWord) else {
        matched = retries[matched]
        continue
      }
      body(offsets[hit.lowerBound]..<offsets[hit.upperBound])
      matched = 0
    }
  }

  /// Returns whether a hit is accepted between characters that are parts of words or not.
  private func isAccepted(_ isInWord: (before: Bool, after: Bool)) -> Bool {
    !wholeWords
      || !(isInWord.before && isWordAtEnds.first) && !(isInWord.after && isWordAtEnds.last)
  }
}

extension UInt8 {
  /// The byte in lower case if it is an ASCII capital letter, or else the byte itself.
  fileprivate var lowercased: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }

  /// Whether the ASCII character is a part of a word.
  fileprivate var isPartOfWord: Bool { Character(Unicode.Scalar(self)).isPartOfWord }
}
