@testable import ScreenKitText

/// A terminal without grapheme clusters: each scalar has a separate width.
struct NaiveScreen {
  private(set) var rows: [[String]]
  private let width: Int
  private var cursor = (column: 0, row: 0)
  private var region: Range<Int>
  private var last = " "

  init(size: CellSize) {
    width = size.columns
    rows = Array(repeating: Array(repeating: " ", count: width), count: size.rows)
    region = 0..<size.rows
  }

  mutating func play(_ bytes: some Sequence<UInt8>) {
    var rest = String(decoding: Array(bytes), as: UTF8.self).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\r": cursor.column = 0
      case "\n": index()
      case "\u{1B}": obey(&rest)
      default: write(scalar)
      }
    }
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    let columns = CharacterWidth.columns(of: scalar)
    if columns == 0 {
      if cursor.column > 0 { attach(scalar) }
      return
    }
    // Without wrapping the last column is overwritten repeatedly.
    let column = min(cursor.column, width - columns)
    put(String(Character(scalar)), column)
    if columns == 2 { rows[cursor.row][column + 1] = "" }
    cursor.column = column + columns
  }

  private mutating func attach(_ scalar: Unicode.Scalar) {
    let place = min(cursor.column, width) - 1
    let head = rows[cursor.row][place].isEmpty ? place - 1 : place
    if head >= 0 { rows[cursor.row][head].unicodeScalars.append(scalar) }
  }

  /// Writes `text`; the other half of an overwritten wide character becomes a blank.
  private mutating func put(_ text: String, _ column: Int) {
    last = text
    let columns = CharacterWidth.columns(of: text.unicodeScalars.first ?? " ")
    var row = rows[cursor.row]
    if row[column].isEmpty, column > 0 { row[column - 1] = " " }
    let end = column + columns
    if end < width, row[end].isEmpty { row[end] = " " }
    row[column] = text
    rows[cursor.row] = row
  }

  private mutating func obey(_ rest: inout Substring.UnicodeScalarView) {
    if rest.popFirst() == "M" { return scroll(up: -1) }
    let text = rest.prefix { !("@"..."~").contains($0) }
    rest = rest[text.endIndex...]
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false)
      .map { Int(String($0)) ?? 0 }
    let count = max(1, numbers[0])
    switch rest.popFirst() {
    case "H": cursor = (max(1, numbers.count > 1 ? numbers[1] : 1) - 1, count - 1)
    case "A": cursor.row -= count
    case "B": cursor.row += count
    case "C": cursor.column += count
    case "D": cursor.column -= count
    case "G": cursor.column = count - 1
    case "J": rows = rows.map { $0.map { _ in " " } }
    case "K": erase(width - cursor.column)
    case "X": erase(count)
    case "b": for _ in 0..<count { last.unicodeScalars.first.map { write($0) } }
    case "L": scroll(up: -count)
    case "M": scroll(up: count)
    case "r":
      let end = numbers.count > 1 && numbers[1] > 0 ? numbers[1] : rows.count
      (region, cursor) = (count - 1..<end, (0, 0))
    default: break
    }
  }

  private mutating func erase(_ count: Int) {
    let start = cursor.column
    for column in start..<min(width, start + count) { put(" ", column) }
  }

  private mutating func index() {
    if cursor.row == region.upperBound - 1 { scroll(up: 1) } else { cursor.row += 1 }
  }

  private mutating func scroll(up count: Int) {
    let blank = Array(repeating: Array(repeating: " ", count: width), count: abs(count))
    let kept = Array(count > 0 ? rows[region].dropFirst(count) : rows[region].dropLast(-count))
    rows.replaceSubrange(region, with: count > 0 ? kept + blank : blank + kept)
  }
}
