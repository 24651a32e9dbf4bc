/// The highlighted row and the selected rows.
extension ListView {
  /// The highlighted row; `nil` without rows or while a header is highlighted.
  ///
  /// Keys act on the highlighted row.
  ///
  /// Setting it opens the section of the row and calls no observers.
  public final var highlightedRow: RowIndex? {
    get { cursor.row }
    set {
      guard let newValue else { return }
      if lines.isHidden(newValue) { setFolded(false, section: newValue.section) }
      guard let line = lines.line(of: newValue) else { return }
      let (old, header) = (cursor.row, cursor.header)
      cursor = ListCursor(row: newValue, id: data.id(at: newValue))
      reveal(line)
      markCell(of: old)
      markCell(of: newValue)
      if header != nil { markCells() }
    }
  }

  /// Returns whether `row` is selected: by its check box or, with single selection, by the
  /// highlight.
  public final func isSelected(_ row: RowIndex) -> Bool {
    selectionMode == .single ? row == cursor.row : selection.contains(data.id(at: row))
  }

  /// The selected rows from top to bottom.
  ///
  /// With multiple selection, reading this property may examine every row. Setting it calls no
  /// observers; with single selection, it highlights the first of the rows.
  public final var selectedRows: [RowIndex] {
    get {
      guard selectionMode == .multiple else { return cursor.row.map { [$0] } ?? [] }
      guard !selection.ids.isEmpty else { return [] }
      let known = selection.ids.compactMap(data.row)
      if known.count == selection.ids.count {
        // An adapter may compute the row of an item that is gone.
        return known.filter { lines.contains($0) }.sorted()
      }
      return lines.allRows.filter { selection.contains(data.id(at: $0)) }
    }
    set {
      guard selectionMode == .multiple else { return highlightedRow = newValue.first }
      let ids = Set(newValue.map { data.id(at: $0) })
      selection.set(ids, rowCount: ids.count)
      markCells()
    }
  }

  /// The number of ``selectedRows``, counted only after changes of the data.
  final var selectedRowCount: Int {
    guard selectionMode == .multiple else { return cursor.row == nil ? 0 : 1 }
    if let count = selection.rowCount { return count }
    let count = selectedRows.count
    selection.rowCount = count
    return count
  }

  /// Selects all rows or none; calls no observers.
  public final func select(all: Bool) {
    let ids: Set<AnyHashable> = all ? Set(lines.allRows.map { data.id(at: $0) }) : []
    selection.set(ids, rowCount: ids.count)
    markCells()
  }

  /// Selects all rows as if by the user, or deselects them if all are selected.
  ///
  /// Selected items without a row, such as those that a filter hides, stay selected.
  final func selectAllByUser() throws {
    let ids = Set(lines.allRows.map { data.id(at: $0) })
    let isAnyMissing = !ids.isSubset(of: selection.ids)
    selection.set(
      isAnyMissing ? selection.ids.union(ids) : selection.ids.subtracting(ids),
      rowCount: isAnyMissing ? ids.count : 0)
    markCells()
    try didSelect()
  }

  /// Toggles the check box of the highlighted row as if by the user; returns `false` without a row.
  final func toggle() throws -> Bool {
    guard let id = cursor.id, cursor.row != nil else { return false }
    selection.toggle(id)
    markCells()
    try didSelect()
    return true
  }

  final func reveal(_ line: Int) {
    let old = viewport.top
    // The header of a section is shown together with its first row.
    if line > 0, case .header = lines[line - 1] { viewport.reveal(line - 1, lines) }
    viewport.reveal(line, lines)
    if viewport.top != old { changed(.structure) }
  }
}
