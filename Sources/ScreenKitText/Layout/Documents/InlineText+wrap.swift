extension InlineText {
  /// Returns the byte ranges of the lines for `columns` cells, which is at least 1.
  ///
  /// Lines are broken as those of a label: between words, and within words that are too long.
  func wrapped(to columns: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    for line in ownLines { wrap(line, columns, into: &lines) }
    return lines
  }

  private func wrap(_ range: Range<Int>, _ columns: Int, into lines: inout [Range<Int>]) {
    var rest = self[range]
    var start = range.lowerBound
    while true {
      let fitting = fittingPrefix(of: rest, columns: columns).end
      guard fitting < rest.endIndex else { break }
      // A character wider than the whole line gets a line of its own.
      let cut = fitting > rest.startIndex ? fitting : rest.index(after: fitting)
      let (words, next) =
        LineBreaks.last(in: rest, fitting: fitting, columns: columns) ?? (cut, cut)
      lines.append(start..<start + rest[..<words].utf8.count)
      // Blanks around a line break belong to neither line.
      let behind = rest[next...].drop { $0 == " " }
      start = range.upperBound - behind.utf8.count
      rest = behind
      if rest.isEmpty { return }
    }
    lines.append(start..<range.upperBound)
  }
}
