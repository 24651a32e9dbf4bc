/// The requests of a list to its adapter, with the adapter's types erased.
@MainActor
protocol ListRows {
  var sectionCount: Int { get }
  func rowCount(in section: Int) -> Int
  func header(of section: Int) -> String?
  func id(at row: RowIndex) -> AnyHashable
  func row(of id: AnyHashable) -> RowIndex?
  func searchText(at row: RowIndex) -> String
  /// The adapter, if it can filter.
  var filtering: (any ListFiltering)? { get }
  func makeRowView() -> View
  /// Shows `row` in `view`, which ``makeRowView()`` made, and returns its ``id(at:)``.
  @discardableResult
  func show(_ row: RowIndex, in view: View) -> AnyHashable
}

/// The rows of an adapter of any type.
struct AdapterRows<Adapter: TableAdapter>: ListRows {
  private let adapter: Adapter
  private let make: @MainActor () -> View
  /// Created where the adapter's types are known, so that visible rows need no look-up of them.
  private let fill: @MainActor (RowIndex, View) -> AnyHashable
  /// Returns the text of an item whose adapter has none; `nil` if it cannot be found then.
  private let text: ((Adapter.Item) -> String)?

  /// Creates the rows of a table with `columns`.
  init(_ adapter: Adapter, _ shape: TableShape, _ columns: [TableColumn<Adapter.Item>]) {
    self.adapter = adapter
    make = { TableRow(shape) }
    fill = { row, view in
      let item = adapter.item(at: row)
      let view = unsafeDowncast(view, to: TableRow.self)
      let id = AnyHashable(adapter.id(of: item))
      view.texts = columns.map { $0.text(item) }
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
  /// Creates the rows of a list, whose adapter makes their views.
  init(adapter: Adapter) {
    self.adapter = adapter
    make = { adapter.makeRowView() }
    fill = { row, view in
      let item = adapter.item(at: row)
      // The adapter has made the view; a cast for each row of a page is slow: decision 0111.
      adapter.show(item, at: row, in: unsafeDowncast(view, to: Adapter.RowView.self))
      return AnyHashable(adapter.id(of: item))
    }
    text = nil
  }
}
