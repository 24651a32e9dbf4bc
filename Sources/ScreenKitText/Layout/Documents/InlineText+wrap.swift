extension InlineText {
  /// The lines for `columns` cells, at least 1, broken between words or where a word is too long.
  func wrapped(to columns: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    for line in ownLines { wrap(line, columns, into: &lines) }
    return lines
  }

  private func wrap(_ range: Range<Int>, _ columns: Int, into lines: inout [Range<Int>]) {
    let part = self[range]
    if fittingPrefix(of: part, columns: columns).end == part.endIndex {
      lines.append(range)
      return
    }
    var line = LineFill(start: range.lowerBound, columns: columns)
    var clusters = ClusterIterator(part)
    var place = range.lowerBound
    while let cluster = clusters.next() {
      let end = range.lowerBound + clusters.offset
      if cluster.content == .scalar(0x20) {
        line.addBlank(from: place, to: end)
      } else {
        line.add(cluster.width, at: place, into: &lines)
      }
      place = end
    }
    lines.append(line.start..<line.end(before: range.upperBound))
  }
}

/// A line under way, and the last place in it where it can be broken.
private struct LineFill {
  private(set) var start: Int
  private let columns: Int
  private var used = 0
  /// Where the word under way begins.
  private var word: (start: Int, column: Int)
  /// Where the word before it ends; `nil` if there is none in the line.
  private var wordEnd: Int?
  private var isInWord = false

  init(start: Int, columns: Int) {
    self.start = start
    self.columns = columns
    word = (start, 0)
  }

  mutating func addBlank(from place: Int, to end: Int) {
    if isInWord { wordEnd = place }
    isInWord = false
    used += 1
    word = (end, used)
  }

  /// Where the last line ends, without the blanks at the end of the text.
  func end(before limit: Int) -> Int { isInWord ? limit : wordEnd ?? start }

  /// Adds a cluster, after the lines that are full before it.
  mutating func add(_ width: Int, at place: Int, into lines: inout [Range<Int>]) {
    while used + width > columns, used > 0 {
      if let wordEnd {
        lines.append(start..<wordEnd)
      } else if word.start == start {
        lines.append(start..<place)
        word = (place, used)
      }
      // Blanks around a break are in neither line.
      start = word.start
      used -= word.column
      word.column = 0
      wordEnd = nil
    }
    isInWord = true
    used += width
  }
}
