/// The measurement of editable text in a backend's units, implemented by the backend.
@MainActor
public protocol TextRuler {
  /// Returns the width of `text`, a part of one line, in units.
  func width(of text: Substring) -> Int

  /// Returns the longest prefix of `text` that takes at most `width` units, cut between characters.
  ///
  /// The cost must depend on `width` and not on the length of `text`.
  func prefix(of text: Substring, within width: Int) -> Substring
}

/// A ruler that counts one unit for each character; used until the backend provides its own.
struct CharacterRuler: TextRuler {
  func width(of text: Substring) -> Int { text.count }

  func prefix(of text: Substring, within width: Int) -> Substring { text.prefix(max(0, width)) }
}

extension TextRuler {
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
