/// A column of a ``Table``: its title, its width, and the text of each item.
@MainActor
public struct TableColumn<Item> {
  let shape: TableShape.Column
  let text: (Item) -> String
  let precedes: ((Item, Item) -> Bool)?
  /// The editing of the column's cells; `nil` if they are not editable.
  var editing: Editing?

  /// The editing of the cells of a column.
  struct Editing {
    /// The closure that returns the initial text of an edit, or `nil` if the cell is not editable.
    let text: @MainActor (Item) -> String?
    /// The closure that passes the text to the app and returns an error message if the app rejects
    /// it.
    let commit: @MainActor (Item, String) throws -> String?
  }

  /// Creates a column; it is sortable only if `precedes` is given or the table's adapter sorts by
  /// it.
  ///
  /// - Parameters:
  ///  - title: The title above the column.
  ///  - id: The identity for saving the user's changes of the column; by default, the title.
  ///  - width: The bounds of the column's width, in layout units.
  ///  - flex: The weight in the division of the remaining width; by default, 1 without a `width`,
  ///    else 0.
  ///  - alignment: The alignment of each text in the column.
  ///  - precedes: A closure that returns whether the first item is above the second in the column's
  ///    order.
  ///  - text: A closure that returns the text of an item.
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

  /// Creates a column of the `value` of each item; the values also define the order.
  public init<Value: Comparable & CustomStringConvertible>(
    _ title: String, _ value: @escaping (Item) -> Value, id: String? = nil,
    width: LayoutConstraints.Extent = .init(), flex: Int? = nil, alignment: Alignment = .leading
  ) {
    self.init(
      title, id: id, width: width, flex: flex, alignment: alignment,
      sortedBy: { value($0) < value($1) }, text: { value($0).description })
  }

  /// Returns a copy of the column with editable cells.
  ///
  /// - Parameters:
  ///  - isEditable: A closure that returns whether the cell of an item is editable; by default,
  ///    `true`.
  ///  - text: A closure that returns the initial text of an edit; by default, the text of the cell.
  ///  - commit: A closure that changes the item in the app's data and returns `nil`; the table then
  ///    reloads its rows. If the text is not accepted, the closure returns an error message, and
  ///    the edit continues.
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
