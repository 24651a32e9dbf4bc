import ScreenKitCore

/// The visible part of a label's line, and the positions of its parts in the text.
struct LineCut {
  /// The visible text, with an ellipsis if it is cut.
  let shown: Substring
  /// The number of bytes in front of the ellipsis, which begin the line.
  let length: Int
  /// The part behind the ellipsis: its first byte in the visible text, and that in the line.
  let tail: (shown: Int, line: Int)?

  private init(_ shown: Substring, length: Int, tail: (shown: Int, line: Int)? = nil) {
    (self.shown, self.length, self.tail) = (shown, length, tail)
  }

  /// Cuts `line` to `columns` cells; if `goesOn` is true, it is cut in any case.
  init(
    _ line: Substring, to columns: Int, ellipsis: String, goesOn: Bool,
    _ truncation: Label.Truncation
  ) {
    let hyphenated = goesOn ? line : line.withHyphen(columns: columns)
    guard hyphenated.utf8.count == line.utf8.count else {
      self.init(hyphenated, length: line.utf8.count)
      return
    }
    let width = displayWidth(of: ellipsis)
    let end = fittingPrefix(of: line, columns: columns).end
    if truncation == .clip {
      self.init(line[..<end], length: line[..<end].utf8.count)
    } else if truncation == .tail || goesOn || width > columns || end == line.endIndex {
      // If further lines are missing, the ellipsis is at the end.
      let shown = TextLines.cut(line, to: columns, ellipsis: ellipsis, goesOn: goesOn)
      let isCut = shown.utf8.count != line.utf8.count || shown != line
      let hidden = isCut && width <= columns ? ellipsis.utf8.count : 0
      self.init(shown, length: shown.utf8.count - hidden)
    } else {
      let room = columns - width
      let front = truncation == .head ? 0 : (room + 1) / 2
      let prefix = line[..<fittingPrefix(of: line, columns: front).end]
      let start = fittingSuffix(of: line, columns: room - front).start
      let (length, skipped) = (
        prefix.utf8.count, line.utf8.distance(from: line.startIndex, to: start)
      )
      self.init(
        Substring(prefix + ellipsis + line[start...]), length: length,
        tail: (length + ellipsis.utf8.count, skipped))
    }
  }
}

extension Label {
  /// The lines of the text in `columns` cells before they are cut, and whether there are more.
  func uncutLines(columns: Int) -> (lines: [Substring], goesOn: Bool) {
    TextLines.uncutLines(
      text, columns: columns, wrapping: wraps, limit: lineLimit, betweenWords: breaking == .word)
  }
}
