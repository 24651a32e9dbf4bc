/// The rows of a text that there is room for, and where the cursor stands among them.
///
/// The text is given to each call, and must be the same until a change is noted.
@MainActor
struct TextViewport {
  private var rows: TextRows
  private let ruler: any TextRuler
  private let width: Int
  private let height: Int
  /// The first row shown, by a place in it, which stays sensible while the text changes.
  private var top = TextPosition.start

  /// Makes a viewport on the beginning of a text.
  init(width: Int = .max, height: Int = 1, ruler: any TextRuler = CharacterRuler()) {
    // One unit is left for the cursor behind a full row.
    self.width = max(1, width - 1)
    self.height = max(1, height)
    self.ruler = ruler
    rows = TextRows(width: self.width, ruler: ruler)
  }

  /// The same place of the text in an area of another size.
  init(_ other: TextViewport, in area: TextArea) {
    self.init(width: area.size.width, height: area.size.height, ruler: area.ruler)
    if width == other.width { rows = other.rows }
    top = other.top
  }

  /// How many rows were broken since the beginning, for tests that count the work.
  var work: Int { rows.work }

  mutating func note(_ change: TextChange) { rows.note(change) }
}

// MARK: What is shown

extension TextViewport {
  /// The first row shown, brought to where the text still is.
  private mutating func first(in text: TextBuffer) -> TextRow {
    rows.row(at: text.boundary(from: top), in: text)
  }

  /// Moves as little as possible to show `position`.
  mutating func reveal(_ position: TextPosition, in text: TextBuffer) {
    let (first, row) = (first(in: text), rows.row(at: position, in: text))
    // The highest row that can be the first one with `row` still in sight.
    var highest = row
    for _ in 1..<height {
      guard highest > first, let above = rows.row(before: highest, in: text) else { break }
      highest = above
    }
    show(from: highest > first ? highest : min(row, first), in: text)
  }

  /// Moves by `count` rows, and says whether there was anywhere to go.
  mutating func scroll(by count: Int, in text: TextBuffer) -> Bool {
    let first = first(in: text)
    show(from: rows.row(count, from: first, in: text), in: text)
    return self.first(in: text) != first
  }

  /// Shows from `first` on, or from above it where else the end would leave room empty.
  private mutating func show(from first: TextRow, in text: TextBuffer) {
    var (last, count) = (first, 1)
    while count < height, let next = rows.row(after: last, in: text) {
      (last, count) = (next, count + 1)
    }
    let row = rows.row(count - height, from: first, in: text)
    top = TextPosition(line: row.line, offset: rows.range(of: row, in: text)?.lowerBound ?? 0)
  }

  /// Finds the rows shown; afterwards there are those above and those below.
  mutating func list(
    into shown: inout [ShownRow], of text: TextBuffer
  ) -> (above: Bool, below: Bool) {
    shown.removeAll(keepingCapacity: true)
    let first = first(in: text)
    show(from: first, in: text)
    var row: TextRow? = self.first(in: text)
    let hasMoreAbove = row != TextRow(line: 0, index: 0)
    while let next = row, shown.count < height, let bytes = rows.range(of: next, in: text) {
      shown.append(ShownRow(line: next.line, bytes: bytes))
      row = rows.row(after: next, in: text)
    }
    return (hasMoreAbove, row != nil)
  }
}

/// A row that is shown, by its line and the bytes that it has of it.
package struct ShownRow: Hashable, Sendable {
  package let line: Int
  package let bytes: Range<Int>
}

// MARK: Places

extension TextViewport {
  /// The place shown at a point, which may be above or below what is shown.
  mutating func position(at point: SurfacePoint, in text: TextBuffer) -> TextPosition {
    position(at: point.x, in: rows.row(point.y, from: first(in: text), in: text), text)
  }

  /// How far from the left `position` is in its row.
  mutating func x(of position: TextPosition, in text: TextBuffer) -> Int {
    let start = rows.range(of: rows.row(at: position, in: text), in: text)?.lowerBound ?? 0
    return min(width, ruler.width(of: text.line(position.line)[bytes: start..<position.offset]))
  }

  /// The place one step up or down from `position`, near `x`; at the last row, the text's end.
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

  /// The place in `row` that is nearest before `x`, and not the beginning of the next row.
  private mutating func position(at x: Int, in row: TextRow, _ text: TextBuffer) -> TextPosition {
    let line = text.line(row.line)
    let bytes = rows.range(of: row, in: text) ?? 0..<0
    var offset = min(bytes.upperBound, ruler.offset(at: x, from: bytes.lowerBound, in: line))
    if offset == bytes.upperBound, offset > bytes.lowerBound, offset < line.utf8.count {
      offset -= line.character(before: offset).length
    }
    return TextPosition(line: row.line, offset: offset)
  }
}
