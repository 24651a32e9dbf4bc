/// The data source of a list, which also creates the views of its rows.
///
/// A list requests only visible rows and stores no others. It retains the adapter, so the adapter
/// should be a value or a separate object, not the screen.
@MainActor
public protocol ListAdapter<Item>: TableAdapter {
  /// The type of the view of a row; the list reuses views of rows that are no longer visible.
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
