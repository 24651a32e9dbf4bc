/// An adapter of an array of items.
@MainActor
final class ItemAdapter<Item, ID: Hashable, RowView: View>: ItemSource<Item>, ListAdapter {
  private let identify: (Item) -> ID
  private let text: (Item) -> String
  private let make: @MainActor () -> RowView
  private let fill: @MainActor (RowView, Item) -> Void

  init(
    _ items: [Item], id: @escaping (Item) -> ID, text: @escaping (Item) -> String,
    make: @escaping @MainActor () -> RowView, fill: @escaping @MainActor (RowView, Item) -> Void
  ) {
    identify = id
    self.text = text
    self.make = make
    self.fill = fill
    super.init(items)
  }

  func rowCount(in section: Int) -> Int { shown?.count ?? items.count }
  func item(at row: RowIndex) -> Item { items[shown?[row.row] ?? row.row] }
  func id(of item: Item) -> ID { identify(item) }
  override func searchText(of item: Item) -> String { text(item) }
  func makeRowView() -> RowView { make() }
  func show(_ item: Item, at row: RowIndex, in view: RowView) { fill(view, item) }
}

/// The items of an ``ItemAdapter``, independent of the types of identities and views.
@MainActor
class ItemSource<Item>: ListFiltering {
  // Set in a single step; read for each row of a page: decision 0111.
  @exclusivity(unchecked) final var items: [Item] { didSet { find() } }
  /// The indices of the items that match the query; `nil` if all items match.
  @exclusivity(unchecked) private(set) final var shown: [Int]?
  final var query = "" { didSet { if query != oldValue { find() } } }

  init(_ items: [Item]) { self.items = items }

  /// Returns the text of `item` for searches.
  func searchText(of item: Item) -> String { "" }

  private func find() {
    let query = SearchQuery(query)
    shown = query.isEmpty ? nil : items.indices.filter { query.matches(searchText(of: items[$0])) }
  }
}
