/// The lines of a list from top to bottom: headers, rows, and a last line while more rows are
/// available.
///
/// The cost depends on the number of sections, not of rows.
struct ListLines: Equatable {
  private struct Section: Equatable {
    let start: Int
    let hasHeader: Bool
    /// The number of rows, including hidden ones.
    let allRows: Int
    let isFolded: Bool
    /// The number of rows in all previous sections, including hidden ones.
    let rowsBefore: Int

    /// The number of rows that are not hidden.
    var rows: Int { isFolded ? 0 : allRows }

    var firstRow: Int { start + (hasHeader ? 1 : 0) }
    var end: Int { firstRow + rows }
  }

  /// The height of a row in units; every other line takes one unit.
  let rowHeight: Int
  let hasMore: Bool
  private var sections: [Section] = []
  /// The texts of the headers; empty if sections do not fold.
  private var titles: [String?] = []
  /// The number of rows that are not hidden.
  private var shownRows = 0

  static let none = ListLines(rowHeight: 1, hasMore: false)

  private init(rowHeight: Int, hasMore: Bool) {
    (self.rowHeight, self.hasMore) = (rowHeight, hasMore)
  }

  /// Counts the lines of `rows`, without the rows of sections with headers in `folded`.
  ///
  /// If `folded` is `nil`, sections do not fold.
  @MainActor
  init(_ rows: any ListRows, rowHeight: Int, hasMore: Bool, folded: Set<String>? = nil) {
    self.init(rowHeight: rowHeight, hasMore: hasMore)
    var (start, rowsBefore) = (0, 0)
    for index in 0..<rows.sectionCount {
      let title = rows.header(of: index)
      let isFolded = title.map { folded?.contains($0) == true } ?? false
      let section = Section(
        start: start, hasHeader: title != nil, allRows: rows.rowCount(in: index),
        isFolded: isFolded, rowsBefore: rowsBefore)
      sections.append(section)
      if folded != nil { titles.append(title) }
      shownRows += section.rows
      (start, rowsBefore) = (section.end, rowsBefore + section.allRows)
    }
  }

  var count: Int { (sections.last?.end ?? 0) + (hasMore ? 1 : 0) }
  /// The number of all rows, including hidden ones.
  var rowCount: Int { sections.last.map { $0.rowsBefore + $0.allRows } ?? 0 }
  var height: Int { shownRows * (rowHeight - 1) + count }

  /// The line with an index from 0 to less than ``count``.
  @inline(__always)
  subscript(line: Int) -> ListLine {
    guard let last = sections.last, line < last.end else { return .more }
    let index = sections.count == 1 ? 0 : section(of: line)
    let section = sections[index]
    return line < section.firstRow
      ? .header(section: index) : .row(RowIndex(line - section.firstRow, in: index))
  }

  func height(of line: Int) -> Int {
    if rowHeight > 1, case .row = self[line] { rowHeight } else { 1 }
  }

  /// Returns the height of a range of lines in units.
  func height(of lines: Range<Int>) -> Int {
    rowHeight == 1 ? lines.count : lines.reduce(0) { $0 + height(of: $1) }
  }

  /// Returns the index of the line of `row`; `nil` if there is no such row, or it is hidden.
  func line(of row: RowIndex) -> Int? {
    guard sections.indices.contains(row.section), row.row >= 0,
      row.row < sections[row.section].rows
    else { return nil }
    return sections[row.section].firstRow + row.row
  }

  /// Returns the index of the line of `row` or, if there is no such row, of the first line after
  /// it.
  ///
  /// The result is `nil` if no line follows.
  func firstLine(from row: RowIndex) -> Int? {
    guard sections.indices.contains(row.section) else { return nil }
    let section = sections[row.section]
    let line = section.firstRow + min(max(0, row.row), section.rows)
    return line < count ? line : nil
  }

  /// Returns whether `line` is a row of a section with a header.
  func hasHeader(above line: Int) -> Bool {
    guard line >= 0, line < count, case .row(let row) = self[line] else { return false }
    return sections[row.section].hasHeader
  }

  /// All rows, including those of folded sections.
  var allRows: some Sequence<RowIndex> {
    sections.indices.lazy.flatMap { section in
      (0..<sections[section].allRows).lazy.map { RowIndex($0, in: section) }
    }
  }

  /// Returns the text of the header of `section`; `nil` if sections do not fold.
  func title(of section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  /// Returns the cursor on the header of `section`; `nil` if there is no header, or sections do not
  /// fold.
  func headerCursor(of section: Int) -> ListCursor.Header? {
    title(of: section).map { ListCursor.Header(section: section, title: $0) }
  }

  /// Returns the first section with the header text `title`; `nil` if there is none.
  func section(titled title: String) -> Int? { titles.firstIndex(of: title) }

  func isFolded(_ section: Int) -> Bool {
    sections.indices.contains(section) && sections[section].isFolded
  }

  /// Returns whether `row` exists, even if it is hidden.
  func contains(_ row: RowIndex) -> Bool {
    sections.indices.contains(row.section)
      && (0..<sections[row.section].allRows).contains(row.row)
  }

  /// Returns whether `row` exists but is hidden.
  func isHidden(_ row: RowIndex) -> Bool { isFolded(row.section) && contains(row) }

  /// Returns the index of the first row or foldable header from `line` in the direction of `step`.
  func stop(from line: Int, step: Int) -> Int? {
    var line = line
    while line >= 0, line < count {
      switch self[line] {
      case .row: return line
      case .header(let section) where title(of: section) != nil: return line
      case .header, .more: line += step
      }
    }
    return nil
  }

  /// Returns the index of the line of `section`'s header; `nil` if there is no header.
  func headerLine(of section: Int) -> Int? {
    sections[section].hasHeader ? sections[section].start : nil
  }

  /// Returns the number of rows above `row`, in all sections.
  func number(of row: RowIndex) -> Int { sections[row.section].rowsBefore + row.row }

  func row(at line: Int) -> RowIndex? {
    guard line >= 0, line < count, case .row(let row) = self[line] else { return nil }
    return row
  }

  /// Returns the first row from `line` in the direction of `step`; `nil` if there is none.
  func row(from line: Int, step: Int) -> RowIndex? {
    var line = line
    while line >= 0, line < count {
      if let row = row(at: line) { return row }
      line += step
    }
    return nil
  }

  /// Returns the row at `line`, else the nearest row below it, else the nearest row above it.
  func nearestRow(to line: Int) -> RowIndex? {
    row(from: max(0, line), step: 1) ?? row(from: min(line, count - 1), step: -1)
  }

  private func section(of line: Int) -> Int {
    var (low, high) = (0, sections.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if line < sections[middle].end { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
