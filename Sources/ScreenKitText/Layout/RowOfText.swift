import ScreenKitCore

/// A row of read-only text that converts between columns and bytes, in either direction of text.
@MainActor
struct RowOfText {
  private let text: String
  private let edited: EditedText

  /// Creates a row of `text`, measured by `ruler`.
  init(_ text: String, _ ruler: CellRuler) {
    self.text = text
    edited = EditedText(ruler: ruler, style: CellStyle())
  }

  private var all: Range<Int> { 0..<text.utf8.count }

  /// Returns the first byte of the character in `column`; outside of the text, its nearer end.
  func byte(at column: Int) -> Int { edited.byte(at: column, in: text, all) }

  /// Returns the column of the character that begins at `byte`.
  func column(of byte: Int) -> Int { max(0, edited.cursorColumn(at: byte, in: text, all)) }
}

extension EditedText {
  /// Returns the byte of `line` at which the character in `column` begins, within the range
  /// `bytes`.
  func byte(at column: Int, in line: String, _ bytes: Range<Int>) -> Int {
    guard ruler.mask == nil, let order = DisplayOrder(line[bytes: bytes]) else {
      return bytes.lowerBound
        + ruler.prefix(of: line[bytes: bytes], within: max(0, column)).utf8.count
    }
    var end = 0
    for item in order.items {
      let first = bytes.lowerBound + item.bytes.lowerBound
      end += ruler.width(of: line[bytes: first..<bytes.lowerBound + item.bytes.upperBound])
      if column >= 0, column < end { return first }
    }
    return (column < 0) == order.runsLeft ? bytes.upperBound : bytes.lowerBound
  }
}
