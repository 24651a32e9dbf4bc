/// The requests of a list to its adapter, without the adapter's types.
@MainActor
protocol ListRows {
  var sectionCount: Int { get }
  func rowCount(in section: Int) -> Int
  func header(of section: Int) -> String?
  func id(at row: RowIndex) -> AnyHashable
  func row(of id: AnyHashable) -> RowIndex?
  func searchText(at row: RowIndex) -> String
  /// The adapter, if it can filter; otherwise `nil`.
  var filtering: (any ListFiltering)? { get }
  func makeRowView() -> View
  /// Shows `row` in `view`, a result of ``makeRowView()``, and returns its ``id(at:)``.
  @discardableResult
  func show(_ row: RowIndex, in view: View) -> AnyHashable
}

/// The rows of an adapter of any type.
struct AdapterRows<Adapter: TableAdapter>: ListRows {
  private let adapter: Adapter
  private let make: @MainActor () -> View
  /// The closure that fills a row; it contains the adapter's types, so that rows need no look-up.
  private let fill: @MainActor (RowIndex, View) -> AnyHashable
  /// The closure that returns the search text of an item without a text of the adapter; `nil` for
  /// none.
  private let text: ((Adapter.Item) -> String)?

  /// Creates the rows of a table with `columns`.
  init(_ adapter: Adapter, _ shape: TableShape, _ columns: [TableColumn<Adapter.Item>]) {
    self.adapter = adapter
    make = { TableRow(shape) }
    let styled = columns.enumerated().compactMap { index, column in
      column.cell.map { (index: index, cell: $0) }
    }
    fill = { row, view in
      let item = adapter.item(at: row)
      let view = unsafeDowncast(view, to: TableRow.self)
      let id = AnyHashable(adapter.id(of: item))
      view.texts = columns.map { $0.text(item) }
      if !styled.isEmpty {
        view.styledTexts = Dictionary(
          uniqueKeysWithValues: styled.map { ($0.index, $0.cell(item).styled) })
      }
      view.showEditor(for: id)
      return id
    }
    text = columns.first?.text
  }

  var sectionCount: Int { adapter.sectionCount }
  var filtering: (any ListFiltering)? { adapter as? any ListFiltering }
  func rowCount(in section: Int) -> Int { adapter.rowCount(in: section) }
  func header(of section: Int) -> String? { adapter.header(of: section) }
  func makeRowView() -> View { make() }

  func id(at row: RowIndex) -> AnyHashable {
    AnyHashable(adapter.id(of: adapter.item(at: row)))
  }

  func row(of id: AnyHashable) -> RowIndex? {
    (id.base as? Adapter.ID).flatMap(adapter.row)
  }

  func searchText(at row: RowIndex) -> String {
    let item = adapter.item(at: row)
    let found = adapter.searchText(of: item)
    return found.isEmpty ? text?(item) ?? "" : found
  }

  func show(_ row: RowIndex, in view: View) -> AnyHashable { fill(row, view) }
}

extension AdapterRows where Adapter: ListAdapter {
  /// Creates the rows of a list with an adapter that creates their views.
  init(adapter: Adapter) {
    self.adapter = adapter
    make = { adapter.makeRowView() }
    fill = { row, view in
      let item = adapter.item(at: row)
      // The adapter created the view. A cast for each row of a page would be slow: decision 0111.
      adapter.show(item, at: row, in: unsafeDowncast(view, to: Adapter.RowView.self))
      return AnyHashable(adapter.id(of: item))
    }
    text = nil
  }
}
