/// A list of items: strings, an array of any type, or the items of an adapter.
///
/// See ``ListView`` for the actions of the user.
public final class List<Item>: ListView {
  /// The closure called after the user highlighted the row of another item.
  public var onHighlight: (@MainActor (Item) throws -> Void)?
  /// The closure called after the user changed the selection; see ``selectedItems``.
  public var onSelectionChange: (@MainActor () throws -> Void)?
  /// The closure called when the user activates the row of an item.
  public var onActivate: (@MainActor (Item) throws -> Void)?
  /// The closure that returns the commands for the menu of an item, such as on a long press.
  public var menu: (@MainActor (Item) -> [Command])?

  /// The closure that returns the sign at the end of the row of an item; `nil` for no signs.
  @exclusivity(unchecked)  // Set in a single step; read for each row of a page: decision 0111.
  public var accessory: (@MainActor (Item) -> RowAccessory)? {
    didSet {
      options.hasAccessories = accessory != nil
      reload()
    }
  }

  private let itemAt: (RowIndex) -> Item
  private let source: ItemSource<Item>?

  /// Creates a list of the items of `adapter`.
  public init<Adapter: ListAdapter>(_ adapter: Adapter) where Adapter.Item == Item {
    itemAt = { adapter.item(at: $0) }
    source = adapter as? ItemSource<Item>
    super.init(AdapterRows(adapter: adapter))
  }

  /// Creates a list of the rows of a table.
  init<Adapter: TableAdapter>(_ adapter: Adapter, rows: AdapterRows<Adapter>)
  where Adapter.Item == Item {
    itemAt = { adapter.item(at: $0) }
    source = nil
    super.init(rows)
  }

  /// Creates a list of `items`, each shown as a line of text.
  ///
  /// - Parameters:
  ///  - items: The items, from top to bottom.
  ///  - id: A closure that returns the identity of an item; a move of the item must not change it.
  ///  - text: A closure that returns the text of an item, for its row and for type-ahead search.
  public convenience init<ID: Hashable>(
    _ items: [Item], id: @escaping (Item) -> ID, text: @escaping (Item) -> String
  ) {
    self.init(items, id: id, text: text, row: { Label() }) { $0.text = text($1) }
  }

  /// Creates a list of `items`, each shown by a reusable view.
  ///
  /// - Parameters:
  ///  - items: The items, from top to bottom.
  ///  - id: A closure that returns the identity of an item; a move of the item must not change it.
  ///  - text: A closure that returns the text of an item for type-ahead search.
  ///  - row: A closure that creates the view of a row, for any item.
  ///  - show: A closure that shows an item in the view of a row.
  public convenience init<ID: Hashable, RowView: View>(
    _ items: [Item], id: @escaping (Item) -> ID, text: @escaping (Item) -> String = { _ in "" },
    row: @escaping @MainActor () -> RowView, show: @escaping @MainActor (RowView, Item) -> Void
  ) {
    self.init(ItemAdapter(items, id: id, text: text, make: row, fill: show))
  }

  /// The items of a list that was created from items; a new value calls ``ListView/reload()``.
  public var items: [Item] {
    get { source?.items ?? lines.allRows.map(itemAt) }
    set {
      ownSource.items = newValue
      reload()
    }
  }

  /// Appends `items` to a list that was created from items.
  public func append(_ items: [Item]) {
    let source = ownSource
    source.items += items
    // Only some of the items may match the query of a search field.
    guard source.query.isEmpty else { return reload() }
    rowsInserted(items.count, at: RowIndex(source.items.count - items.count))
  }

  /// Returns the item at `row`, which must exist.
  func item(at row: RowIndex) -> Item { itemAt(row) }

  /// The item of the highlighted row.
  public var highlightedItem: Item? { highlightedRow.map(itemAt) }

  /// The items of the selected rows, from top to bottom.
  public var selectedItems: [Item] { selectedRows.map(itemAt) }

  private var ownSource: ItemSource<Item> {
    guard let source else {
      preconditionFailure(
        "items: the rows of \(pathInCode) are from an adapter; change it, then call reload() (SK205)"
      )
    }
    return source
  }

  override func didHighlight() throws { if let item = highlightedItem { try onHighlight?(item) } }
  override func didSelect() throws { try onSelectionChange?() }
  override var activatesRows: Bool { onActivate != nil || super.activatesRows }
  override func didActivate(_ row: RowIndex) throws { try onActivate?(itemAt(row)) }
  override func accessory(at row: RowIndex) -> RowAccessory {
    // `map` would look up the type of the closure at run time for each row: decision 0111.
    guard let accessory else { return .none }
    return accessory(itemAt(row))
  }
  override func commands(at row: RowIndex) -> [Command] { menu?(itemAt(row)) ?? [] }
}

extension List where Item: Identifiable {
  /// Creates a list of `items`, each shown as a line of text.
  public convenience init(_ items: [Item], text: @escaping (Item) -> String) {
    self.init(items, id: \.id, text: text)
  }

  /// Creates a list of `items`, each shown by a reusable view.
  public convenience init<RowView: View>(
    _ items: [Item], text: @escaping (Item) -> String = { _ in "" },
    row: @escaping @MainActor () -> RowView, show: @escaping @MainActor (RowView, Item) -> Void
  ) {
    self.init(items, id: \.id, text: text, row: row, show: show)
  }
}

extension List<String> {
  /// Creates a list of `strings`, which must be unique.
  public convenience init(_ strings: [String]) {
    self.init(strings, id: { $0 }, text: { $0 })
  }
}
