/// A column of a ``Table``: its title, its width, and the text of each item in it.
@MainActor
public struct TableColumn<Item> {
  let shape: TableShape.Column
  let text: (Item) -> String
  let precedes: ((Item, Item) -> Bool)?
  /// The editing of its cells; `nil` if they are not editable.
  var editing: Editing?

  /// The editing of the cells of a column.
  struct Editing {
    /// Returns the text with which it begins; `nil` if the cell of an item is not editable.
    let text: @MainActor (Item) -> String?
    /// Passes the text to the app, and returns the message if it refuses the text.
    let commit: @MainActor (Item, String) throws -> String?
  }

  /// Creates a column, which can be sorted only if `precedes` is given, or by the table's adapter.
  ///
  /// - Parameters:
  ///   - title: The title above the column.
  ///   - id: The identity by which the user's changes are saved; by default the title.
  ///   - width: The bounds of its width, in layout units.
  ///   - flex: The share in the remaining width; the default is 1 without a `width`, else 0.
  ///   - alignment: The alignment of each text in the column.
  ///   - precedes: Whether the first item is above the second if sorted by the column.
  ///   - text: The text of an item.
  public init(
    _ title: String, id: String? = nil, width: LayoutConstraints.Extent = .init(),
    flex: Int? = nil, alignment: Alignment = .leading,
    sortedBy precedes: ((Item, Item) -> Bool)? = nil,
    text: @escaping (Item) -> String
  ) {
    shape = TableShape.Column(
      id: id ?? title, title: title, width: width, flex: flex ?? (width == .init() ? 1 : 0),
      alignment: alignment, isSortable: precedes != nil)
    self.text = text
    self.precedes = precedes
  }

  /// Creates a column of the `value` of each item, which also sorts them.
  public init<Value: Comparable & CustomStringConvertible>(
    _ title: String, _ value: @escaping (Item) -> Value, id: String? = nil,
    width: LayoutConstraints.Extent = .init(), flex: Int? = nil, alignment: Alignment = .leading
  ) {
    self.init(
      title, id: id, width: width, flex: flex, alignment: alignment,
      sortedBy: { value($0) < value($1) }, text: { value($0).description })
  }

  /// Returns the column with cells that the user can edit in place.
  ///
  /// - Parameters:
  ///   - isEditable: Whether the cell of an item is editable; by default all are.
  ///   - text: The text with which the edit of an item begins; by default that of its cell.
  ///   - commit: Changes the item in the app's data; returns the message for the user if it refuses
  ///     the text, so that the edit goes on, else `nil`. The table then shows its rows again.
  /// - Returns: The editable column.
  public func editable(
    where isEditable: @escaping @MainActor (Item) -> Bool = { _ in true },
    text: (@MainActor (Item) -> String)? = nil,
    commit: @escaping @MainActor (Item, String) throws -> String?
  ) -> TableColumn {
    var column = self
    let shown = self.text
    column.editing = Editing(
      text: { item in isEditable(item) ? text?(item) ?? shown(item) : nil }, commit: commit)
    return column
  }
}
