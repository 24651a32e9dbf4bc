/// The measurement of editable text in a backend's units, implemented by the backend.
@MainActor
public protocol TextRuler {
  /// Returns the width of `text`, a part of one line, in units.
  func width(of text: Substring) -> Int

  /// Returns the longest prefix of `text` that takes at most `width` units, cut between characters.
  ///
  /// The cost must depend on `width` and not on the length of `text`.
  func prefix(of text: Substring, within width: Int) -> Substring

  /// Returns the offset in `line` of the character that is shown `x` units behind the start of the
  /// row of `bytes`; the nearer end of the row outside of it.
  ///
  /// By default, characters are shown in the order of the text. With a `width`, a row that runs from
  /// right to left ends at the right of so many units.
  func offset(at x: Int, in line: String, row bytes: Range<Int>, width: Int?) -> Int

  /// Returns the last position up to `limit`, behind the start of `text`, at which a line may be
  /// broken; `nil` if there is none.
  ///
  /// By default, it is behind a space.
  func lineBreak(in text: Substring, upTo limit: Substring.Index) -> Substring.Index?
}

/// A ruler that counts one unit for each character; used until the backend provides its own.
struct CharacterRuler: TextRuler {
  func width(of text: Substring) -> Int { text.count }

  func prefix(of text: Substring, within width: Int) -> Substring { text.prefix(max(0, width)) }
}

extension TextRuler {
  /// Returns the offset behind the characters that take `x` units.
  public func offset(at x: Int, in line: String, row bytes: Range<Int>, width: Int?) -> Int {
    min(bytes.upperBound, offset(at: x, from: bytes.lowerBound, in: line))
  }

  /// Returns the position behind the last space up to `limit`.
  public func lineBreak(in text: Substring, upTo limit: Substring.Index) -> Substring.Index? {
    text[..<limit].lastIndex(of: " ").map(text.index(after:))
  }

  /// Returns the offset in `line` that is nearest before `x` units from `start`.
  func offset(at x: Int, from start: Int, in line: String) -> Int {
    let before = prefix(of: line.tail(from: start), within: max(0, x))
    return start + before.utf8.count
  }

  /// Returns the first offset from which the text up to `end` takes at most `width` units.
  func start(before end: Int, within width: Int, in line: String) -> Int {
    var (start, used) = (end, 0)
    while start > 0 {
      let (_, length) = line.character(before: start)
      used += self.width(of: line[bytes: start - length..<start])
      if used > width { break }
      start -= length
    }
    return start
  }
}
