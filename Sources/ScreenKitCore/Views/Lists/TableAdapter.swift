/// The data source of a ``Table``; a ``ListAdapter`` also creates the views of its rows.
///
/// A table requests only visible rows and stores no others. It retains the adapter, so the adapter
/// should be a value or a separate object, not the screen. The user can sort the rows if the
/// adapter conforms to ``ListSorting``.
@MainActor
public protocol TableAdapter<Item> {
  /// The type of the item of a row.
  associatedtype Item
  /// The type of the identity of an item; a move of the item does not change its identity.
  associatedtype ID: Hashable

  /// The number of sections; 1 by default.
  var sectionCount: Int { get }

  /// Returns the number of rows in `section`.
  func rowCount(in section: Int) -> Int

  /// Returns the header text of `section`; `nil`, the default, for no header.
  func header(of section: Int) -> String?

  /// Returns the item at `row`.
  func item(at row: RowIndex) -> Item

  /// Returns the identity of `item`, unique in the list.
  func id(of item: Item) -> ID

  /// Returns the row of the item with `id`; if the result is `nil`, the default, the list searches
  /// for it.
  func row(of id: ID) -> RowIndex?

  /// Returns the text of `item` for type-ahead search; empty by default.
  ///
  /// Type-ahead search skips items with an empty text in a list. In a table, it uses the text of
  /// the first column instead.
  func searchText(of item: Item) -> String
}

extension TableAdapter {
  /// The default number of sections: 1.
  public var sectionCount: Int { 1 }
  /// Returns `nil`.
  public func header(of section: Int) -> String? { nil }
  /// Returns `nil`.
  public func row(of id: ID) -> RowIndex? { nil }
  /// Returns an empty text.
  public func searchText(of item: Item) -> String { "" }
}

extension TableAdapter where Item: Identifiable {
  /// Returns the item's own identity.
  public func id(of item: Item) -> Item.ID { item.id }
}

/// An adapter that sorts its rows for a ``Table``.
///
/// Columns are identified by their indices. An adapter of a database, for example, sends a new
/// query.
@MainActor
public protocol ListSorting: AnyObject {
  /// The order of the rows; the table calls ``ListView/reload()`` after a change.
  var sorting: TableSorting { get set }

  /// Returns whether the rows can be sorted by the column with index `column`; `true` by default.
  func canSort(by column: Int) -> Bool
}

extension ListSorting {
  /// Returns `true`.
  public func canSort(by column: Int) -> Bool { true }
}
