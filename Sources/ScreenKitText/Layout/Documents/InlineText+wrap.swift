extension InlineText {
  /// Returns the byte ranges of the lines for `columns` cells, which is at least 1.
  ///
  /// Lines are broken between words, and within words that are too long.
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

/// The line being filled, and the last position at which it can be broken.
private struct LineFill {
  private(set) var start: Int
  private let columns: Int
  private var used = 0
  /// The start of the current word, in bytes and in columns of the line.
  private var word: (start: Int, column: Int)
  /// The end of the previous word in the line; `nil` if there is none.
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

  /// Returns the end of the last line, without the blanks at the end of the text.
  func end(before limit: Int) -> Int { isInWord ? limit : wordEnd ?? start }

  /// Adds a cluster; if the line is full, appends it to `lines` first.
  mutating func add(_ width: Int, at place: Int, into lines: inout [Range<Int>]) {
    while used + width > columns, used > 0 {
      if let wordEnd {
        lines.append(start..<wordEnd)
      } else if word.start == start {
        lines.append(start..<place)
        word = (place, used)
      }
      // Blanks around a line break belong to neither line.
      start = word.start
      used -= word.column
      word.column = 0
      wordEnd = nil
    }
    isInWord = true
    used += width
  }
}
