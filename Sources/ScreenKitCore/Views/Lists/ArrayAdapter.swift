/// An adapter of an array whose items are lines of text, for use in other adapters.
///
/// ```swift
/// let rows = FilteredAdapter(ArrayAdapter(people, id: \.number) { $0.name })
/// let list = List(rows)
/// ```
@MainActor
public final class ArrayAdapter<Item, ID: Hashable>: ListAdapter {
  /// The items, from top to bottom; after a change, notify the adapter that wraps this one.
  public var items: [Item]
  private let identify: (Item) -> ID
  private let text: (Item) -> String

  /// Creates an adapter of `items`.
  ///
  /// - Parameters:
  ///   - items: The items, from top to bottom.
  ///   - id: Returns the identity of an item, which stays the same when the item moves.
  ///   - text: Returns the text to show for an item, which is also searched.
  public init(_ items: [Item], id: @escaping (Item) -> ID, text: @escaping (Item) -> String) {
    (self.items, identify, self.text) = (items, id, text)
  }

  /// Returns the number of items.
  public func rowCount(in section: Int) -> Int { items.count }
  /// Returns the item at `row`.
  public func item(at row: RowIndex) -> Item { items[row.row] }
  /// Returns the identity of `item`.
  public func id(of item: Item) -> ID { identify(item) }
  /// Returns the text of `item`.
  public func searchText(of item: Item) -> String { text(item) }
  /// Shows the text of `item`.
  public func show(_ item: Item, at row: RowIndex, in view: Label) { view.text = text(item) }
}
