/// Breaks text into the lines that fit a width.
package enum TextLines {
  /// The lines of `text` for `columns` cells, at most `limit` of them.
  ///
  /// Lines end at line ends; with `wrapping` also between words, and within a word only where a
  /// line has no other room. What is cut off shows as `ellipsis` at the end of the line.
  package static func lines(
    _ text: String, columns: Int, wrapping: Bool, limit: Int?, ellipsis: String
  ) -> [Substring] {
    let (lines, goesOn) = uncutLines(text, columns: columns, wrapping: wrapping, limit: limit)
    return lines.indices.map { index in
      let isCut = goesOn && index + 1 == lines.count
      return cut(lines[index], to: columns, ellipsis: ellipsis, goesOn: isCut)
    }
  }

  /// The same lines before anything is cut off, and whether there would be more of them.
  static func uncutLines(
    _ text: String, columns: Int, wrapping: Bool, limit: Int?
  ) -> (lines: [Substring], goesOn: Bool) {
    guard columns > 0 else { return ([], false) }
    var lines: [Substring] = []
    let most = max(0, limit ?? .max)
    var goesOn = false
    for paragraph in paragraphs(text) {
      goesOn = lines.count == most
      if goesOn { break }
      if wrapping {
        wrap(paragraph, columns, most, into: &lines)
      } else {
        lines.append(paragraph)
      }
    }
    return (lines, goesOn)
  }

  /// Whether there is no line end in `text`.
  package static func isSingleLine(_ text: String) -> Bool {
    let isSingle = text.utf8.withContiguousStorageIfAvailable { bytes in
      // To the end in any case, so that many bytes can be looked at in one step.
      var breaks: UInt8 = 0
      for byte in bytes { breaks |= byte == 10 || byte == 13 ? 1 : 0 }
      return breaks == 0
    }
    return isSingle ?? !text.utf8.contains { $0 == 10 || $0 == 13 }
  }

  /// The parts between line ends of any kind.
  package static func paragraphs(_ text: String) -> [Substring] {
    if isSingleLine(text) { return [text[...]] }
    return text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }

  /// `line`, or its beginning with `ellipsis` behind it where it is wider than `columns`.
  ///
  /// A line that `goesOn` gets the ellipsis in any case.
  package static func cut(
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
    _ paragraph: Substring, _ columns: Int, _ most: Int, into lines: inout [Substring]
  ) {
    var rest = paragraph
    while lines.count < most {
      let fitting = fittingPrefix(of: rest, columns: columns)
      if fitting.end == rest.endIndex || lines.count + 1 == most {
        lines.append(rest)
        return
      }
      let end = lastBreak(in: rest, before: fitting.end) ?? fitting.end
      // A cluster wider than the whole line would never fit; it stays out.
      let cut = end == rest.startIndex ? rest.index(after: end) : end
      lines.append(rest[..<cut])
      rest = rest[cut...].drop { $0 == " " }
      if rest.isEmpty { return }
    }
  }

  /// Behind the last word that ends at or before `limit`, or `nil` if there is none.
  private static func lastBreak(
    in text: Substring, before limit: Substring.Index
  ) -> Substring.Index? {
    guard let blank = text[...limit].lastIndex(of: " ") else { return nil }
    let words = text[..<blank].withoutBlanksAtEnd
    return words.isEmpty ? nil : words.endIndex
  }
}

extension Substring {
  fileprivate var withoutBlanksAtEnd: Substring {
    self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]
  }
}
