/// A builder of a table from tags, which may come in any order.
struct HtmlTable {
  /// The number of open tables within the current cell; their text is added to the cell.
  var nested = 0

  private var rows: [[[Document.Run]]] = []
  private var row: [[Document.Run]] = []
  private var hasHeader = false
  /// Whether all cells of the current row so far are header cells.
  private var isHeaderRow = true
  /// Whether the open cell is a header cell; `nil` between cells.
  private var cell: Bool?

  mutating func openCell(isHeader: Bool) { cell = isHeader }

  /// Ends the current cell with the text `runs`; text between cells becomes a cell of its own.
  mutating func closeCell(_ runs: [Document.Run]) {
    guard cell != nil || !runs.isEmpty else { return }
    let isHeader = cell == true
    isHeaderRow = isHeaderRow && isHeader
    row.append(isHeader && !rows.isEmpty ? runs.map { $0.strong } : runs)
    cell = nil
  }

  /// Ends the current row, if there is one; its last cell must be closed.
  mutating func closeRow() {
    guard !row.isEmpty else { return }
    if rows.isEmpty { hasHeader = isHeaderRow }
    rows.append(row)
    (row, isHeaderRow) = ([], true)
  }

  /// Returns the table, or `nil` if it has no row; the last row must be closed.
  func finish() -> Document.Table? {
    guard let first = rows.first else { return nil }
    return hasHeader
      ? Document.Table(header: first, rows: Array(rows.dropFirst())) : Document.Table(rows: rows)
  }
}

extension Document.Run {
  fileprivate var strong: Document.Run {
    Document.Run(text, style.union(.strong), link: link)
  }
}
