/// The visible rows of a text, and the position of the cursor among them.
///
/// Each call takes the text. Call ``apply(_:)`` after each change of the text.
@MainActor
struct TextViewport {
  private var rows: TextRows
  private let ruler: any TextRuler
  private let width: Int
  private let height: Int
  /// Whether lines wrap; otherwise each line is one row, partly visible if it is long.
  private let wraps: Bool
  /// The first visible unit of each line, counted from its beginning; 0 where lines wrap.
  private(set) var left = 0
  /// The alignment of each row within the width, if lines wrap.
  var alignment = Alignment.leading
  /// A position in the first visible row, which remains valid while the text changes.
  private var top = TextPosition.start

  /// Creates a viewport at the beginning of a text.
  init(
    width: Int = .max, height: Int = 1, ruler: any TextRuler = CharacterRuler(), wraps: Bool = true
  ) {
    // One unit is left for the cursor after a full row.
    self.width = max(1, width - 1)
    self.height = max(1, height)
    (self.ruler, self.wraps) = (ruler, wraps)
    rows = TextRows(width: wraps ? self.width : nil, ruler: ruler)
  }

  /// Creates a viewport at the same position in an area of another size.
  init(_ other: TextViewport, in area: TextArea, wraps: Bool) {
    self.init(
      width: area.size.width, height: area.size.height, ruler: area.ruler, wraps: wraps)
    if width == other.width, wraps == other.wraps { rows = other.rows }
    (top, left, alignment) = (other.top, wraps ? 0 : other.left, other.alignment)
  }

  /// The number of rows wrapped so far, for tests of the cost.
  var work: Int { rows.work }

  mutating func apply(_ change: TextChange) { rows.apply(change) }
}

// MARK: Visible rows

extension TextViewport {
  /// Returns the first visible row, adjusted to the current text.
  private mutating func first(in text: TextBuffer) -> TextRow {
    rows.row(at: text.boundary(from: top), in: text)
  }

  /// Scrolls as little as possible to show `position`.
  mutating func reveal(_ position: TextPosition, in text: TextBuffer) {
    let (first, row) = (first(in: text), rows.row(at: position, in: text))
    // The highest possible first row with `row` still visible.
    var highest = row
    for _ in 1..<height {
      guard highest > first, let above = rows.row(before: highest, in: text) else { break }
      highest = above
    }
    show(from: highest > first ? highest : min(row, first), in: text)
    if !wraps { revealSideways(position, in: text) }
  }

  private mutating func revealSideways(_ position: TextPosition, in text: TextBuffer) {
    let x = x(of: position, in: text)
    // At the end of a line the cursor may stand behind the last visible unit.
    let isAtEnd = position.offset == text.line(position.line).utf8.count
    let last = isAtEnd ? width : width - 1
    // Half of the width shows the text before the cursor, to scroll less often.
    if x < left { left = max(0, x - width / 2) }
    if x > left + last { left = x - last }
  }

  /// Scrolls lines that do not wrap by `count` units, and returns whether the position changed.
  mutating func scroll(sidewaysBy count: Int, in text: TextBuffer) -> Bool {
    guard !wraps else { return false }
    var row: TextRow? = first(in: text)
    var widest = 0
    for _ in 0..<height {
      guard let next = row else { break }
      widest = max(widest, ruler.width(of: text.line(next.line)[...]))
      row = rows.row(after: next, in: text)
    }
    let before = left
    left = max(0, min(left + count, max(left, widest - width)))
    return left != before
  }

  /// Scrolls by `count` rows, and returns whether the first visible row changed.
  mutating func scroll(by count: Int, in text: TextBuffer) -> Bool {
    let first = first(in: text)
    show(from: rows.row(count, from: first, in: text), in: text)
    return self.first(in: text) != first
  }

  /// Scrolls until `line` is the first visible one, or to the end of the text.
  mutating func show(from line: Int, in text: TextBuffer) {
    show(from: rows.row(at: TextPosition(line: line, offset: 0), in: text), in: text)
  }

  /// Scrolls until the row of `position` is the first visible one, or to the end of the text.
  mutating func show(from position: TextPosition, in text: TextBuffer) {
    show(from: rows.row(at: text.boundary(from: position), in: text), in: text)
  }

  /// Shows the rows from `first` on, or from an earlier row to leave no free space after the end.
  private mutating func show(from first: TextRow, in text: TextBuffer) {
    var (last, count) = (first, 1)
    while count < height, let next = rows.row(after: last, in: text) {
      (last, count) = (next, count + 1)
    }
    let row = rows.row(count - height, from: first, in: text)
    top = TextPosition(line: row.line, offset: rows.range(of: row, in: text)?.lowerBound ?? 0)
  }

