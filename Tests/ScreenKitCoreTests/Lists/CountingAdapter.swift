import ScreenKitCore

/// An adapter with any number of rows, none of which exists before its first request.
@MainActor
final class CountingAdapter: ListAdapter {
  /// The rows of each section; a section without a title has no header.
  var sections: [(title: String?, rows: Int)]
  private(set) var madeViews = 0
  private(set) var shownRows = 0
  private(set) var askedItems = 0

  init(_ sections: [(title: String?, rows: Int)]) { self.sections = sections }

  convenience init(rows: Int) { self.init([(nil, rows)]) }

  var sectionCount: Int { sections.count }
  func rowCount(in section: Int) -> Int { sections[section].rows }
  func header(of section: Int) -> String? { sections[section].title }
  func id(of item: String) -> String { item }
  func searchText(of item: String) -> String { item }

  func item(at row: RowIndex) -> String {
    askedItems += 1
    return "\(row.section).\(row.row)"
  }

  func makeRowView() -> Label {
    madeViews += 1
    return Label()
  }

  func show(_ item: String, at row: RowIndex, in view: Label) {
    shownRows += 1
    view.text = item
  }

  /// Returns the requests since the last call.
  func take() -> (made: Int, shown: Int, items: Int) {
    defer { (madeViews, shownRows, askedItems) = (0, 0, 0) }
    return (madeViews, shownRows, askedItems)
  }
}
