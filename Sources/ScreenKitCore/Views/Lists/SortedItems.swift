/// The items of a table or an array, in the order of a sorting, without those that a query hides.
@MainActor
class SortedItems<Item>: ListSorting, ListFiltering {
  /// The items in their original order.
  final var items: [Item] { didSet { arrange() } }
  final var sorting = TableSorting() { didSet { if sorting != oldValue { arrange() } } }
  final var query = "" { didSet { if query != oldValue { arrange() } } }

  private var columns: [TableColumn<Item>]
  /// The index of the item in each row; `nil` if all items are in the original order.
  private var order: [Int]?

  /// Creates items, which can be sorted by each of `columns` with a comparison.
  init(_ items: [Item], _ columns: [TableColumn<Item>]) {
    (self.items, self.columns) = (items, columns)
  }

  final var rowCount: Int { order?.count ?? items.count }
  final func item(at row: RowIndex) -> Item { items[order?[row.row] ?? row.row] }

  final func canSort(by column: Int) -> Bool {
    columns.indices.contains(column) && columns[column].order != nil
  }

  /// Sets the columns of the table that shows the items; the rows get their original order.
  final func setColumns(_ columns: [TableColumn<Item>]) {
    self.columns = columns
    sorting = TableSorting()
  }

  /// Returns whether the texts of `item` match `query`: those of all columns together.
  func matches(_ query: SearchQuery, _ item: Item) -> Bool {
    query.matches(columns.map { $0.text(item) }.joined(separator: "\n"))
  }

  /// Filters and sorts again, also after a change of the language.
  final func arrange() {
    let query = SearchQuery(query)
    guard !sorting.isEmpty || !query.isEmpty else { return order = nil }
    var rows = Array(items.indices)
    if !query.isEmpty { rows.removeAll { !matches(query, items[$0]) } }
    // Each sorting keeps the order of the less important keys for equal items.
    order = sorting.keys.reversed().reduce(rows) { rows, key in
      columns[key.column].order?.sorted(items, rows, key.isDescending) ?? rows
    }
  }
}

/// An adapter of the items of a table.
@MainActor
final class TableItems<Item, ID: Hashable>: SortedItems<Item>, TableAdapter {
  private let identify: (Item) -> ID

  init(_ items: [Item], id: @escaping (Item) -> ID, _ columns: [TableColumn<Item>]) {
    identify = id
    super.init(items, columns)
  }

  func rowCount(in section: Int) -> Int { rowCount }
  func id(of item: Item) -> ID { identify(item) }
}

/// An adapter whose rows a table sorts by the comparisons of its columns.
@MainActor
protocol ColumnSorting<Item>: AnyObject {
  associatedtype Item
  /// Sets the columns of the table, before it is shown.
  func setColumns(_ columns: [TableColumn<Item>])
}
