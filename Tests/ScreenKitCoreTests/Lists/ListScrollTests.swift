import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("List: the visible part", .leakFree, .proves("F-040", "F-041", "F-043"))
struct ListScrollTests {
  private let adapter = CountingAdapter(rows: 1_000_000)

  @Test func `of a million rows only the visible ones have views`() {
    let list = List(adapter)
    let stage = ListStage(list, height: 10)
    #expect(stage.rows == (0..<10).map { "0.\($0)" })
    let asked = adapter.take()
    #expect(asked.made == 10)
    #expect(asked.shown == 10)
    #expect(asked.items < 50)
  }

  @Test func `a highlighted row before the layout is visible afterwards`() {
    let list = List(CountingAdapter(rows: 100))
    list.highlightedRow = RowIndex(3)
    #expect(ListStage(list, height: 10).rows.first == "0.0")
    let other = List(CountingAdapter(rows: 100))
    other.highlightedRow = RowIndex(30)
    #expect(ListStage(other, height: 10).rows == (21...30).map { "0.\($0)" })
  }

  @Test func `the highlighted row stays visible when the height of rows changes`() {
    let list = List(CountingAdapter(rows: 100))
    let stage = ListStage(list, height: 6)
    stage.run { list.highlightedRow = RowIndex(5) }
    stage.run { list.rowHeight = 2 }
    #expect(stage.rows.contains("0.5"))
    stage.run { list.rowHeight = 1 }
    #expect(stage.rows.contains("0.5"))
  }

  @Test func `a page reuses the existing views`() {
    let list = List(adapter)
    let stage = ListStage(list, height: 10)
    let views = list.children
    _ = adapter.take()
    stage.run { list.highlightedRow = RowIndex(500) }
    #expect(stage.rows == (491...500).map { "0.\($0)" })
    let asked = adapter.take()
    #expect(asked.made == 0)
    #expect(asked.shown == 10)
    #expect(zip(list.children, views).allSatisfy { $0 === $1 })
  }

  @Test func `pages of rows and headers show each line in place`() {
    let list = List(HeadedRows())
    let stage = ListStage(list, height: 5)
    for start in [5, 10, 3, 17, 0, 12, 6] {
      stage.run { list.highlightedRow = RowIndex(start % 4, in: start / 4) }
      let place = stage.rows.firstIndex(of: "row \(start / 4).\(start % 4)") ?? 0
      let lines = (0..<8).flatMap { section in
        ["head \(section)"] + (0..<4).map { "row \(section).\($0)" }
      }
      let first = start / 4 * 5 + 1 + start % 4 - place
      #expect(stage.rows == Array(lines[first..<first + 5]))
    }
  }

  @Test func `a step updates one row and creates no view`() {
    let list = List(adapter)
    let stage = ListStage(list, height: 10)
    for _ in 0..<9 { stage.press(KeyPress(.down)) }
    _ = adapter.take()
    let first = list.children[0], second = list.children[1]
    stage.press(KeyPress(.down))
    let asked = adapter.take()
    #expect(asked.made == 0)
    #expect(asked.shown == 1)
    #expect(list.children[0] === second)
    #expect(list.children[9] === first)
    #expect(stage.rows.last == "0.10")
  }

  @Test func `a jump to the end costs the visible rows`() {
    let stage = ListStage(List(adapter), height: 10)
    _ = adapter.take()
    stage.press(KeyPress(.end))
    let asked = adapter.take()
    #expect(asked.made == 0)
    #expect(asked.shown == 10)
    #expect(asked.items < 50)
    #expect(stage.rows.last == "0.999999")
    stage.press(KeyPress(.home))
    #expect(stage.rows.first == "0.0")
  }

  @Test func `keys move the highlighted row, which stays visible`() throws {
    let list = List(CountingAdapter(rows: 20))
    let stage = ListStage(list)
    let log = Log<String>()
    list.onHighlight = { log.write($0) }
    stage.press(KeyPress(.down), KeyPress(.pageDown), KeyPress(.up), KeyPress(.end))
    #expect(log.take() == ["0.1", "0.5", "0.4", "0.19"])
    #expect(stage.rows == (15..<20).map { "0.\($0)" })
    stage.press(KeyPress(.pageUp), KeyPress(.home), KeyPress(.up), KeyPress(.pageUp))
    #expect(log.take() == ["0.15", "0.0"])
    #expect(list.highlightedRow == RowIndex(0))
  }

  @Test func `at its ends the arrow key is not handled`() throws {
    let list = List(["a", "b"])
    _ = ListStage(list)
    #expect(try !list.handle(.key(KeyPress(.up))))
    #expect(try list.handle(.key(KeyPress(.down))))
    #expect(try !list.handle(.key(KeyPress(.down))))
  }

