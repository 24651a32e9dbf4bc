import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("List: several rows", .leakFree, .proves("F-045"))
struct ListSelectionTests {
  private let list = List((0..<9).map { "\($0)" })
  private let stage: ListStage
  private let log = Log<[String]>()

  init() {
    list.selectionMode = .multiple
    stage = ListStage(list)
    list.onSelectionChange = { [log, unowned list] in log.write(list.selectedItems) }
  }

  @Test func `the space bar checks and unchecks the highlighted row`() {
    stage.press(KeyPress(.space), KeyPress(.down), KeyPress(.space))
    #expect(stage.chosen == ["0", "1"])
    stage.press(KeyPress(.space))
    #expect(log.entries == [["0"], ["0", "1"], ["0"]])
    #expect(list.children[0].accessibleValue == "selected")
    #expect(list.accessibleValue == "2 of 9, 1 selected")
  }

  @Test func `the app selects rows without calls of observers`() {
    list.selectedRows = [RowIndex(4), RowIndex(2)]
    #expect(stage.chosen == ["2", "4"] && log.entries.isEmpty)
    list.selectedRows = []
    #expect(list.selectedItems.isEmpty)
    list.selectionMode = .single
    list.selectedRows = [RowIndex(3)]
    #expect(list.highlightedRow == RowIndex(3))
  }

  @Test func `a click does both`() {
    stage.click(at: 2)
    stage.click(at: 4)
    #expect(list.selectedItems == ["2", "4"])
    stage.click(at: 2)
    #expect(list.selectedItems == ["4"])
    #expect(list.highlightedRow == RowIndex(2))
  }

  @Test func `Shift with an arrow extends the selection, and reverts`() {
    stage.press(KeyPress(.down), KeyPress(.down))
    stage.press(KeyPress(.down, .shift), KeyPress(.down, .shift))
    #expect(list.selectedItems == ["2", "3", "4"])
    stage.press(KeyPress(.up, .shift), KeyPress(.up, .shift), KeyPress(.up, .shift))
    #expect(list.selectedItems == ["1", "2"])
    stage.press(KeyPress(.end, .shift))
    #expect(list.selectedItems == ["2", "3", "4", "5", "6", "7", "8"])
  }

  @Test func `earlier selections stay when the extension passes over them`() {
    stage.press(KeyPress(.down), KeyPress(.space), KeyPress(.up))
    stage.press(KeyPress(.down, .shift), KeyPress(.down, .shift), KeyPress(.up, .shift))
    stage.press(KeyPress(.up, .shift))
    #expect(list.selectedItems == ["0", "1"])
  }

  @Test func `a click with Shift extends to the row`() {
    stage.click(at: 1)
    stage.click(at: 3, .shift)
    #expect(list.selectedItems == ["1", "2", "3"])
  }

  @Test func `Ctrl-A selects all, and then none`() {
    stage.press(KeyPress("a", .control))
    #expect(list.selectedItems.count == 9)
    #expect(stage.chosen.count == 5)
    stage.press(KeyPress("a", .control))
    #expect(list.selectedItems == [])
  }

  @Test func `Ctrl-A in a filtered list keeps the hidden selection`() {
    let items = ["a1", "a2", "a3", "b1", "b2"]
    let list = List(FilteredAdapter(ArrayAdapter(items, id: { $0 }, text: { $0 })))
    list.selectionMode = .multiple
    let stage = ListStage(list)
    stage.run { list.query = "a" }
    stage.press(KeyPress("a", .control))
    stage.run { list.query = "b" }
    stage.press(KeyPress("a", .control))
    #expect(list.selectedItems == ["b1", "b2"])
    stage.run { list.query = "" }
    #expect(list.selectedItems == items)
    stage.run { list.query = "b" }
    stage.press(KeyPress("a", .control))
    #expect(list.selectedItems == [])
    stage.run { list.query = "" }
    #expect(list.selectedItems == ["a1", "a2", "a3"])
  }