  /// Collects the visible rows, and returns whether there are more above and below.
  mutating func list(
    into shown: inout [VisibleTextRow], of text: TextBuffer
  ) -> (above: Bool, below: Bool) {
    shown.removeAll(keepingCapacity: true)
    let first = first(in: text)
    show(from: first, in: text)
    var row: TextRow? = self.first(in: text)
    let hasMoreAbove = row != TextRow(line: 0, index: 0)
    while let next = row, shown.count < height, let bytes = rows.range(of: next, in: text) {
      shown.append(visible(bytes, of: next.line, in: text))
      row = rows.row(after: next, in: text)
    }
    return (hasMoreAbove, row != nil)
  }

  /// Returns the visible part of a row: the whole row if lines wrap.
  private func visible(_ row: Range<Int>, of number: Int, in text: TextBuffer) -> VisibleTextRow {
    let line = text.line(number)
    guard !wraps else {
      return VisibleTextRow(line: number, bytes: row, indent: margin(of: row, in: line))
    }
    let before = ruler.prefix(of: line[...], within: left)
    var (start, indent) = (before.utf8.count, 0)
    let used = ruler.width(of: before)
    if used < left, start < line.utf8.count {
      // A wide character that the left edge cuts is left out.
      let end = start + line.character(after: start).length
      indent = used + ruler.width(of: line[bytes: start..<end]) - left
      start = end
    }
    let shown = ruler.prefix(of: line.tail(from: start), within: max(0, width - indent))
    return VisibleTextRow(
      line: number, bytes: start..<start + shown.utf8.count, indent: indent)
  }
}

// MARK: Alignment

extension TextViewport {
  /// Returns the units in front of a row of a wrapped text, by the alignment.
  private func margin(of row: Range<Int>, in line: String) -> Int {
    guard wraps, alignment == .center || alignment == .trailing else { return 0 }
    // Blanks at the end of a broken row are invisible.
    let blanks = line[bytes: row].utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    let seen = row.lowerBound..<row.upperBound - blanks
    let free = max(0, width - ruler.width(of: line[bytes: seen]))
    return alignment == .center ? free / 2 : free
  }
}

/// A visible row of a text: a line or a part of a line.
public struct VisibleTextRow: Hashable, Sendable {
  /// The line of the row, counted from 0.
  public let line: Int
  /// The part of the line, in bytes of UTF-8.
  public let bytes: Range<Int>
  /// The free units before the part, from the alignment or from a wide character that the left edge
  /// of a scrolled line cuts.
  public let indent: Int

  init(line: Int, bytes: Range<Int>, indent: Int = 0) {
    (self.line, self.bytes, self.indent) = (line, bytes, indent)
  }
}

// MARK: Positions

extension TextViewport {
  /// Returns the position at `point`, which may be above or below the visible rows.
  mutating func position(at point: SurfacePoint, in text: TextBuffer) -> TextPosition {
    let row = rows.row(point.y, from: first(in: text), in: text)
    let line = text.line(row.line)
    let bytes = rows.range(of: row, in: text) ?? 0..<0
    let x = point.x + left - margin(of: bytes, in: line)
    return position(
      ruler.offset(at: x, in: line, row: bytes, width: nil), of: bytes, in: line, row.line)
  }

  /// Returns the distance of `position` from the edge at which rows begin, in units.
  mutating func x(of position: TextPosition, in text: TextBuffer) -> Int {
    guard wraps else {
      return ruler.width(of: text.line(position.line)[bytes: 0..<position.offset])
    }
    let line = text.line(position.line)
    let row = rows.range(of: rows.row(at: position, in: text), in: text) ?? 0..<line.utf8.count
    let used = ruler.width(of: line[bytes: row.lowerBound..<position.offset])
    return min(width, margin(of: row, in: line) + used)
  }

  /// Returns the position one step up or down from `position`, near `x`; the end of the text below
  /// the last row.
  mutating func position(
    from position: TextPosition, by step: TextCommand.RowStep,
    _ direction: TextCommand.Direction, x: Int, in text: TextBuffer
  ) -> TextPosition {
    let count = step == .page ? max(1, height - 1) : 1
    let row = rows.row(at: position, in: text)
    let other = rows.row(direction == .forward ? count : -count, from: row, in: text)
    if other == row { return text.position(from: position, by: .text, direction) }
    return self.position(at: x, in: other, text)
  }

  /// Returns the position in `row` nearest before `x`, never the beginning of the next row.
  private mutating func position(at x: Int, in row: TextRow, _ text: TextBuffer) -> TextPosition {
    let line = text.line(row.line)
    let bytes = rows.range(of: row, in: text) ?? 0..<0
    let x = max(0, x - margin(of: bytes, in: line))
    let offset = min(bytes.upperBound, ruler.offset(at: x, from: bytes.lowerBound, in: line))
    return position(offset, of: bytes, in: line, row.line)
  }

  /// Returns the position at `offset` of a row, in front of the last character at its end.
  private func position(
    _ offset: Int, of row: Range<Int>, in line: String, _ number: Int
  ) -> TextPosition {
    var offset = offset
    if offset == row.upperBound, offset > row.lowerBound, offset < line.utf8.count {
      offset -= line.character(before: offset).length
    }
    return TextPosition(line: number, offset: offset)
  }
}
