/// A list of items: strings, an array of anything, or whatever an adapter gives (F-040 to F-045).
///
/// See ``ListView`` for what the user can do with it.
public final class List<Item>: ListView {
  /// The user made the row of another item current.
  public var onHighlight: (@MainActor (Item) throws -> Void)?
  /// The user chose other rows; ask for ``selectedItems``.
  public var onSelectionChange: (@MainActor () throws -> Void)?
  /// The user opened the row of an item.
  public var onActivate: (@MainActor (Item) throws -> Void)?
  /// What can be done with an item; shown as a menu on a long press.
  public var menu: (@MainActor (Item) -> [Command])?

  private let itemAt: (RowIndex) -> Item
  private let source: ItemSource<Item>?

  /// Makes a list of what `adapter` gives.
  public init<Adapter: ListAdapter>(_ adapter: Adapter) where Adapter.Item == Item {
    itemAt = { adapter.item(at: $0) }
    source = adapter as? ItemSource<Item>
    super.init(AdapterRows(adapter: adapter))
  }

  /// Makes a list of `items`, each shown as a line of text.
  ///
  /// - Parameters:
  ///   - items: The items, from top to bottom.
  ///   - id: What tells items apart, also when they move.
  ///   - text: What is shown of an item, and what typing finds it by.
  public convenience init<ID: Hashable>(
    _ items: [Item], id: @escaping (Item) -> ID, text: @escaping (Item) -> String
  ) {
    self.init(items, id: id, text: text, row: { Label() }) { $0.text = text($1) }
  }

  /// Makes a list of `items`, each shown by a view that is used again for others.
  ///
  /// - Parameters:
  ///   - items: The items, from top to bottom.
  ///   - id: What tells items apart, also when they move.
  ///   - text: What typing finds an item by.
  ///   - row: Makes the view of a row, for whatever item.
  ///   - show: Has a view show an item.
  public convenience init<ID: Hashable, RowView: View>(
    _ items: [Item], id: @escaping (Item) -> ID, text: @escaping (Item) -> String = { _ in "" },
    row: @escaping @MainActor () -> RowView, show: @escaping @MainActor (RowView, Item) -> Void
  ) {
    self.init(ItemAdapter(items, id: id, text: text, make: row, fill: show))
  }

  /// The items of a list that was made of items; setting them is a ``ListView/reload()``.
  public var items: [Item] {
    get { source?.items ?? (0..<lines.count).compactMap(lines.row).map(itemAt) }
    set {
      ownSource.items = newValue
      reload()
    }
  }

  /// Puts `items` behind the last one, of a list that was made of items.
  public func append(_ items: [Item]) {
    let source = ownSource
    source.items += items
    rowsInserted(items.count, at: RowIndex(source.items.count - items.count))
  }

  /// The item of the current row.
  public var highlightedItem: Item? { highlightedRow.map(itemAt) }

  /// The items of the chosen rows, from top to bottom.
  public var selectedItems: [Item] { selectedRows.map(itemAt) }

  private var ownSource: ItemSource<Item> {
    guard let source else {
      preconditionFailure("items: an adapter gives this list its rows; change it, then reload")
    }
    return source
  }

  override func didHighlight() throws { if let item = highlightedItem { try onHighlight?(item) } }
  override func didSelect() throws { try onSelectionChange?() }
  override func didActivate(_ row: RowIndex) throws { try onActivate?(itemAt(row)) }
  override func commands(at row: RowIndex) -> [Command] { menu?(itemAt(row)) ?? [] }
}

extension List where Item: Identifiable {
  /// Makes a list of `items`, each shown as a line of text.
  public convenience init(_ items: [Item], text: @escaping (Item) -> String) {
    self.init(items, id: \.id, text: text)
  }

  /// Makes a list of `items`, each shown by a view that is used again for others.
  public convenience init<RowView: View>(
    _ items: [Item], text: @escaping (Item) -> String = { _ in "" },
    row: @escaping @MainActor () -> RowView, show: @escaping @MainActor (RowView, Item) -> Void
  ) {
    self.init(items, id: \.id, text: text, row: row, show: show)
  }
}

extension List<String> {
  /// Makes a list of `strings`, which must differ from each other.
  public convenience init(_ strings: [String]) {
    self.init(strings, id: { $0 }, text: { $0 })
  }
}