  @Test func `selected items without a row are not counted`() {
    stage.press(KeyPress(.space), KeyPress(.down), KeyPress(.space))
    stage.run { [list] in list.items.removeFirst() }
    #expect(list.accessibleValue == "1 of 8, 1 selected")
    #expect(list.semanticDetails.value == "8 rows, 1 selected")
    stage.press(KeyPress(.down, .shift), KeyPress(.down, .shift), KeyPress(.up, .shift))
    #expect(list.accessibleValue == "2 of 8, 2 selected")
    stage.run { [list] in list.items.insert("0", at: 0) }
    #expect(list.accessibleValue == "3 of 9, 3 selected")
    stage.press(KeyPress(.space))
    #expect(list.accessibleValue == "3 of 9, 2 selected")
    stage.press(KeyPress("a", .control))
    #expect(list.accessibleValue == "3 of 9, 9 selected")
    stage.press(KeyPress("a", .control))
    #expect(list.accessibleValue == "3 of 9, 0 selected")
  }

  @Test func `the selected rows are not counted in each turn`() {
    let adapter = CountingAdapter(rows: 10_000)
    let list = List(adapter)
    list.selectionMode = .multiple
    let stage = ListStage(list)
    stage.press(KeyPress(.space), KeyPress(.down), KeyPress(.space))
    #expect(list.accessibleValue == "2 of 10000, 2 selected")
    #expect(adapter.take().items < 100)
    stage.run { list.reload() }
    #expect(list.accessibleValue == "2 of 10000, 2 selected")
    #expect(adapter.take().items > 10_000)
    #expect(list.semanticDetails.value == "10000 rows, 2 selected")
    #expect(adapter.take().items == 0)
  }

  @Test func `an adapter may compute rows of items that are gone`() {
    final class Numbers: ListAdapter {
      var count = 9
      func rowCount(in section: Int) -> Int { count }
      func item(at row: RowIndex) -> Int { Array(0..<count)[row.row] }
      func id(of item: Int) -> Int { item }
      func row(of id: Int) -> RowIndex? { RowIndex(id) }
      func show(_ item: Int, at row: RowIndex, in view: Label) { view.text = "\(item)" }
    }
    let adapter = Numbers()
    let list = List(adapter)
    list.selectionMode = .multiple
    list.select(all: true)
    let stage = ListStage(list)
    adapter.count = 2
    stage.run { list.reload() }
    #expect(list.selectedItems == [0, 1])
    #expect(list.accessibleValue == "1 of 2, 2 selected")
  }

  @Test func `without check boxes the highlighted row is the selected one`() {
    list.selectionMode = .single
    stage.press(KeyPress(.down), KeyPress(.down, .shift), KeyPress("a", .control))
    #expect(list.selectedItems == ["1"])
    #expect(log.isEmpty)
    #expect(stage.chosen == [])
  }

  @Test(arguments: RandomWalks.seeds(40, of: 200))
  func `extending selects from first to last, plus the earlier ones`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    var before: Set<Int> = []
    for row in 0..<9 where Bool.random(using: &random) {
      list.highlightedRow = RowIndex(row)
      stage.press(KeyPress(.space))
      before.insert(row)
    }
    let anchor = Int.random(in: 0..<9, using: &random)
    list.highlightedRow = RowIndex(anchor)
    var (end, hasBegun) = (anchor, false)
    for _ in 0..<12 {
      let (key, next) =
        [(Key.up, max(0, end - 1)), (.down, min(8, end + 1)), (.home, 0), (.end, 8)]
        .randomElement(using: &random) ?? (.up, 0)
      stage.press(KeyPress(key, .shift))
      hasBegun = hasBegun || next != end
      end = next
      let wanted = before.union(hasBegun ? Set(min(anchor, end)...max(anchor, end)) : [])
      #expect(list.selectedItems == wanted.sorted().map(String.init))
    }
  }
}
