/// A cell of a table that the user edits; it follows its item when the rows change.
@MainActor
final class CellEditing {
  /// The identity of the item.
  let id: AnyHashable
  /// The column of the cell.
  let column: Int
  /// The editor, shown in the cell while its row is visible.
  let field = TextField()
  /// Whether the editor gets the focus as soon as its row is visible.
  var wantsFocus = false
  /// Called when the user submits the text.
  var onCommit: () throws -> Void = {}

  /// The text that the cell had; `nil` if it is not known.
  private(set) var original: String?
  /// The text that the app refused, and its message.
  private var refusal: (text: String, message: String)?

  /// Creates an editor of `original`, in which `text` is typed so far.
  init(
    _ id: AnyHashable, _ column: TableShape.Column, at index: Int, _ original: String?, text: String
  ) {
    (self.id, self.column, self.original) = (id, index, original)
    field.value = text
    field.layout.width = .init()
    field.accessibleName = column.title
    field.validation = { [unowned self] text in
      refusal.flatMap { $0.text == text ? $0.message : nil }
    }
    field.onSubmit = { [unowned self] _ in try onCommit() }
  }

  /// Returns whether the cell is that in `column` of the row of `id`.
  func isOf(_ id: AnyHashable, _ column: Int) -> Bool { self.id == id && self.column == column }

  /// Whether the text is not the one that the cell had.
  var isChanged: Bool { field.value != original }

  /// Replaces the text that the cell had, after a change by other means than this edit.
  func cellDidChange(to text: String?) { original = text }

  /// Shows that the app refused the text.
  func refuse(_ message: String) {
    refusal = (field.value, message)
    field.validate()
  }
}
