/// Undoing edits of cells.
extension TableView {
  /// Registers the edit that was committed.
  final func registerUndo(of editing: CellEditing) {
    guard let undoHistory, let original = editing.original else { return }
    let (id, column, text) = (editing.id, editing.column, editing.field.value)
    undoHistory.register(shape.columns[column].title) { [weak self] in
      try self?.commitAgain(original, id, column)
    } redo: { [weak self] in
      try self?.commitAgain(text, id, column)
    }
  }

  /// Commits a text of the history in the row of `id`, and shows that row.
  ///
  /// An edit that goes on there would hide the text, so it ends.
  private func commitAgain(_ text: String, _ id: AnyHashable, _ column: Int) throws {
    guard let row = rows.find(id, near: 0) else {
      throw CellUndoError(description: Strings.current.errors.rowIsGone(text))
    }
    cancelEditing()
    if let message = try commit(text, at: row, column: column) {
      throw CellUndoError(description: message)
    }
    rows.reload()
    rows.highlightedRow = rows.find(id, near: 0)
    if highlightsCells { highlightedColumn = column } else { reveal(column) }
  }
}

/// The reason why the edit of a cell could not be undone.
private struct CellUndoError: Error, CustomStringConvertible {
  let description: String
}
