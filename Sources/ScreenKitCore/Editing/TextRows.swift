/// A row of a text: a line or, where lines are wrapped, a part of one.
package struct TextRow: Hashable, Sendable {
  /// The line, counted from 0.
  package var line: Int
  /// The index of the row within its line, counted from 0.
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

/// The rows of wrapped lines, computed on demand, and again only after changes.
@MainActor
package struct TextRows {
  /// The start offsets of the known rows of a line.
  private struct Starts {
    var offsets = [0]
    var isComplete = false
    /// The lowest changed offset since the last computation of the rows.
    var firstChange: Int?

    /// Discards the rows that the changes affect.
    mutating func trim() {
      guard let start = firstChange else { return }
      firstChange = nil
      isComplete = false
      while let last = offsets.last, last > start { offsets.removeLast() }
      // The previous row may now have space for the first word of the changed row.
      if offsets.count > 1 { offsets.removeLast() }
    }
  }

  private static let limit = 1024
  private let ruler: any TextRuler
  /// The width at which lines wrap; `nil` if each line is one row.
  private let width: Int?
  private var known: [Int: Starts] = [:]
  /// The number of rows wrapped so far, for tests of the cost.
  package private(set) var work = 0

  /// Creates rows that wrap at `width` units, at least 1; `nil` makes each line one row.
  package init(width: Int?, ruler: any TextRuler) {
    self.width = width.map { max(1, $0) }
    self.ruler = ruler
  }

  /// Returns the byte range of `row` within its line, or `nil` if there is no such row.
  package mutating func range(of row: TextRow, in text: TextBuffer) -> Range<Int>? {
    let starts = starts(of: row.line, in: text) { $0.count > row.index + 1 }
    guard row.index < starts.offsets.count else { return nil }
    let isLast = row.index + 1 == starts.offsets.count
    let end = isLast ? text.line(row.line).utf8.count : starts.offsets[row.index + 1]
    return starts.offsets[row.index]..<end
  }

  /// Returns the row of `position`; a position between two rows belongs to the later one.
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

  /// Returns the row `count` rows after `row`, or before it for a negative `count`; at most the
  /// last or first row.
  package mutating func row(_ count: Int, from row: TextRow, in text: TextBuffer) -> TextRow {
    var row = row
    for _ in 0..<abs(count) {
      let next = count > 0 ? self.row(after: row, in: text) : self.row(before: row, in: text)
      guard let next else { break }
      row = next
    }
    return row
  }

  /// Records a change of the text; rows before the change in its line stay valid.
  package mutating func apply(_ change: TextChange) {
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
    // Trimming waits until the next query, so that many changes cost as much as one.
    if let first = known[line]?.firstChange {
      known[line]?.firstChange = min(first, change.start.offset)
    } else {
      known[line]?.firstChange = change.start.offset
    }
  }

  private mutating func starts(
    of line: Int, in text: TextBuffer, isEnough: ([Int]) -> Bool
  ) -> Starts {
    guard let width else { return Starts(isComplete: true) }
    if known[line]?.firstChange != nil { known[line]?.trim() }
    var starts = known[line] ?? Starts()
    guard !starts.isComplete, !isEnough(starts.offsets) else { return starts }
    known[line] = nil
    if known.count > TextRows.limit { known = [:] }
    let content = text.line(line)
    while !starts.isComplete, !isEnough(starts.offsets) {
      let start = starts.offsets[starts.offsets.count - 1]
      let end = end(ofRowFrom: start, in: content, width: width)
      starts.isComplete = end == content.utf8.count
      if !starts.isComplete { starts.offsets.append(end) }
    }
    known[line] = starts
    return starts
  }

  /// Returns the end of the row that begins at `start`: after a word and its space, which may
  /// overflow.
  private mutating func end(ofRowFrom start: Int, in line: String, width: Int) -> Int {
    work += 1
    let rest = line.tail(from: start)
    let fitting = ruler.prefix(of: rest, within: width)
    var end = fitting.endIndex
    if end < rest.endIndex {
      if rest[end].isWhitespace {
        end = rest.index(after: end)
      } else if let place = ruler.lineBreak(in: rest, upTo: end) {
        end = place
      } else if fitting.isEmpty {
        // A character wider than a whole row gets a row of its own.
        end = rest.index(after: end)
      }
    }
    return start + rest.utf8.distance(from: rest.startIndex, to: end)
  }
}
