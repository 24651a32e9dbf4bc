import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Filtered lists", .leakFree)
struct FilteredAdapterTests {
  /// Sections with headers, of which the second one is empty.
  private final class Towns: ListAdapter {
    var sections = [["Bern", "Basel", "Zürich"], [], ["Berlin", "Bonn"]]

    var sectionCount: Int { sections.count }
    func rowCount(in section: Int) -> Int { sections[section].count }
    func header(of section: Int) -> String? { ["CH", "LI", "DE"][section] }
    func item(at row: RowIndex) -> String { sections[row.section][row.row] }
    func id(of item: String) -> String { item }
    func searchText(of item: String) -> String { item }
    func show(_ item: String, at row: RowIndex, in view: Label) { view.text = item }

    func row(of id: String) -> RowIndex? {
      for (section, rows) in sections.enumerated() {
        if let row = rows.firstIndex(of: id) { return RowIndex(row, in: section) }
      }
      return nil
    }
  }

  @Test func `sections without results are not shown`() {
    let adapter = FilteredAdapter(Towns())
    let list = List(adapter)
    let stage = ListStage(list, height: 9)
    #expect(stage.rows == ["CH", "Bern", "Basel", "Zürich", "LI", "DE", "Berlin", "Bonn"])
    list.query = "ber"
    stage.run()
    #expect(stage.rows == ["CH", "Bern", "DE", "Berlin"])
    #expect(adapter.baseRow(at: RowIndex(0, in: 1)) == RowIndex(0, in: 2))
    list.query = "bonn"
    stage.run()
    #expect(stage.rows == ["DE", "Bonn"])
    list.query = "nowhere"
    stage.run()
    #expect(stage.rows.isEmpty && list.highlightedRow == nil)
    list.query = ""
    stage.run()
    #expect(stage.rows.count == 8)
  }

  @Test func `the highlighted row follows its item`() {
    let list = List(FilteredAdapter(Towns()))
    list.highlightedRow = RowIndex(0, in: 2)
    list.query = "ber"
    #expect(list.highlightedItem == "Berlin")
    list.query = "b"
    #expect(list.highlightedItem == "Berlin")
    list.query = "zu"
    #expect(list.highlightedItem == "Zürich")
  }

  @Test func `inserted, removed and changed rows are tested`() {
    let towns = Towns()
    let adapter = FilteredAdapter(towns)
    let shown = List(adapter)
    shown.query = "b"
    towns.sections[1] = ["Balzers", "Vaduz"]
    adapter.rowsInserted(2, at: RowIndex(0, in: 1))
    shown.reload()
    #expect(shown.items == ["Bern", "Basel", "Balzers", "Berlin", "Bonn"])
    towns.sections[0].removeFirst()
    adapter.rowsRemoved(1, at: RowIndex(0))
    towns.sections[2][1] = "Köln"
    adapter.rowChanged(at: RowIndex(1, in: 2))
    shown.reload()
    #expect(shown.items == ["Basel", "Balzers", "Berlin"])
    towns.sections = [["Aarau"], [], []]
    adapter.rowsChanged()
    shown.reload()
    #expect(shown.items.isEmpty)
  }

  @Test func `a filtered list can be used and saved by the items`() throws {
    var opened: [String] = []
    let list = List(FilteredAdapter(Towns()))
    list.onActivate = { opened.append($0) }
    let stage = ListStage(list)
    list.query = "bo"
    stage.run()
    stage.press(KeyPress(.enter))
    #expect(opened == ["Bonn"])
    #expect(list.savedState.map { "\($0)" }?.contains("Bonn") == true)
  }

  @Test func `each row is searched once, and then only matches`() {
    let rows = CountingAdapter(rows: 100_000)
    let adapter = FilteredAdapter(rows)
    let list = List(adapter)
    let stage = ListStage(list)
    list.query = "9"
    stage.run()
    _ = rows.take()
    let found = adapter.matchCount
    list.query = "99"
    stage.run()
    // The matching rows are tested, and searched for the highlighted item.
    #expect(rows.take().items < 2 * found)
    list.query = "9"
    stage.run()
    #expect(rows.take().items < found + 50)
    #expect(adapter.matchCount == found)
  }

  private static let byName: [TableColumn<String>] = [
    TableColumn("Name", { $0 }), TableColumn("Length", { $0.count }),
  ]

  @Test(arguments: [false, true])
  func `a table of an array can be searched and sorted`(isWrapped: Bool) {
    let towns = ["Zug", "Basel", "Bern", "Chur"]
    let table =
      isWrapped
      ? Table(
        FilteredAdapter(ArrayAdapter(towns, id: { $0 }) { $0 }),
        columns: FilteredAdapterTests.byName)
      : Table(towns, id: { $0 }, columns: FilteredAdapterTests.byName)
    let search = SearchField()
    search.list = table.list
    table.sorting = TableSorting(column: 0)
    #expect(table.list.items == ["Basel", "Bern", "Chur", "Zug"])
    search.value = "b"
    #expect(table.list.items == ["Basel", "Bern"] && search.resultCount == 2)
    table.sorting = TableSorting(column: 1)
    #expect(table.list.items == ["Bern", "Basel"])
    search.value = "u"
    #expect(table.list.items == ["Zug", "Chur"])
    search.value = ""
    table.sorting = TableSorting()
    #expect(table.list.items == towns)
  }

  @Test func `a list of items can be searched`() {
    let list = List(["Zug", "Basel", "Bern"])
    let search = SearchField()
    search.list = list
    search.value = "b"
    #expect(list.rowCount == 2 && list.highlightedItem == "Basel")
    list.append(["Bonn", "Chur"])
    #expect(list.rowCount == 3 && list.items.count == 5)
    list.items = ["Brig"]
    #expect(list.rowCount == 1)
    search.value = ""
    #expect(list.rowCount == 1)
  }
}
