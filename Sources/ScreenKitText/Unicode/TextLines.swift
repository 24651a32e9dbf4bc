/// The line breaking of text for a width in cells.
package enum TextLines {
  /// Returns the lines of `text` for `columns` cells, at most `limit` of them.
  ///
  /// Lines are broken at line breaks. With `wrapping` they are also broken where Unicode allows it
  /// (UAX #14), such as between words or ideographs, and within words that are wider than a line.
  /// Text that is cut off is replaced by `ellipsis` at the end of the line.
  package static func lines(
    _ text: String, columns: Int, wrapping: Bool, limit: Int?, ellipsis: String
  ) -> [Substring] {
    let (lines, goesOn) = uncutLines(text, columns: columns, wrapping: wrapping, limit: limit)
    return lines.indices.map { index in
      let isCut = goesOn && index + 1 == lines.count
      let line = isCut ? lines[index] : lines[index].withHyphen(columns: columns)
      return cut(line, to: columns, ellipsis: ellipsis, goesOn: isCut)
    }
  }

  /// Returns the lines before they are cut to the width, and whether there are more than `limit`.
  static func uncutLines(
    _ text: String, columns: Int, wrapping: Bool, limit: Int?, betweenWords: Bool = true
  ) -> (lines: [Substring], goesOn: Bool) {
    guard columns > 0 else { return ([], false) }
    var lines: [Substring] = []
    let most = max(0, limit ?? .max)
    var goesOn = false
    for paragraph in paragraphs(text) {
      goesOn = lines.count == most
      if goesOn { break }
      if wrapping {
        wrap(paragraph, columns, most, betweenWords: betweenWords, into: &lines)
      } else {
        lines.append(paragraph)
      }
    }
    return (lines, goesOn)
  }

  /// Returns whether `text` has no line break.
  static func isSingleLine(_ text: String) -> Bool {
    let isSingle = text.utf8.withContiguousStorageIfAvailable { bytes in
      // The loop does not stop early, so that it can be vectorized.
      var breaks: UInt8 = 0
      for byte in bytes { breaks |= byte == 10 || byte == 13 ? 1 : 0 }
      return breaks == 0
    }
    return isSingle ?? !text.utf8.contains { $0 == 10 || $0 == 13 }
  }

  /// Returns the parts of `text` between line breaks of any kind.
  static func paragraphs(_ text: String) -> [Substring] {
    if isSingleLine(text) { return [text[...]] }
    return text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }

  /// Returns `line`, cut to `columns` cells with `ellipsis` at the end if it is wider.
  ///
  /// If `goesOn` is true, the line gets the ellipsis in any case.
  static func cut(
    _ line: Substring, to columns: Int, ellipsis: String, goesOn: Bool = false
  ) -> Substring {
    let fitting = fittingPrefix(of: line, columns: columns)
    if fitting.end == line.endIndex && !goesOn { return line }
    let room = columns - displayWidth(of: ellipsis)
    if room < 0 { return line[..<fitting.end] }
    let kept = line[..<fittingPrefix(of: line, columns: room).end]
    return Substring(kept.withoutBlanksAtEnd + ellipsis)
  }

  private static func wrap(
    _ paragraph: Substring, _ columns: Int, _ most: Int, betweenWords: Bool,
    into lines: inout [Substring]
  ) {
    var rest = paragraph
    while lines.count < most {
      let fitting = fittingPrefix(of: rest, columns: columns)
      if fitting.end == rest.endIndex || lines.count + 1 == most {
        lines.append(rest)
        return
      }
      if betweenWords, let found = LineBreaks.last(in: rest, fitting: fitting.end, columns: columns)
      {
        lines.append(rest[..<found.words])
        rest = rest[found.next...].drop { $0 == " " }
      } else {
        // A cluster wider than the whole line never fits. It gets a line of its own, in which it is
        // cut off.
        let end = fitting.end
        let cut = end == rest.startIndex ? rest.index(after: end) : end
        lines.append(rest[..<cut])
        rest = betweenWords ? rest[cut...].drop { $0 == " " } : rest[cut...]
      }
      if rest.isEmpty { return }
    }
  }
}

extension Substring {
  fileprivate var withoutBlanksAtEnd: Substring {
    self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]
  }
}
