/// The edit of a table cell by the user; it follows the item when the rows change.
@MainActor
final class CellEditing {
  /// The identity of the item.
  let id: AnyHashable
  /// The column of the cell.
  let column: Int
  /// The editor, shown in the cell while its row is visible.
  let field = TextField()
  /// Whether the editor must get the focus as soon as its row is visible.
  var wantsFocus = false
  /// The closure called when the user submits the text.
  var onCommit: () throws -> Void = {}

  /// The text of the cell before the edit; `nil` if it is not known.
  private(set) var original: String?
  /// The text rejected by the app, and the error message.
  private var refusal: (text: String, message: String)?

  /// Creates an edit of the text `original`, with `text` typed so far.
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
    field.hasSubmitHint = false
    field.onSubmit = { [unowned self] _ in try onCommit() }
  }

  /// Returns whether the edit is in `column` of the row of the item `id`.
  func isOf(_ id: AnyHashable, _ column: Int) -> Bool { self.id == id && self.column == column }

  /// Whether the text differs from that before the edit.
  var isChanged: Bool { field.value != original }

  /// Replaces the text before the edit, after another change of the cell.
  func cellDidChange(to text: String?) { original = text }

  /// Shows that the app rejected the text.
  func refuse(_ message: String) {
    refusal = (field.value, message)
    field.validate()
  }
}
