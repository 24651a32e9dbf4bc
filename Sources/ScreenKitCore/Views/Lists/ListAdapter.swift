/// The data source of a list, which also creates the views of its rows.
///
/// A list asks only for the rows that it shows, and keeps no others. It keeps the adapter alive, so
/// the adapter should be an object of its own, or a value, not the screen.
@MainActor
public protocol ListAdapter<Item> {
  /// The type of the item of a row.
  associatedtype Item
  /// The type of the identity of an item, which stays the same when the item moves.
  associatedtype ID: Hashable
  /// The type of the view of a row; views of rows that are no longer visible are reused.
  associatedtype RowView: View

  /// The number of sections; 1 by default.
  var sectionCount: Int { get }

  /// Returns the number of rows in `section`.
  func rowCount(in section: Int) -> Int

  /// Returns the text above the rows of `section`; `nil`, the default, shows none.
  func header(of section: Int) -> String?

  /// Returns the item at `row`.
  func item(at row: RowIndex) -> Item

  /// Returns the identity of `item`, unique in the list.
  func id(of item: Item) -> ID

  /// Returns the row of the item with `id`; with `nil`, the default, the list searches for it.
  func row(of id: ID) -> RowIndex?

  /// Returns the text by which typing finds `item`; with an empty text, the default, it cannot be
  /// found.
  func searchText(of item: Item) -> String

  /// Creates the view of a row, for any item.
  func makeRowView() -> RowView

  /// Shows `item` in `view`, which may have shown another item before.
  func show(_ item: Item, at row: RowIndex, in view: RowView)
}

extension ListAdapter {
  /// One section.
  public var sectionCount: Int { 1 }
  /// Returns `nil`.
  public func header(of section: Int) -> String? { nil }
  /// Returns `nil`.
  public func row(of id: ID) -> RowIndex? { nil }
  /// Returns an empty text.
  public func searchText(of item: Item) -> String { "" }
}

extension ListAdapter where Item: Identifiable {
  /// Returns the item's own identity.
  public func id(of item: Item) -> Item.ID { item.id }
}

extension ListAdapter where RowView == Label {
  /// Creates an empty label.
  public func makeRowView() -> Label { Label() }
}
