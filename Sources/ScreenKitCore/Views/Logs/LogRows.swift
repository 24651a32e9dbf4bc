/// The adapter of the list in a ``LogView``, with a row for each shown line.
@MainActor
final class LogRows: ListAdapter, ListFiltering {
  /// A line with its number.
  struct Entry {
    let number: Int
    let line: LogLine
  }

  var store: LogStore
  var least = LogLine.Level.debug { didSet { store.filter(query, least) } }
  var query = "" { didSet { if query != oldValue { store.filter(query, least) } } }

  /// The number of rows filled so far, for tests of the cost.
  private(set) var showCount = 0

  init(limit: Int) { store = LogStore(limit: limit) }

  func rowCount(in section: Int) -> Int { store.shownCount }
  func id(of entry: Entry) -> Int { entry.number }
  func searchText(of entry: Entry) -> String { entry.line.text }
  func show(_ entry: Entry, at row: RowIndex, in view: Label) {
    showCount += 1
    view.styledText = entry.line.styled
  }

  func item(at row: RowIndex) -> Entry {
    let number = store.number(at: row.row)
    return Entry(number: number, line: store.line(number))
  }

  /// Returns the row of a line, or of the next shown line, so that the list need not search for it.
  func row(of id: Int) -> RowIndex? {
    let index = store.index(from: id)
    return store.shownCount == 0 ? nil : RowIndex(min(index, store.shownCount - 1))
  }
}
