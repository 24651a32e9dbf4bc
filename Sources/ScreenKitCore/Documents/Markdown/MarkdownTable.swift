/// A parser for the lines of tables.
enum MarkdownTable {
  /// Returns the alignments of `count` columns, if `line` is the line below a header; else `nil`.
  static func alignments(_ line: ArraySlice<UInt8>, count: Int) -> [Alignment]? {
    let cells = cells(line)
    guard line.contains(.bar), cells.count == count else { return nil }
    var alignments: [Alignment] = []
    for cell in cells {
      let dashes = cell.drop { $0 == .colon }.trimmingSuffix { $0 == .colon }
      guard !dashes.isEmpty, dashes.allSatisfy({ $0 == .dash }) else { return nil }
      let isRight = cell.last == .colon
      alignments.append(isRight ? (cell.first == .colon ? .center : .trailing) : .leading)
    }
    return alignments
  }

  /// Returns the text of a cell, in which a bar after a backslash is a bar, also in code.
  static func unescaped(_ cell: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    for (place, byte) in zip(cell.indices, cell) {
      if byte == UInt8(ascii: "\\"), place + 1 < cell.endIndex, cell[place + 1] == .bar { continue }
      text.append(byte)
    }
    return text
  }

  /// Returns the cells of `line`, separated by bars; a bar after a backslash is text.
  static func cells(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var line = line.trimmed
    if line.first == .bar { line.removeFirst() }
    var cells: [ArraySlice<UInt8>] = []
    var (start, place) = (line.startIndex, line.startIndex)
    while place < line.endIndex {
      if line[place] == .bar {
        cells.append(line[start..<place].trimmed)
        start = place + 1
      }
      let isEscaped = line[place] == UInt8(ascii: "\\") && line[place...].dropFirst().first == .bar
      place += isEscaped ? 2 : 1
    }
    if start < line.endIndex { cells.append(line[start...].trimmed) }
    return cells
  }
}

extension UInt8 {
  fileprivate static let bar = UInt8(ascii: "|")
  fileprivate static let dash = UInt8(ascii: "-")
  fileprivate static let colon = UInt8(ascii: ":")
}
