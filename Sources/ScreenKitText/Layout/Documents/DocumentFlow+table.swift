import ScreenKitCore

extension DocumentFlow {
  private static let gap = 2
  /// The minimum width of a column whose text is at least as wide, in cells.
  private static let least = 6

  /// Writes `table` with its columns side by side, or with its cells below each other if too
  /// narrow.
  mutating func writeTable(_ table: Document.Table) {
    let header = inline(table.header, adding: .strong)
    var rows: [[InlineText]] = []
    for row in table.rows { rows.append(inline(row)) }
    guard let widths = widths(of: header.isEmpty ? rows : [header] + rows) else {
      return writeCells(header.isEmpty ? rows : [header] + rows)
    }
    if !header.isEmpty {
      writeRow(header, widths, table.alignments)
      beginLine(at: position)
      position += 1
      var column = indent
      for width in widths {
        ornament(String(repeating: ornaments.glyphs.horizontal, count: width), column: column)
        column += width + DocumentFlow.gap
      }
    }
    for row in rows { writeRow(row, widths, table.alignments) }
  }

  private mutating func inline(
    _ row: [[Document.Run]], adding style: Document.Style = []
  ) -> [InlineText] {
    var cells: [InlineText] = []
    for cell in row { cells.append(inline(cell, adding: style, isNextCell: !cells.isEmpty)) }
    return cells
  }

  /// Returns the width of each column, or `nil` if the columns do not fit side by side.
  private func widths(of rows: [[InlineText]]) -> [Int]? {
    let count = rows.reduce(0) { max($0, $1.count) }
    let free = room - (count - 1) * DocumentFlow.gap
    guard free >= count else { return nil }
    var natural = Array(repeating: 1, count: count)
    for row in rows {
      for (column, cell) in row.enumerated() {
        natural[column] = max(natural[column], cell.naturalWidth)
      }
    }
    guard natural.reduce(0, { $0 + min($1, DocumentFlow.least) }) <= free else { return nil }
    return StackLayout.distribute(
      natural.map { StackLayout.Item(natural: $0) }, spacing: 0, in: free
    ).sizes
  }

  private mutating func writeRow(
    _ cells: [InlineText], _ widths: [Int], _ alignments: [Alignment]
  ) {
    let lines = zip(cells, widths).map { $0.wrapped(to: $1) }
    for row in 0..<max(1, lines.reduce(0) { max($0, $1.count) }) {
      beginLine(at: position + row)
      var start = indent
      for (index, cell) in cells.enumerated() {
        if row < lines[index].count {
          let range = lines[index][row]
          let alignment = index < alignments.count ? alignments[index] : .leading
          let used = alignment == .leading ? 0 : displayWidth(of: cell[range])
          add(
            cell, range, column: start + StackLayout.offset(of: used, in: widths[index], alignment))
        }
        start += widths[index] + DocumentFlow.gap
      }
    }
    position += cells.reduce(1) { $0 + $1.count + 1 }
  }

  private mutating func writeCells(_ rows: [[InlineText]]) {
    for (index, row) in rows.enumerated() {
      if index > 0 { blankLine() }
      for cell in row where cell.count > 0 { write(cell) }
    }
  }
}
