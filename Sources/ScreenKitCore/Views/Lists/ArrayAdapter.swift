/// An adapter of an array with a line of text for each item, for use in other adapters.
///
/// In a ``Table``, it sorts the items by the comparisons of the columns.
///
/// ```swift
/// let rows = FilteredAdapter(ArrayAdapter(people, id: \.number) { $0.name })
/// let list = List(rows)
/// ```
@MainActor
public final class ArrayAdapter<Item, ID: Hashable>: ListAdapter {
  /// The items, from top to bottom; after a change, notify the adapter that contains this one.
  public var items: [Item] {
    get { rows.items }
    set { rows.items = newValue }
  }

  private let rows: SortedItems<Item>
  private let identify: (Item) -> ID
  private let text: (Item) -> String

  /// Creates an adapter of `items`.
  ///
  /// - Parameters:
  ///  - items: The items, from top to bottom.
  ///  - id: A closure that returns the identity of an item; a move of the item must not change it.
  ///  - text: A closure that returns the text of an item, for its row and for searches.
  public init(_ items: [Item], id: @escaping (Item) -> ID, text: @escaping (Item) -> String) {
    (rows, identify, self.text) = (SortedItems(items, []), id, text)
  }

  /// Returns the number of items.
  public func rowCount(in section: Int) -> Int { items.count }
  /// Returns the item at `row`.
  public func item(at row: RowIndex) -> Item { rows.item(at: row) }
  /// Returns the identity of `item`.
  public func id(of item: Item) -> ID { identify(item) }
  /// Returns the text of `item`.
  public func searchText(of item: Item) -> String { text(item) }
  /// Shows the text of `item`.
  public func show(_ item: Item, at row: RowIndex, in view: Label) { view.text = text(item) }
}

extension ArrayAdapter: ListSorting, ColumnSorting {
  /// The order of the rows; without keys, that of ``items``.
  public var sorting: TableSorting {
    get { rows.sorting }
    set { rows.sorting = newValue }
  }

  /// Returns whether the adapter is in a table whose column has a comparison.
  public func canSort(by column: Int) -> Bool { rows.canSort(by: column) }

  func setColumns(_ columns: [TableColumn<Item>]) { rows.setColumns(columns) }
}
