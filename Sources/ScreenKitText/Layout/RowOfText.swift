import ScreenKitCore

/// A row of text that is only read, by its columns and by its bytes, whichever way it runs.
@MainActor
struct RowOfText {
  private let text: String
  private let edited: EditedText

  /// Measures `text` as `ruler` does.
  init(_ text: String, _ ruler: CellRuler) {
    self.text = text
    edited = EditedText(ruler: ruler, style: CellStyle())
  }

  private var all: Range<Int> { 0..<text.utf8.count }

  /// The first byte of the character in `column`; before and behind the text, its nearer end.
  func byte(at column: Int) -> Int { edited.byte(at: column, in: text, all) }

  /// The column of the character that begins with `byte`.
  func column(of byte: Int) -> Int { max(0, edited.cursorColumn(at: byte, in: text, all)) }
}

extension EditedText {
  /// The byte of `line` at which the character in `column` begins, within the part in `bytes`.
  func byte(at column: Int, in line: String, _ bytes: Range<Int>) -> Int {
    guard let order = DisplayOrder(line[bytes: bytes]) else {
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
