import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// A million numbers, sorted by calculation; none of them exists before its first request.
@MainActor
private final class Numbers: TableAdapter, ListSorting {
  var count = 1_000_000
  var sorting = TableSorting()
  private(set) var askedItems = 0

  func canSort(by column: Int) -> Bool { column == 0 }
  func rowCount(in section: Int) -> Int { count }
  func id(of item: Int) -> Int { item }
  func row(of id: Int) -> RowIndex? { RowIndex(isReversed ? count - 1 - id : id) }

  func item(at row: RowIndex) -> Int {
    askedItems += 1
    return isReversed ? count - 1 - row.row : row.row
  }

  private var isReversed: Bool { sorting.key(of: 0)?.isDescending ?? false }

  /// Returns the number of requests since the last call.
  func take() -> Int {
    defer { askedItems = 0 }
    return askedItems
  }
}

@MainActor
@Suite("Tables of an adapter", .leakFree)
struct TableAdapterTests {
  private let numbers = Numbers()
  private let table: Table<Int>
  private let stage: ListStage

  init() {
    table = Table(
      numbers, columns: [TableColumn("Number", \.self), TableColumn("Half") { "\($0 / 2)" }])
    stage = ListStage(table.list, in: table)
  }

  @Test func `a million rows cost as much as the visible ones`() {
    #expect(stage.rows.count == 5 && stage.rows[3] == "Number: 3, Half: 1")
    #expect(numbers.take() < 20)
    stage.press(KeyPress(.end))
    #expect(stage.rows.last == "Number: 999999, Half: 499999")
    #expect(numbers.take() < 20)
    #expect(table.list.rowCount == 1_000_000)
  }

  @Test func `the adapter sorts, and only visible rows are requested`() {
    stage.press(KeyPress(.down))
    _ = numbers.take()
    stage.application.focus.move(to: table.header)
    stage.press(KeyPress(.enter), KeyPress(.enter))
    #expect(numbers.sorting == TableSorting(column: 0, isDescending: true))
    #expect(table.list.highlightedItem == 1)
    #expect(table.list.highlightedRow == RowIndex(999_998))
    #expect(numbers.take() < 30)
  }

  @Test func `only sortable columns of the adapter are offered`() throws {
    #expect(table.header.shape.columns.map(\.isSortable) == [true, false])
    #expect(try !table.header.handle(.action(.sort(column: 1))))
    #expect(try table.header.handle(.action(.sort(column: 0))))
    #expect(table.sorting == TableSorting(column: 0))
  }

  @Test func `the adapter's present order is shown`() {
    numbers.sorting = TableSorting(column: 0, isDescending: true)
    let other = Table(numbers, columns: [TableColumn("Number", \.self)])
    #expect(other.header.accessibleValue == "by Number, descending")
    #expect(other.list.highlightedItem == 999_999)
  }

  @Test func `letters find rows by the text of the first column`() {
    stage.type("77")
    #expect(table.list.highlightedItem == 77)
  }

  @Test func `a reload shows the rows of a changed adapter`() {
    numbers.count = 2
    table.list.reload()
    stage.run()
    #expect(stage.rows == ["Number: 0, Half: 0", "Number: 1, Half: 0"])
    #expect(table.items == [0, 1])
  }

  @Test func `a filtered adapter works in a table, sorted below the filter`() {
    numbers.count = 200
    let filtered = FilteredAdapter(SearchedNumbers(numbers))
    let table = Table(filtered, columns: [TableColumn("Number", \.self)])
    table.list.query = "19"
    #expect(table.items == [19, 119] + Array(190...199))
    table.sorting = TableSorting(column: 0, isDescending: true)
    #expect(table.items == Array((190...199).reversed()) + [119, 19])
  }

  @Test func `without an order of the adapter sorting is impossible`() {
    let table = Table(PlainRows(), columns: [TableColumn("Name", \.self)])
    #expect(!table.header.acceptsFocus)
    #expect(table.header.keyHints.isEmpty)
    #expect(table.items == ["only"])
  }
}

/// Numbers that can be searched.
@MainActor
private final class SearchedNumbers: TableAdapter, ListSorting {
  private let base: Numbers
  init(_ base: Numbers) { self.base = base }

  var sorting: TableSorting {
    get { base.sorting }
    set { base.sorting = newValue }
  }
  func rowCount(in section: Int) -> Int { base.count }
  func item(at row: RowIndex) -> Int { base.item(at: row) }
  func id(of item: Int) -> Int { item }
  func searchText(of item: Int) -> String { "\(item)" }
}

private struct PlainRows: TableAdapter {
  func rowCount(in section: Int) -> Int { 1 }
  func item(at row: RowIndex) -> String { "only" }
  func id(of item: String) -> String { item }
}
