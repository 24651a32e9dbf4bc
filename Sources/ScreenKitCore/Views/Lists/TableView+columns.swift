/// The widths of the columns, the hidden columns and the frozen columns.
extension TableView {
  /// The indices of the hidden columns; at least one column always remains visible.
  public final var hiddenColumns: Set<Int> {
    get { Set(shape.columns.indices.filter { shape.columns[$0].isHidden }) }
    set {
      for column in newValue { check(column, "hiddenColumns") }
      guard newValue != hiddenColumns, newValue.count < shape.columns.count else { return }
      for index in shape.columns.indices {
        shape.columns[index].isHidden = newValue.contains(index)
      }
      leaveHiddenColumns()
      columnsDidChange()
    }
  }

  /// The number of columns at the start that stay visible when the others scroll.
  ///
  /// These columns scroll too if they would take more than half of the width.
  public final var frozenColumns: Int {
    get { shape.window.frozen }
    set {
      guard newValue != frozenColumns else { return }
      shape.window.frozen = max(0, newValue)
      changed(.structure)
    }
  }

  /// Returns the width of `column` set by the user or the app, in units; `nil` if its layout
  /// applies.
  public final func width(ofColumn column: Int) -> Int? {
    check(column, "width")
    return shape.columns[column].userWidth
  }

  /// Sets the width of `column`, in units, at least its minimum; `nil` applies its layout again.
  public final func setWidth(_ width: Int?, ofColumn column: Int) {
    check(column, "setWidth")
    let least = shape.columns[column].minimumWidth
    // The maximum is wider than any surface and limits the values of a manipulated saved state.
    let width = width.map { min(max($0, least), 1000) }
    guard width != shape.columns[column].userWidth else { return }
    shape.columns[column].userWidth = width
    columnsDidChange()
  }

  /// Changes the width of `column` as if by the user; returns whether resizing is allowed.
  final func resize(_ column: Int?, by step: Int) -> Bool {
    guard allowsColumnResizing, let column, !shape.columns[column].isHidden else { return false }
    let laidOut =
      shape.window.places.indices.contains(column) ? shape.window.places[column].count : 0
    setWidth((shape.columns[column].userWidth ?? laidOut) + step, ofColumn: column)
    reveal(column)
    return true
  }

  /// Opens the menu for hiding and showing columns; returns whether hiding is allowed.
  final func openColumnMenu() -> Bool {
    guard allowsColumnHiding, let application else { return false }
    let columns = shape.columns
    let list = List(Array(columns.indices), id: { $0 }, text: { columns[$0].title })
    list.accessory = { columns[$0].isHidden ? .none : .checkmark }
    list.highlightedRow = RowIndex(header.current)
    let panel = ChoicePanel(strings.lists.columns, list) { [weak self] row in
      // The screen of the table may be replaced while the menu is open.
      guard let self else { return }
      hiddenColumns = hiddenColumns.symmetricDifference([row.row])
    }
    application.open(panel)
    return true
  }

  private func columnsDidChange() {
    for cell in rows.cells.rows { cell.content.changed(.appearance) }
    header.changed(.appearance)
    changed(.structure)
  }

  /// Moves the highlights from hidden columns to the nearest shown ones.
  private func leaveHiddenColumns() {
    if let column = shape.highlightedColumn { shape.highlightedColumn = nearest(to: column) }
    header.leaveHiddenColumn()
  }

  private func nearest(to column: Int) -> Int {
    shape.shownColumns.min { abs($0 - column) < abs($1 - column) } ?? column
  }
}

// MARK: Saved state

extension TableView {
  /// The changes of the columns by their identities; `nil` without changes.
  final var savedColumns: SavedState.Value? {
    let changes = shape.columns.compactMap { column -> SavedState.Value? in
      guard column.isHidden || column.userWidth != nil else { return nil }
      return .list([
        .string(column.id), .bool(column.isHidden),
        column.userWidth.map(SavedState.Value.int) ?? .null,
      ])
    }
    return changes.isEmpty ? nil : .list(changes)
  }

  /// Applies saved changes of the columns; ignores columns that no longer exist.
  final func restoreColumns(_ saved: SavedState.Value?) {
    guard case .list(let changes)? = saved else { return }
    var hidden: Set<Int> = []
    for case .list(let change) in changes where change.count == 3 {
      guard case .string(let id) = change[0], case .bool(let isHidden) = change[1],
        let column = shape.columns.firstIndex(where: { $0.id == id })
      else { continue }
      if isHidden { hidden.insert(column) }
      if case .int(let width) = change[2] { setWidth(width, ofColumn: column) }
    }
    hiddenColumns = hidden
  }

  /// The edited cell with the typed text; `nil` without an edit, or if its item cannot be saved.
  final var savedEditing: SavedState.Value? {
    guard let editing = shape.editing, let id = SavedState.Value(id: editing.id) else { return nil }
    return .list([id, .string(shape.columns[editing.column].id), .string(editing.field.value)])
  }

  /// Restores the saved edit; its item may be loaded later.
  final func restoreEditing(_ saved: SavedState.Value?) {
    guard case .list(let parts)? = saved, parts.count == 3, let id = parts[0].id,
      case .string(let name) = parts[1], case .string(let text) = parts[2],
      let column = shape.columns.firstIndex(where: { $0.id == name })
    else { return }
    edit(CellEditing(id, shape.columns[column], at: column, nil, text: text))
  }
}
