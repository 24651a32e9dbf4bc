/// An adapter with a filter for its rows, such as the text of a ``SearchField``.
///
/// ``FilteredAdapter`` adds a filter to any adapter. Write your own adapter for rows that a server
/// searches, for example.
@MainActor
public protocol ListFiltering: AnyObject {
  /// The filter text for the rows; empty for all rows.
  var query: String { get set }
}

/// An adapter of those rows of another adapter that match a query; see ``SearchQuery``.
///
/// A longer query tests only the rows that matched before, and deleting a letter tests no row.
/// After a change of the rows of ``base``, call one of the functions for changes, and then
/// ``ListView/reload()`` of the list.
@MainActor
public final class FilteredAdapter<Base: TableAdapter>: TableAdapter, ListFiltering {
  /// The adapter of all rows.
  public let base: Base

  /// The filter text for the rows; empty for all rows.
  public var query = "" { didSet { if query != oldValue { find() } } }

  private var filter = RowFilter(count: 0)
  /// The number of rows before each section, followed by the number of all rows.
  private var starts = [0]
  /// The sections with matching rows; `nil` if all rows match.
  private var shown: [ShownSection]?

  /// The matching rows of a section.
  private struct ShownSection {
    let section: Int
    /// The range of its rows among the matching rows of all sections.
    let rows: Range<Int>
  }

  /// Creates an adapter of all rows of `base`.
  public init(_ base: Base) {
    self.base = base
    rowsChanged()
  }

  /// The number of matching rows.
  public var matchCount: Int { filter.matchCount }

  /// Counts and tests all rows again, after any change of ``base``.
  public func rowsChanged() {
    countRows()
    filter.reset(count: starts.last ?? 0)
    find()
  }

  /// Tests `count` rows after their insertion into ``base``, the first of them at `row`.
  public func rowsInserted(_ count: Int, at row: RowIndex) {
    countRows()
    let first = starts[row.section] + row.row
    filter.insert(count, at: first) { self.matches($0, $1) }
    findSections()
  }

  /// Updates the rows after the removal of `count` rows from ``base``, the first of them at `row`.
  public func rowsRemoved(_ count: Int, at row: RowIndex) {
    countRows()
    filter.remove(count, at: starts[row.section] + row.row)
    findSections()
  }

  /// Tests the row of ``base`` at `row` again, after a change of its item.
  public func rowChanged(at row: RowIndex) {
    let number = starts[row.section] + row.row
    filter.retest(number..<number + 1) { self.matches($0, $1) }
    findSections()
  }

  /// Returns the row of ``base`` for the matching row at `row`.
  public func baseRow(at row: RowIndex) -> RowIndex {
    guard let shown, let rows = filter.rows else { return row }
    let part = shown[row.section]
    return RowIndex(rows[part.rows.lowerBound + row.row] - starts[part.section], in: part.section)
  }

  // MARK: The rows of a list

  /// The number of sections with matching rows.
  public var sectionCount: Int { shown?.count ?? base.sectionCount }

  /// Returns the number of matching rows in `section`.
  public func rowCount(in section: Int) -> Int {
    shown?[section].rows.count ?? base.rowCount(in: section)
  }

  /// Returns the text above the rows of `section`.
  public func header(of section: Int) -> String? {
    base.header(of: shown?[section].section ?? section)
  }

  /// Returns the item of the matching row at `row`.
  public func item(at row: RowIndex) -> Base.Item { base.item(at: baseRow(at: row)) }
  /// Returns the identity of `item`.
  public func id(of item: Base.Item) -> Base.ID { base.id(of: item) }
  /// Returns the search text of `item`.
  public func searchText(of item: Base.Item) -> String { base.searchText(of: item) }

  /// Returns the row of the item with `id`; `nil` if it does not match or ``base`` cannot find it.
  public func row(of id: Base.ID) -> RowIndex? {
    guard let found = base.row(of: id), let shown, let rows = filter.rows else {
      return base.row(of: id)
    }
    guard starts.indices.dropLast().contains(found.section) else { return nil }
    let number = starts[found.section] + found.row
    let index = rows.firstIndex(from: number)
    guard index < rows.count, rows[index] == number,
      let section = shown.firstIndex(where: { $0.section == found.section })
    else { return nil }
    return RowIndex(index - shown[section].rows.lowerBound, in: section)
  }
}

extension FilteredAdapter {
  private func countRows() {
    starts = [0]
    for section in 0..<base.sectionCount {
      starts.append((starts.last ?? 0) + base.rowCount(in: section))
    }
  }

  private func find() {
    filter.find(SearchQuery(query)) { self.matches($0, $1) }
    findSections()
  }

  /// Divides the matching rows into their sections; sections without matching rows are hidden.
  private func findSections() {
    guard let rows = filter.rows else {
      shown = nil
      return
    }
    shown = (0..<starts.count - 1).compactMap { section in
      let part = rows.firstIndex(from: starts[section])..<rows.firstIndex(from: starts[section + 1])
      return part.isEmpty ? nil : ShownSection(section: section, rows: part)
    }
  }

  private func matches(_ number: Int, _ query: SearchQuery) -> Bool {
    query.matches(base.searchText(of: base.item(at: row(number: number))))
  }

  private func row(number: Int) -> RowIndex {
    // The section of the row is the last one that begins at or before it, after any empty sections.
    let section = starts.firstIndex(from: number + 1) - 1
    return RowIndex(number - starts[section], in: section)
  }
}

extension FilteredAdapter: ListAdapter where Base: ListAdapter {
  /// Creates the view of a row.
  public func makeRowView() -> Base.RowView { base.makeRowView() }

  /// Shows `item` in `view`.
  public func show(_ item: Base.Item, at row: RowIndex, in view: Base.RowView) {
    base.show(item, at: baseRow(at: row), in: view)
  }
}

extension FilteredAdapter: ListSorting where Base: ListSorting {
  /// The order of the rows of ``base``; setting it tests all rows again.
  public var sorting: TableSorting {
    get { base.sorting }
    set {
      base.sorting = newValue
      rowsChanged()
    }
  }

  /// Returns whether ``base`` can be sorted by `column`.
  public func canSort(by column: Int) -> Bool { base.canSort(by: column) }
}

extension FilteredAdapter: ColumnSorting {
  func setColumns(_ columns: [TableColumn<Base.Item>]) {
    (base as? any ColumnSorting<Base.Item>)?.setColumns(columns)
  }
}
