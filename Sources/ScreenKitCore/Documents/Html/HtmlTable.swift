/// A table whose tags come one after another, in whatever order.
struct HtmlTable {
  /// Tables within its cells; their text goes into the cell.
  var nested = 0

  private var rows: [[[Document.Run]]] = []
  private var row: [[Document.Run]] = []
  private var hasHeader = false
  /// Whether each cell of the row so far names a column.
  private var isHeaderRow = true
  /// Whether the cell that is open names a column or a row; `nil` between cells.
  private var cell: Bool?

  mutating func openCell(isHeader: Bool) { cell = isHeader }

  /// Ends the cell of `runs`, which is made up for text between cells.
  mutating func closeCell(_ runs: [Document.Run]) {
    guard cell != nil || !runs.isEmpty else { return }
    let isHeader = cell == true
    isHeaderRow = isHeaderRow && isHeader
    row.append(isHeader && !rows.isEmpty ? runs.map { $0.strong } : runs)
    cell = nil
  }

  /// Ends the row, if there is one; its last cell must be closed.
  mutating func closeRow() {
    guard !row.isEmpty else { return }
    if rows.isEmpty { hasHeader = isHeaderRow }
    rows.append(row)
    (row, isHeaderRow) = ([], true)
  }

  /// The table, if it has any row; the last one must be closed.
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
