/// The data source of a list, which also creates the views of its rows.
///
/// A list asks only for the rows that it shows, and keeps no others. It keeps the adapter alive, so
/// the adapter should be an object of its own, or a value, not the screen.
@MainActor
public protocol ListAdapter<Item>: TableAdapter {
  /// The type of the view of a row; views of rows that are no longer visible are reused.
  associatedtype RowView: View

  /// Creates the view of a row, for any item.
  func makeRowView() -> RowView

  /// Shows `item` in `view`, which may have shown another item before.
  func show(_ item: Item, at row: RowIndex, in view: RowView)
}

extension ListAdapter where RowView == Label {
  /// Creates an empty label.
  public func makeRowView() -> Label { Label() }
}
