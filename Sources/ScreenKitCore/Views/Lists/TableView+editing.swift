/// Editing a cell in place.
///
/// Enter, F2 or a second press of the pointer begins it, where the column of the cell is editable.
/// Enter commits the text, Tab commits it and goes on to the next cell, and Escape cancels. The text
/// stays while rows are loaded again or scrolled.
extension TableView {
  /// The column of the cell that the user edits; `nil` if none is edited.
  public final var editedColumn: Int? { shape.editing?.column }

  /// The editor of the cell that the user edits; `nil` if none is edited.
  public final var cellEditor: TextField? { shape.editing?.field }

  /// Begins to edit the cell in `column` of the highlighted row; returns whether it is editable.
  ///
  /// An edit in another cell ends without a commit.
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

  /// Commits the edited text; returns `false` if the app refused it, so that the edit goes on.
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

  /// Begins an edit in place of the activation of `row`; returns whether it did.
  final func editInsteadOfOpening(_ row: RowIndex) -> Bool {
    guard hasEditableColumns, row == rows.highlightedRow else { return false }
    let column = highlightsCells ? highlightedColumn : isPressedTwice ? pressedColumn : nil
    return column.map { beginEditing(column: $0) } ?? false
  }

  /// Handles a key of the rows or of the editor in them that concerns the edit of a cell.
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

  /// Gives the editor the focus if it has waited for that; returns whether it has it.
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

  /// Ends an edit when the pointer presses another cell; returns whether the press has no effect.
  final func commitByPress() throws -> Bool { try !commitEditing() }
}

extension TableView {
  /// Shows the editor of `editing` in its cell.
  final func edit(_ editing: CellEditing) {
    shape.editing = editing
    // A text of an earlier edit that could not be committed was seen.
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

  /// Adds the editor to its row, and removes it from others.
  private func showEditor() {
    for cell in rows.cells.rows { (cell.content as? TableRow)?.showEditor(for: cell.itemID) }
  }

  /// Shows why the app refused the text, below the rows.
  private func showRefusal() {
    let message = shape.editing?.field.message
    notice.text = message ?? ""
    if (notice.parent == nil) == (message == nil) { return }
    setChildren(message == nil ? [rows, header] : [rows, header, notice])
  }

  /// Shows a changed text whose row is gone, so that the user can type it elsewhere.
  private func report(_ editing: CellEditing) {
    guard editing.isChanged else { return }
    notice.text = Strings.current.errors.rowIsGone(editing.field.value)
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

  /// Returns to an edit whose editor has lost the focus; a typed key goes into the editor.
  private func resume(_ editing: CellEditing, with press: KeyPress) throws -> Bool {
    guard press != KeyPress(.escape) else {
      cancelEditing()
      return true
    }
    guard let row = rowOfEditing else {
      cancelEditing()
      report(editing)
      // These keys would begin another edit at once.
      return editing.isChanged && (press == KeyPress(.enter) || press == KeyPress(.function(2)))
    }
    // Keys that leave the table do so without losing the text.
    if press.key == .tab || press.modifiers.contains(.control) { return false }
    rows.highlightedRow = row
    if highlightsCells { highlightedColumn = editing.column }
    editing.wantsFocus = true
    focusEditor()
    if case .character = press.key { _ = try editing.field.handle(.key(press)) }
    return true
  }

  /// Commits the edit, and begins that of the next editable cell, in the same row or the next one.
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
