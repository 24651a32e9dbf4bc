/// The undo of cell edits.
extension TableView {
  /// Registers a committed edit.
  final func registerUndo(of editing: CellEditing) {
    guard let undoHistory, let original = editing.original else { return }
    let (id, column, text) = (editing.id, editing.column, editing.field.value)
    undoHistory.register(shape.columns[column].title) { [weak self] in
      try self?.commitAgain(original, id, column)
    } redo: { [weak self] in
      try self?.commitAgain(text, id, column)
    }
  }

  /// Commits a text of the history in the row of `id` and shows the row.
  ///
  /// A current edit without changes ends, since its editor would hide the text. An edit with
  /// changes continues and keeps its text, the focus and the highlight.
  private func commitAgain(_ text: String, _ id: AnyHashable, _ column: Int) throws {
    guard let row = rows.find(id, near: 0) else {
      throw CellUndoError(description: strings.errors.rowIsGone(text))
    }
    if shape.editing?.isChanged == false { cancelEditing() }
    if let message = try commit(text, at: row, column: column) {
      throw CellUndoError(description: message)
    }
    rows.reload()
    let shown = rows.find(id, near: 0)
    if let editing = shape.editing {
      if editing.isOf(id, column) {
        editing.cellDidChange(to: shown.flatMap { editableText(at: $0, column: column) })
      }
      return
    }
    rows.highlightedRow = shown
    if highlightsCells { highlightedColumn = column } else { reveal(column) }
  }
}

/// The error of a cell edit that could not be undone.
private struct CellUndoError: Error, CustomStringConvertible {
  let description: String
}
