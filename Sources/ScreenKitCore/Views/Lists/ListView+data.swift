/// The updates of a list after changes of its data.
extension ListView {
  /// The number of rows in all sections.
  public final var rowCount: Int { lines.rowCount }

  /// Updates the list after any change of the data; the highlighted row follows its item.
  ///
  /// The list requests only visible rows, unless the highlighted item has moved and the adapter
  /// cannot find it. In this case, the list searches for it outwards from its former position.
  public final func reload() {
    willReload()
    let old = cursorLine ?? 0
    let offset = cells.lines.contains(old) ? old - viewport.top : nil
    countLines()
    relocate(near: old)
    if let offset, let line = cursorLine { viewport.top = max(0, line - offset) }
  }

  /// Updates the list, without a search, after `count` rows were inserted, the first of them at
  /// `row`.
  ///
  /// The visible rows keep their positions, except for shifts by visible inserted rows.
  public final func rowsInserted(_ count: Int, at row: RowIndex) {
    update { old in
      guard old.section == row.section, old > row else { return old }
      return RowIndex(old.row + count, in: row.section)
    }
    guard let current = cursor.row else { return relocate(near: 0) }
    guard current.section == row.section, current >= row else { return }
    cursor.row = RowIndex(current.row + count, in: row.section)
  }

  /// Updates the list, without a search, after `count` rows were removed, the first of them at
  /// `row`.
  ///
  /// The remaining visible rows keep their positions.
  public final func rowsRemoved(_ count: Int, at row: RowIndex) {
    let line = lines.line(of: row)
    update { old in
      guard old.section == row.section, old > row else { return old }
      return RowIndex(max(row.row, old.row - count), in: row.section)
    }
    guard let current = cursor.row else { return relocate(near: 0) }
    guard current.section == row.section, current >= row else { return }
    if current.row < row.row + count {
      highlight(line: lines.line(of: row) ?? (line ?? 0) - 1)
    } else {
      cursor.row = RowIndex(current.row - count, in: row.section)
    }
  }

  /// Counts the lines again and keeps the position of the first visible row.
  ///
  /// - Parameter moved: A closure that returns the new index of a previously visible row.
  final func update(_ moved: (RowIndex) -> RowIndex) {
    let first = lines.row(from: viewport.top, step: 1)
    let above = first.flatMap(lines.line).map { $0 - viewport.top }
    countLines()
    guard let first, let above, let line = lines.firstLine(from: moved(first)) else { return }
    viewport.top = max(0, line - above)
  }

  /// Counts the lines again and requests a new layout of the list.
  final func countLines() {
    let hadRows = lines.rowCount
    lines = ListLines(
      data, rowHeight: max(1, rowHeight), hasMore: loading.more != .none,
      folded: foldsSections ? extras?.folded : nil)
    if lines.rowCount != hadRows { gestures.hasSeenEnd = false }
    selection.rowsChanged()
    lastLayout.isStale = true
    changed(.structure)
  }

  /// Highlights the row at `line`, or the nearest one.
  final func highlight(line: Int) {
    guard let row = lines.nearestRow(to: line) else {
      // The identity is kept, since the row may be loaded later.
      cursor.row = nil
      if let header = lines.stop(from: 0, step: 1), case .header(let section) = lines[header] {
        cursor.header = lines.headerCursor(of: section)
      }
      return
    }
    cursor = ListCursor(row: row, id: data.id(at: row))
  }

  /// Highlights the new row of the highlighted item, or the row at `line` if the item is gone.
  final func relocate(near line: Int) {
    if let header = cursor.header, cursor.id == nil {
      if lines.count == 0 || lines.section(titled: header.title) != nil { return }
    }
    cursor.header = nil
    if foldsSections, let id = cursor.id, let row = data.row(of: id), lines.isHidden(row) {
      cursor = ListCursor(header: lines.headerCursor(of: row.section))
      return
    }
    guard let id = cursor.id, let row = find(id, near: line) else { return highlight(line: line) }
    cursor.row = row
  }

  /// Returns the row of the item `id` from the adapter, or by a search outwards from `line`; `nil`
  /// for no row.
  final func find(_ id: AnyHashable, near line: Int) -> RowIndex? {
    if let row = data.row(of: id), lines.line(of: row) != nil { return row }
    let line = min(line, lines.count - 1)
    for distance in 0..<lines.count {
      for candidate in [line - distance, line + distance] {
        if let row = lines.row(at: candidate), data.id(at: row) == id { return row }
      }
    }
    return nil
  }
}
