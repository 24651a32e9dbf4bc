/// The editing of cells in place.
///
/// Enter, F2 or a second press of the pointer begins the edit if the column of the cell is
/// editable. Enter commits the text, Tab commits it and edits the next cell, and Escape cancels the
/// edit. Loading or scrolling rows keeps the typed text.
extension TableView {
  /// The column of the cell that the user edits; `nil` if no cell is edited.
  public final var editedColumn: Int? { shape.editing?.column }

  /// The editor of the cell that the user edits; `nil` if no cell is edited.
  public final var cellEditor: TextField? { shape.editing?.field }

  /// Begins to edit the cell in `column` of the highlighted row; returns whether it is editable.
  ///
  /// An edit of another cell ends without a commit.
  @discardableResult
  public final func beginEditing(column: Int) -> Bool {
    check(column, "beginEditing")
    guard isEffectivelyEnabled, !shape.columns[column].isHidden, let row = rows.highlightedRow,
      let text = editableText(at: row, column: column), let id = rows.cursor.id
    else { return false }
    if highlightsCells { highlightedColumn = column } else { reveal(column) }
    edit(CellEditing(id, shape.columns[column], at: column, text, text: text))
    rows.highlightedRow = row
    shape.editing?.wantsFocus = true
    focusEditor()
    return true
  }

  /// Commits the edited text; returns `false` if the app rejected it and the edit continues.
  @discardableResult
  public final func commitEditing() throws -> Bool {
    guard let editing = shape.editing else { return true }
    let hadFocus = editing.field.isFocused
    guard let row = rowOfEditing else {
      endEditing(returningFocus: hadFocus)
      report(editing)
      return true
    }
    if editing.isChanged, editableText(at: row, column: editing.column) != nil {
      if let message = try commit(editing.field.value, at: row, column: editing.column) {
        editing.refuse(message)
        showRefusal()
        return false
      }
      endEditing(returningFocus: hadFocus)
      registerUndo(of: editing)
      rows.reload()
    } else {
      endEditing(returningFocus: hadFocus)
    }
    return true
  }

  /// Ends the edit of a cell without a commit.
  public final func cancelEditing() {
    endEditing(returningFocus: shape.editing?.field.isFocused == true)
  }

  /// Begins an edit in place of the activation of `row`; returns whether an edit began.
  final func editInsteadOfOpening(_ row: RowIndex) -> Bool {
    guard hasEditableColumns, row == rows.highlightedRow else { return false }
    let column = highlightsCells ? highlightedColumn : isPressedTwice ? pressedColumn : nil
    return column.map { beginEditing(column: $0) } ?? false
  }

  /// Handles a key for the edit of a cell, in the rows or in the editor; returns whether it was
  /// used.
  final func handleEditing(_ press: KeyPress) throws -> Bool {
    guard let editing = shape.editing else {
      if press == KeyPress(.escape), notice.parent != nil {
        showRefusal()
        return true
      }
      return press == KeyPress(.function(2)) && editFirstCell()
    }
    guard editing.field.isFocused else { return try resume(editing, with: press) }
    switch press {
    case KeyPress(.escape): cancelEditing()
    case KeyPress(.tab): try goOn(step: 1)
    case KeyPress(.tab, .shift): try goOn(step: -1)
    case KeyPress(.up), KeyPress(.down), KeyPress(.pageUp), KeyPress(.pageDown): break
    default: return false
    }
    return true
  }

  /// Moves the focus to the editor if this is pending; returns whether the editor has the focus.
  @discardableResult
  final func focusEditor() -> Bool {
    guard let editing = shape.editing, editing.field.parent?.parent?.parent === rows else {
      return false
    }
    if editing.wantsFocus {
      editing.wantsFocus = false
      application?.focus.move(to: editing.field)
    }
    return editing.field.isFocused
  }

  /// Commits the edit after a press on another cell; returns `true` if the app rejected the text.
  final func commitByPress() throws -> Bool { try !commitEditing() }
}

extension TableView {
  /// Shows the editor of `editing` in its cell.
  final func edit(_ editing: CellEditing) {
    shape.editing = editing
    // The call hides a message about an earlier edit.
    showRefusal()
    editing.onCommit = { [unowned self] in try commitEditing() }
    editing.field.onChange = { [unowned self] _ in showRefusal() }
    showEditor()
  }

  private func endEditing(returningFocus: Bool) {
    guard shape.editing != nil else { return }
    shape.editing = nil
    showEditor()
    showRefusal()
    if returningFocus { application?.focus.move(to: rows) }
  }

  /// Adds the editor to its row and removes it from other rows.
  private func showEditor() {
    for cell in rows.cells.rows { (cell.content as? TableRow)?.showEditor(for: cell.itemID) }
  }

  /// Shows the error message about the rejected text below the rows, or hides it without an error.
  private func showRefusal() {
    let message = shape.editing?.field.message
    notice.text = message ?? ""
    if (notice.parent == nil) == (message == nil) { return }
    setChildren(message == nil ? [rows, header] : [rows, header, notice])
  }

  /// Shows a changed text after the removal of its row, so that the user can type it again
  /// elsewhere.
  private func report(_ editing: CellEditing) {
    guard editing.isChanged else { return }
    notice.text = strings.errors.rowIsGone(editing.field.value)
    setChildren([rows, header, notice])
  }

  private var rowOfEditing: RowIndex? { shape.editing.flatMap { row(of: $0.id) } }

  private func row(of id: AnyHashable) -> RowIndex? {
    rows.find(id, near: rows.highlightedRow.flatMap(rows.lines.line) ?? 0)
  }

  private func editFirstCell() -> Bool {
    guard hasEditableColumns else { return false }
    if let highlightedColumn { return beginEditing(column: highlightedColumn) }
    return shape.shownColumns.contains { beginEditing(column: $0) }
  }

  /// Resumes an edit after its editor lost the focus; the editor receives a typed key.
  private func resume(_ editing: CellEditing, with press: KeyPress) throws -> Bool {
    guard press != KeyPress(.escape) else {
      cancelEditing()
      return true
    }
    guard let row = rowOfEditing else {
      cancelEditing()
      report(editing)
      // Otherwise these keys would immediately begin another edit.
      return editing.isChanged && (press == KeyPress(.enter) || press == KeyPress(.function(2)))
    }
    // Keys that leave the table keep the edit and its text.
    if press.key == .tab || press.modifiers.contains(.control) { return false }
    rows.highlightedRow = row
    if highlightsCells { highlightedColumn = editing.column }
    editing.wantsFocus = true
    focusEditor()
    if case .character = press.key { _ = try editing.field.handle(.key(press)) }
    return true
  }

  /// Commits the edit and edits the next editable cell, in the same or the next row.
  private func goOn(step: Int) throws {
    guard let column = shape.editing?.column, try commitEditing() else { return }
    let columns = step > 0 ? shape.shownColumns : shape.shownColumns.reversed()
    let rest = columns.drop { $0 != column }.dropFirst()
    if rest.contains(where: { beginEditing(column: $0) }) { return }
    guard let line = rows.highlightedRow.flatMap(rows.lines.line),
      let next = rows.lines.row(from: line + step, step: step)
    else { return }
    try rows.select(next)
    _ = columns.contains { beginEditing(column: $0) }
  }
}
