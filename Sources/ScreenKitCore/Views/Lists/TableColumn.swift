/// A column of a ``Table``: its title, its width, and the text of each item.
@MainActor
public struct TableColumn<Item> {
  let shape: TableShape.Column
  let text: (Item) -> String
  let order: ColumnOrder<Item>?
  /// Returns the title in the language of the app; `nil` if it is the same in all languages.
  private(set) var localizedTitle: (@MainActor (Strings) -> String)?
  /// The closure that returns the styled cell of an item; `nil` for plain texts.
  var cell: ((Item) -> TableCell)?
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
  ///    order. It may compare NaN, which is the last value in both directions.
  ///  - text: A closure that returns the text of an item.
  public init(
    _ title: String, id: String? = nil, width: LayoutConstraints.Extent = .init(),
    flex: Int? = nil, alignment: Alignment = .leading,
    sortedBy precedes: ((Item, Item) -> Bool)? = nil,
    text: @escaping (Item) -> String
  ) {
    self.init(
      title, id, width, flex, alignment, order: precedes.map { ColumnOrder(by: $0) }, text: text)
  }

  private init(
    _ title: String, _ id: String?, _ width: LayoutConstraints.Extent, _ flex: Int?,
    _ alignment: Alignment, order: ColumnOrder<Item>?, text: @escaping (Item) -> String
  ) {
    shape = TableShape.Column(
      id: id ?? title, title: title, width: width, flex: flex ?? (width == .init() ? 1 : 0),
      alignment: alignment, isSortable: order != nil)
    self.text = text
    self.order = order
  }

  /// Creates a column of the `value` of each item; the values also define the order.
  ///
  /// Texts are in the order of the app's language, with numbers in them by their values. NaN is the
  /// last value in both directions.
  public init<Value: Comparable & CustomStringConvertible>(
    _ title: String, _ value: @escaping (Item) -> Value, id: String? = nil,
    width: LayoutConstraints.Extent = .init(), flex: Int? = nil, alignment: Alignment = .leading
  ) {
    self.init(
      title, id, width, flex, alignment, order: ColumnOrder(of: value),
      text: { value($0).description })
  }

  /// Creates a column of the `value` of each item, with an empty text for a missing value.
  ///
  /// Missing values are the last ones in both directions, with NaN.
  public init<Value: Comparable & CustomStringConvertible>(
    _ title: String, _ value: @escaping (Item) -> Value?, id: String? = nil,
    width: LayoutConstraints.Extent = .init(), flex: Int? = nil, alignment: Alignment = .leading
  ) {
    self.init(
      title, id, width, flex, alignment, order: ColumnOrder(of: value),
      text: { value($0)?.description ?? "" })
  }

  /// Returns a copy of the column whose title follows the language of the app.
  ///
  /// The column keeps its ``TableShape/Column/id``, which should not be a title then.
  ///
  /// - Parameter title: Returns the title above the column, such as `\.mail.sender`.
  /// - Returns: The column.
  public func localized(_ title: @escaping @MainActor (Strings) -> String) -> TableColumn {
    var column = self
    column.localizedTitle = title
    return column
  }

  /// Creates a column of cells with styles, icons or badges.
  ///
  /// - Parameters:
  ///  - title: The title above the column.
  ///  - id: The identity for saving the user's changes of the column; by default, the title.
  ///  - width: The bounds of the column's width, in layout units.
  ///  - flex: The weight in the division of the remaining width.
  ///  - alignment: The alignment of each cell in the column.
  ///  - precedes: A closure that returns whether the first item is above the second.
  ///  - cell: A closure that returns the cell of an item.
  public init(
    _ title: String, id: String? = nil, width: LayoutConstraints.Extent = .init(),
    flex: Int? = nil, alignment: Alignment = .leading,
    sortedBy precedes: ((Item, Item) -> Bool)? = nil,
    cell: @escaping (Item) -> TableCell
  ) {
    self.init(
      title, id: id, width: width, flex: flex, alignment: alignment, sortedBy: precedes,
      text: { cell($0).words })
    self.cell = cell
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
