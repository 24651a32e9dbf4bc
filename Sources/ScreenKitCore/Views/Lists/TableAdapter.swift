/// The data source of a ``Table``; a ``ListAdapter`` also creates the views of its rows.
///
/// A table asks only for the rows that it shows, and keeps no others. It keeps the adapter alive, so
/// the adapter should be an object of its own, or a value, not the screen. The user can sort the
/// rows if the adapter conforms to ``ListSorting``.
@MainActor
public protocol TableAdapter<Item> {
  /// The type of the item of a row.
  associatedtype Item
  /// The type of the identity of an item, which stays the same when the item moves.
  associatedtype ID: Hashable

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

  /// Returns the text of `item` for type-ahead search; empty by default.
  ///
  /// A list cannot find an item with an empty text; a table takes the text of its first column.
  func searchText(of item: Item) -> String
}

extension TableAdapter {
  /// One section.
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

/// An adapter that sorts its rows as the user of a ``Table`` asks for it.
///
/// The columns are identified by their numbers. An adapter of a database, for example, sends
/// another query.
@MainActor
public protocol ListSorting: AnyObject {
  /// The order of the rows; the table calls ``ListView/reload()`` after it has set it.
  var sorting: TableSorting { get set }

  /// Returns whether the rows can be sorted by `column`, counted from 0; `true` by default.
  func canSort(by column: Int) -> Bool
}

extension ListSorting {
  /// Returns `true`.
  public func canSort(by column: Int) -> Bool { true }
}
