/// A table of items as rows of texts in columns, which the user can sort.
public final class Table<Item>: TableView {
  /// The list of the rows; set its closures to handle the user's actions.
  public let list: List<Item>
  /// The items, if the table was created from an array; otherwise `nil`.
  private let source: SortedItems<Item>?
  private let sorter: (any ListSorting)?
  private let columns: [TableColumn<Item>]

  /// The items in their original order, without the sorting; the items of an adapter cannot be set.
  public var items: [Item] {
    get { source?.items ?? list.items }
    set {
      guard let source else {
        preconditionFailure(
          "items: the rows of \(pathInCode) are from an adapter; change it, then call reload() of its list (SK205)"
        )
      }
      source.items = newValue
      list.reload()
    }
  }

  /// The sort columns of the rows; without columns, the rows have their original order.
  public var sorting: TableSorting {
    get { header.sorting }
    set {
      check(newValue)
      guard newValue != header.sorting else { return }
      header.sorting = newValue
      sorter?.sorting = newValue
      list.reload()
    }
  }

  /// Creates a table of the items of `adapter`, with `columns` from left to right.
  ///
  /// An ``ArrayAdapter``, also in a ``FilteredAdapter``, sorts its items by the comparisons of the
  /// columns. An adapter of your own that conforms to ``ListSorting`` sorts its rows itself, without
  /// these comparisons; the rows of others cannot be sorted.
  public init<Adapter: TableAdapter>(_ adapter: Adapter, columns: [TableColumn<Item>])
  where Adapter.Item == Item {
    (adapter as? any ColumnSorting<Item>)?.setColumns(columns)
    let sorter = adapter as? any ListSorting
    let shape = TableShape(
      columns.enumerated().map { index, column in
        var column = column.shape
        column.isSortable = sorter?.canSort(by: index) ?? false
        return column
      })
    source = adapter as? SortedItems<Item>
    self.sorter = sorter
    self.columns = columns
    list = List(adapter, rows: AdapterRows(adapter, shape, columns))
    super.init(TableHeader(shape, sorter?.sorting ?? TableSorting()), list)
    check(sorting)
    header.onSort = { [unowned self] in sorting = $0 }
    languageDidChange()
    followLanguage()
  }

  /// Creates a table of `items`, with `columns` from left to right.
  ///
  /// The user can sort it by the columns with a comparison. A ``SearchField`` with
  /// `search.list = table.list` searches in the texts of all columns.
  public convenience init<ID: Hashable>(
    _ items: [Item], id: @escaping (Item) -> ID, columns: [TableColumn<Item>]
  ) {
    self.init(TableItems(items, id: id, columns), columns: columns)
  }

  private func check(_ sorting: TableSorting) {
    for key in sorting.keys {
      precondition(
        header.isSortable(key.column),
        "sorting: \(pathInCode) cannot be sorted by column \(key.column) (SK207)")
    }
  }

  override func languageDidChange() {
    for (index, column) in columns.enumerated() {
      if let title = column.localizedTitle?(strings) {
        header.shape.columns[index].title = title
      }
    }
    // Texts have another order in another language.
    let sortsHere = source != nil || sorter is any ColumnSorting<Item>
    guard sortsHere, let sorter, !sorting.isEmpty else { return }
    sorter.sorting = TableSorting()
    sorter.sorting = sorting
    list.reload()
  }

  override var hasEditableColumns: Bool { columns.contains { $0.editing != nil } }

  override func editableText(at row: RowIndex, column: Int) -> String? {
    columns[column].editing?.text(list.item(at: row))
  }

  override func commit(_ text: String, at row: RowIndex, column: Int) throws -> String? {
    try columns[column].editing?.commit(list.item(at: row), text)
  }

  public override func restore(_ state: SavedState.Value) {
    guard case .state(let saved) = state else { return }
    if let saved = TableSorting(saved["sorting"], sortable: header.isSortable) { sorting = saved }
    super.restore(state)
  }
}

extension Table where Item: Identifiable {
  /// Creates a table of `items`, with `columns` from left to right.
  public convenience init(_ items: [Item], columns: [TableColumn<Item>]) {
    self.init(items, id: \.id, columns: columns)
  }
}