  @Test func `the wheel scrolls without the highlighted row`() {
    let list = List(CountingAdapter(rows: 20))
    let stage = ListStage(list)
    stage.point(.scroll(x: 0, y: 2), at: 1)
    #expect(stage.rows.first == "0.6")
    #expect(list.highlightedRow == RowIndex(0))
    #expect(list.hasMoreAbove && list.hasMoreBelow)
    stage.point(.scroll(x: 0, y: 9), at: 1)
    #expect(stage.rows.last == "0.19")
    #expect(!list.hasMoreBelow)
    stage.press(KeyPress(.down))
    #expect(stage.rows.first == "0.1")
  }

  @Test func `sections have headers, which are not rows`() {
    let list = List(CountingAdapter([("Fruit", 2), ("Empty", 0), (nil, 1), ("Last", 9)]))
    let stage = ListStage(list, height: 7)
    #expect(stage.rows == ["Fruit", "0.0", "0.1", "Empty", "2.0", "Last", "3.0"])
    #expect(list.children[0].role == .header)
    stage.press(KeyPress(.down), KeyPress(.down))
    #expect(list.highlightedRow == RowIndex(0, in: 2))
    stage.press(KeyPress(.end), KeyPress(.home))
    #expect(stage.rows.first == "Fruit")
    #expect(list.accessibleValue == "1 of 12")
  }

  @Test func `rows can be higher, and only whole ones are moved to`() {
    let list = List(CountingAdapter(rows: 9))
    list.rowHeight = 3
    let stage = ListStage(list, height: 7)
    #expect(stage.rows == ["0.0", "0.1", "0.2"])
    stage.press(KeyPress(.down), KeyPress(.down))
    #expect(stage.rows == ["0.1", "0.2", "0.3"])
    #expect(list.highlightedRow == RowIndex(2))
  }

  @Test(arguments: [0, 1, 2])
  func `very little space is no problem`(height: Int) {
    let list = List(CountingAdapter([("Title", 4)]))
    list.rowHeight = 2
    let stage = ListStage(list, height: height)
    stage.press(KeyPress(.down), KeyPress(.pageDown), KeyPress(.end), KeyPress(.home))
    #expect(list.highlightedRow == RowIndex(0))
    #expect(stage.rows.count <= height)
  }

  @Test func `without rows the placeholder view is shown`() {
    let list = List<String>([])
    list.emptyView = Label("Nothing")
    let stage = ListStage(list)
    #expect(stage.rows == ["Nothing"])
    #expect(list.accessibleValue == "empty")
    #expect(list.highlightedRow == nil)
    stage.press(KeyPress(.down), KeyPress(.enter), KeyPress(.end), KeyPress(.pageUp))
    stage.run { list.items = ["a"] }
    #expect(stage.rows == ["a"])
    #expect(list.highlightedRow == RowIndex(0))
    stage.run { list.items = [] }
    #expect(stage.rows == ["Nothing"])
  }

  @Test func `a list out of use releases everything`() {
    weak var gone: List<String>?
    do {
      let list = List(["a", "b"])
      gone = list
      let stage = ListStage(list)
      stage.press(KeyPress(.down))
      stage.application.quit()
      stage.run()
    }
    #expect(gone == nil)
  }

  @Test func `less space keeps the highlighted row visible`() {
    let list = List(CountingAdapter(rows: 30))
    let stage = ListStage(list, height: 28)
    stage.run { list.highlightedRow = RowIndex(16) }
    #expect(stage.rows.first == "0.0")
    stage.run { stage.height = 12 }
    #expect(stage.rows == (5...16).map { "0.\($0)" })
    stage.run { stage.height = 1 }
    #expect(stage.rows == ["0.16"])
    stage.run { stage.height = 28 }
    #expect(stage.rows.contains("0.16"))
  }

  @Test func `less space keeps a scrolled list's position`() {
    let list = List(CountingAdapter(rows: 100))
    let stage = ListStage(list, height: 20)
    stage.run { list.scroll(by: 50) }
    stage.run { stage.height = 5 }
    #expect(stage.rows.first == "0.50")
  }
}

/// Eight sections of four rows, each below a header.
private struct HeadedRows: ListAdapter {
  var sectionCount: Int { 8 }
  func rowCount(in section: Int) -> Int { 4 }
  func header(of section: Int) -> String? { "head \(section)" }
  func item(at row: RowIndex) -> RowIndex { row }
  func id(of item: RowIndex) -> RowIndex { item }
  func show(_ item: RowIndex, at row: RowIndex, in view: Label) {
    view.text = "row \(item.section).\(item.row)"
  }
}
