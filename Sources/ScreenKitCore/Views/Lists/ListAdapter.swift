/// Gives a list its data and makes the views of its rows (F-039, F-041 to F-043).
///
/// A list asks only for the rows that it shows, and keeps nothing of the others. It keeps the
/// adapter alive, so the adapter should be an object of its own, or a value, not the screen.
@MainActor
public protocol ListAdapter<Item> {
  /// What a row is about.
  associatedtype Item
  /// What tells items apart, also when they move.
  associatedtype ID: Hashable
  /// The view of a row; views of rows out of sight are used again for others.
  associatedtype RowView: View

  /// How many sections there are; 1 unless the adapter says otherwise.
  var sectionCount: Int { get }

  /// How many rows `section` has.
  func rowCount(in section: Int) -> Int

  /// The text above the rows of `section`; `nil`, as by default, shows none.
  func header(of section: Int) -> String?

  /// The item at `row`.
  func item(at row: RowIndex) -> Item

  /// What tells `item` from all others in the list.
  func id(of item: Item) -> ID

  /// Where the item with `id` is; `nil`, as by default, leaves the search to the list.
  func row(of id: ID) -> RowIndex?

  /// The text by which typing finds `item`; empty, as by default, cannot be found.
  func searchText(of item: Item) -> String

  /// Makes the view of a row, for whatever item.
  func makeRowView() -> RowView

  /// Has `view`, which may have shown another item before, show `item`.
  func show(_ item: Item, at row: RowIndex, in view: RowView)
}

extension ListAdapter {
  /// One.
  public var sectionCount: Int { 1 }
  /// None.
  public func header(of section: Int) -> String? { nil }
  /// Not known at once.
  public func row(of id: ID) -> RowIndex? { nil }
  /// None.
  public func searchText(of item: Item) -> String { "" }
}

extension ListAdapter where Item: Identifiable {
  /// The item's own identity.
  public func id(of item: Item) -> Item.ID { item.id }
}

extension ListAdapter where RowView == Label {
  /// An empty label.
  public func makeRowView() -> Label { Label() }
}
