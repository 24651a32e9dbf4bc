import ScreenKitCore

/// Rows that a test adds and removes one by one, with notifications of the list.
@MainActor
final class NamedRows: ListAdapter {
  var names: [String]

  init(_ names: [String]) { self.names = names }

  func rowCount(in section: Int) -> Int { names.count }
  func item(at row: RowIndex) -> String { names[row.row] }
  func id(of item: String) -> String { item }
  func show(_ item: String, at row: RowIndex, in view: Label) { view.text = item }
}
