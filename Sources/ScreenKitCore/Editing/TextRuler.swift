/// Measures text that is edited, in the units of a backend, which implements it.
@MainActor
package protocol TextRuler {
  /// The units that `text`, a part of one line, takes.
  func width(of text: Substring) -> Int

  /// The longest beginning of `text` that takes at most `width` units, cut between characters.
  ///
  /// The work must depend on `width` and not on how long `text` is.
  func prefix(of text: Substring, within width: Int) -> Substring
}

/// Takes every character for one unit; in force until a backend brings its own.
struct CharacterRuler: TextRuler {
  func width(of text: Substring) -> Int { text.count }

  func prefix(of text: Substring, within width: Int) -> Substring { text.prefix(max(0, width)) }
}

/// Where a backend shows the text of a view that edits it.
@MainActor
package struct TextArea {
  /// The top left corner, from that of the view's content.
  package let origin: SurfacePoint
  package let size: SurfaceSize
  package let ruler: any TextRuler

  package init(origin: SurfacePoint, size: SurfaceSize, ruler: any TextRuler) {
    self.origin = origin
    self.size = size
    self.ruler = ruler
  }
}

extension TextRuler {
  /// The offset within `line` of the place that is nearest before `x` units from `start` on.
  func offset(at x: Int, from start: Int, in line: String) -> Int {
    let before = prefix(of: line.tail(from: start), within: max(0, x))
    return start + before.utf8.count
  }

  /// The first offset from which on to `end` it takes at most `width` units.
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
