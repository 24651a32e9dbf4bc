/// A row of a text: a line or, where lines are wrapped, a part of one.
package struct TextRow: Hashable, Sendable {
  /// The line, counted from 0.
  package var line: Int
  /// Which row of the line it is, counted from 0.
  package var index: Int

  package init(line: Int, index: Int) {
    self.line = line
    self.index = index
  }
}

extension TextRow: Comparable {
  package static func < (left: TextRow, right: TextRow) -> Bool {
    (left.line, left.index) < (right.line, right.index)
  }
}

/// Breaks lines into rows: only as far as it is asked, and only what changed since.
@MainActor
package struct TextRows {
  /// Where the rows of a line begin, as far as that is known.
  private struct Starts {
    var offsets = [0]
    var isComplete = false
    /// The lowest place that changed since the rows were last asked for.
    var firstChange: Int?

    /// Forgets the rows that the changes concern.
    mutating func trim() {
      guard let start = firstChange else { return }
      firstChange = nil
      isComplete = false
      while let last = offsets.last, last > start { offsets.removeLast() }
      // The row before may now have room for the first word of the one that changed.
      if offsets.count > 1 { offsets.removeLast() }
    }
  }

  private static let limit = 1024
  private let ruler: any TextRuler
  private let width: Int
  private var known: [Int: Starts] = [:]
  /// How many rows were broken since the beginning, for tests that count the work.
  package private(set) var work = 0

  /// Breaks lines at `width` units, of which there must be one at least.
  package init(width: Int, ruler: any TextRuler) {
    self.width = max(1, width)
    self.ruler = ruler
  }

  /// The bytes of its line that `row` holds, or `nil` if there is no such row.
  package mutating func range(of row: TextRow, in text: TextBuffer) -> Range<Int>? {
    let starts = starts(of: row.line, in: text) { $0.count > row.index + 1 }
    guard row.index < starts.offsets.count else { return nil }
    let isLast = row.index + 1 == starts.offsets.count
    let end = isLast ? text.line(row.line).utf8.count : starts.offsets[row.index + 1]
    return starts.offsets[row.index]..<end
  }

  /// The row that `position` is in; between two rows it is in the later one.
  package mutating func row(at position: TextPosition, in text: TextBuffer) -> TextRow {
    let offset = position.offset
    let starts = starts(of: position.line, in: text) { ($0.last ?? 0) > offset }.offsets
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return TextRow(line: position.line, index: low)
  }

  package mutating func row(after row: TextRow, in text: TextBuffer) -> TextRow? {
    let next = TextRow(line: row.line, index: row.index + 1)
    if range(of: next, in: text) != nil { return next }
    return row.line + 1 < text.lineCount ? TextRow(line: row.line + 1, index: 0) : nil
  }

  package mutating func row(before row: TextRow, in text: TextBuffer) -> TextRow? {
    if row.index > 0 { return TextRow(line: row.line, index: row.index - 1) }
    guard row.line > 0 else { return nil }
    let starts = starts(of: row.line - 1, in: text) { _ in false }
    return TextRow(line: row.line - 1, index: starts.offsets.count - 1)
  }

  /// The row `count` rows behind `row`, or before it; nearer where the text ends.
  package mutating func row(_ count: Int, from row: TextRow, in text: TextBuffer) -> TextRow {
    var row = row
    for _ in 0..<abs(count) {
      let next = count > 0 ? self.row(after: row, in: text) : self.row(before: row, in: text)
      guard let next else { break }
      row = next
    }
    return row
  }

  /// Takes note that the text changed; what is before the change in its line stays known.
  package mutating func note(_ change: TextChange) {
    let line = change.start.line
    let shift = change.insertedBreaks - change.removedBreaks
    if shift != 0 {
      let behind = line + change.removedBreaks
      known = known.reduce(into: [:]) { kept, entry in
        if entry.key <= line { kept[entry.key] = entry.value }
        if entry.key > behind { kept[entry.key + shift] = entry.value }
      }
    } else {
      for line in line..<line + change.removedBreaks { known[line + 1] = nil }
    }
    // Not at once, so that many changes before the next look cost no more rows than one.
    if let first = known[line]?.firstChange {
      known[line]?.firstChange = min(first, change.start.offset)
    } else {
      known[line]?.firstChange = change.start.offset
    }
  }

  private mutating func starts(
    of line: Int, in text: TextBuffer, isEnough: ([Int]) -> Bool
  ) -> Starts {
    if known[line]?.firstChange != nil { known[line]?.trim() }
    var starts = known[line] ?? Starts()
    guard !starts.isComplete, !isEnough(starts.offsets) else { return starts }
    known[line] = nil
    if known.count > TextRows.limit { known = [:] }
    let content = text.line(line)
    while !starts.isComplete, !isEnough(starts.offsets) {
      let end = end(ofRowFrom: starts.offsets[starts.offsets.count - 1], in: content)
      starts.isComplete = end == content.utf8.count
      if !starts.isComplete { starts.offsets.append(end) }
    }
    known[line] = starts
    return starts
  }

  /// Rows end behind words; a space for which there is no room hangs over.
  private mutating func end(ofRowFrom start: Int, in line: String) -> Int {
    work += 1
    let rest = line.tail(from: start)
    let fitting = ruler.prefix(of: rest, within: width)
    var end = fitting.endIndex
    if end < rest.endIndex {
      if rest[end] == " " {
        end = rest.index(after: end)
      } else if let space = fitting.lastIndex(of: " ") {
        end = rest.index(after: space)
      } else if fitting.isEmpty {
        // A character wider than the whole row would never fit.
        end = rest.index(after: end)
      }
    }
    return start + rest.utf8.distance(from: rest.startIndex, to: end)
  }
}
