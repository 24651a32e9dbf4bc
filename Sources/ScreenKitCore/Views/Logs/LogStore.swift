/// The last lines of a log and the filter for the shown lines, as a value type.
///
/// Appending a line takes amortized constant time, even with a filter.
struct LogStore {
  /// A change of the shown lines: the numbers of lines dropped at the start and added at the end.
  struct Change: Hashable {
    var dropped = 0
    var added = 0
  }

  /// The maximum number of lines, at least 1.
  let limit: Int
  /// The lines; dropped lines before `head` are removed in batches to save time.
  private var lines: [LogLine] = []
  private var head = 0
  /// The number of dropped lines, which is also the number of the first kept line.
  private var first = 0
  /// The numbers of the shown lines, from index `shownHead`; `nil` while all lines are shown.
  private var shown: [Int]?
  private var shownHead = 0
  private var query = SearchQuery("")
  private var least = LogLine.Level.debug

  init(limit: Int) { self.limit = max(1, limit) }

  /// The number of kept lines.
  var count: Int { lines.count - head }
  /// The number of shown lines.
  var shownCount: Int { shown.map { $0.count - shownHead } ?? count }

  /// Returns the number of the shown line at `index`; numbers are never reused.
  func number(at index: Int) -> Int { shown?[shownHead + index] ?? first + index }

  /// Returns the line with `number`, which must be kept.
  func line(_ number: Int) -> LogLine { lines[head + number - first] }

  /// Returns the index of the line with `number`, or of the next one, among the shown lines.
  func index(from number: Int) -> Int {
    guard let shown else { return min(max(0, number - first), count) }
    return max(0, shown.firstIndex(from: number) - shownHead)
  }

  /// Appends `added`, and drops the oldest lines beyond the limit.
  mutating func append(_ added: some Collection<LogLine>) -> Change {
    var change = Change()
    let before = shownCount
    // If more lines than the limit are added, only the last ones are stored.
    let skipped = max(0, added.count - limit)
    if skipped > 0 {
      change.dropped = before
      first += count + skipped
      (lines, head) = ([], 0)
      if shown != nil { (shown, shownHead) = ([], 0) }
    }
    for line in added.dropFirst(skipped) {
      let number = first + count
      if shown != nil, matches(line) { shown?.append(number) }
      lines.append(line)
    }
    let kept = shownCount
    let excess = count - limit
    if excess > 0 { drop(excess) }
    change.dropped += kept - shownCount
    change.added = shownCount + change.dropped - before
    return change
  }

  private mutating func drop(_ count: Int) {
    head += count
    first += count
    if let shown {
      shownHead = shown.firstIndex(from: first)
      if shownHead > 64, shownHead > shown.count / 2 {
        self.shown?.removeFirst(shownHead)
        shownHead = 0
      }
    }
    guard head > 64, head > lines.count / 2 else { return }
    lines.removeFirst(head)
    head = 0
  }

  /// Drops all lines.
  mutating func clear() {
    first += count
    (lines, head, shownHead) = ([], 0, 0)
    if shown != nil { shown = [] }
  }

  /// Shows the lines that match `query` and have at least the level `least`.
  mutating func filter(_ query: String, _ least: LogLine.Level) {
    (self.query, self.least) = (SearchQuery(query), least)
    shownHead = 0
    guard !self.query.isEmpty || least > .debug else {
      shown = nil
      return
    }
    shown = (first..<first + count).filter { matches(line($0)) }
  }

  private func matches(_ line: LogLine) -> Bool {
    line.level >= least && (query.isEmpty || query.matches(line.text))
  }
}
