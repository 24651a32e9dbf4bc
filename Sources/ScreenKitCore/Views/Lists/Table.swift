/// A table that shows items as rows of texts in columns, sorted by a column of the user's choice.
public final class Table<Item>: TableView {
  /// The list of the rows; set its closures to handle the user's actions.
  public let list: List<Item>
  private let columns: [TableColumn<Item>]

  /// The items in their own order, independent of the sorting.
  public var items: [Item] { didSet { showItems() } }

  /// The column that the rows are sorted by; `nil` for the items' own order.
  public var sorting: TableSorting? {
    didSet {
      if let sorting {
        precondition(
          columns.indices.contains(sorting.column) && columns[sorting.column].precedes != nil,
          "sorting: \(pathInCode) cannot be sorted by column \(sorting.column) (SK207)")
      }
      header.sorting = sorting
      if sorting != oldValue { showItems() }
    }
  }

  /// Creates a table of `items`, with `columns` from left to right.
  public init<ID: Hashable>(
    _ items: [Item], id: @escaping (Item) -> ID, columns: [TableColumn<Item>]
  ) {
    self.items = items
    self.columns = columns
    let shape = TableShape(columns.map(\.shape))
    list = List(
      items, id: id, text: { columns.first?.text($0) ?? "" }, row: { TableRow(shape) },
      show: { row, item in row.texts = columns.map { $0.text(item) } })
    super.init(TableHeader(shape), list)
    header.onSort = { [unowned self] in sort(by: $0) }
  }

  public override func restore(_ state: SavedState.Value) {
    guard case .state(let saved) = state else { return }
    if case .int(let column) = saved["sort"], columns.indices.contains(column),
      columns[column].precedes != nil
    {
      sorting = TableSorting(column: column, isDescending: saved["descending"] == .bool(true))
    }
    super.restore(state)
  }

  private func sort(by column: Int) {
    let isAgain = sorting?.column == column
    sorting = TableSorting(
      column: column, isDescending: isAgain && sorting?.isDescending == false)
  }

  private func showItems() {
    guard let sorting, let precedes = columns[sorting.column].precedes else {
      list.items = items
      return
    }
    list.items = items.sorted { sorting.isDescending ? precedes($1, $0) : precedes($0, $1) }
  }
}

extension Table where Item: Identifiable {
  /// Creates a table of `items`, with `columns` from left to right.
  public convenience init(_ items: [Item], columns: [TableColumn<Item>]) {
    self.init(items, id: \.id, columns: columns)
  }
}

/// The base class of tables with any type of item: a header above rows.
public class TableView: View, LayoutObserving {
  /// The layout of a table.
  public struct LayoutResult: Hashable, Sendable {
    /// The units in front of the content of each row.
    public var lead: Int
    /// The range of each column, from the left edge of a row's content.
    public var places: [Range<Int>]

    /// Creates the layout of a table.
    public init(lead: Int, places: [Range<Int>]) { (self.lead, self.places) = (lead, places) }
  }

  /// The header with the titles of the columns.
  public final let header: TableHeader
  /// The rows, independent of the type of their items.
  public final let rows: ListView

  init(_ header: TableHeader, _ rows: ListView) {
    self.header = header
    self.rows = rows
    super.init()
    // Rows come first in reading order, so that they get the initial focus.
    setChildren([rows, header])
  }

  public override var role: SemanticRole { .table }
  public override var accessibleValue: String { rows.accessibleValue }

  public override var semanticDetails: SemanticDetails {
    SemanticDetails(value: "", parts: [header, rows])
  }

  public override var savedState: SavedState.Value? {
    guard case .state(var state) = rows.savedState else { return nil }
    if let sorting = header.sorting {
      state["sort"] = .int(sorting.column)
      state["descending"] = .bool(sorting.isDescending)
    }
    return .state(state)
  }

  public override func restore(_ state: SavedState.Value) { rows.restore(state) }

  /// Stores the positions of the columns.
  public final func didLayOut(_ result: LayoutResult) { header.shape.apply(result) }
}
