import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("List: data that changes", .leakFree, .proves("F-041"))
struct ListDataTests {
  private let list = List((0..<20).map { "row \($0)" })
  private let stage: ListStage

  init() { stage = ListStage(list) }

  @Test func `the highlighted row follows its item, at the same position`() {
    for _ in 0..<7 { stage.press(KeyPress(.down)) }
    let place = stage.rows.firstIndex(of: "row 7")
    stage.run { list.items.insert(contentsOf: ["x", "y"], at: 0) }
    #expect(list.highlightedItem == "row 7")
    #expect(list.highlightedRow == RowIndex(9))
    #expect(stage.rows.firstIndex(of: "row 7") == place)
    stage.run { list.items.reverse() }
    #expect(list.highlightedItem == "row 7")
  }

  @Test func `a removed item passes the highlight to the next one`() {
    stage.press(KeyPress(.end))
    stage.run { list.items.removeLast() }
    #expect(list.highlightedItem == "row 18")
    stage.press(KeyPress(.home))
    stage.run { list.items.removeFirst() }
    #expect(list.highlightedItem == "row 1")
  }

  @Test func `the selection follows the items too`() {
    list.selectionMode = .multiple
    stage.press(KeyPress(.down), KeyPress(.space), KeyPress(.down), KeyPress(.space))
    stage.run { list.items.reverse() }
    #expect(list.selectedItems == ["row 2", "row 1"])
    stage.run { list.items.removeAll { $0 == "row 2" } }
    #expect(list.selectedItems == ["row 1"])
  }

  @Test func `an adapter with item positions is not searched`() {
    final class Known: ListAdapter {
      var offset = 0
      var asked = 0
      func rowCount(in section: Int) -> Int { 1_000_000 }
      func item(at row: RowIndex) -> Int { row.row - offset }
      func id(of item: Int) -> Int {
        asked += 1
        return item
      }
      func row(of id: Int) -> RowIndex? { RowIndex(id + offset) }
      func show(_ item: Int, at row: RowIndex, in view: Label) { view.text = "\(item)" }
    }
    let adapter = Known()
    let list = List(adapter)
    let stage = ListStage(list)
    adapter.offset = 500_000
    adapter.asked = 0
    stage.run { list.reload() }
    #expect(list.highlightedRow == RowIndex(500_000))
    #expect(stage.rows.contains("0"))
    #expect(adapter.asked < 10)
  }

  @Test func `rows inserted or removed above move nothing visible`() {
    let adapter = CountingAdapter(rows: 100)
    let list = List(adapter)
    let stage = ListStage(list)
    stage.run { list.highlightedRow = RowIndex(50) }
    let top = stage.rows.first
    #expect(top == "0.46")
    adapter.sections[0].rows += 10
    _ = adapter.take()
    stage.run { list.rowsInserted(10, at: RowIndex(3)) }
    #expect(list.highlightedRow == RowIndex(60))
    #expect(stage.rows.first == "0.56")
    #expect(adapter.take().items < 20)
    adapter.sections[0].rows -= 20
    stage.run { list.rowsRemoved(20, at: RowIndex(0)) }
    #expect(list.highlightedRow == RowIndex(40))
    stage.run {
      adapter.sections[0].rows = 35
      list.rowsRemoved(55, at: RowIndex(35))
    }
    #expect(list.highlightedRow == RowIndex(34))
  }

  @Test func `rows removed above leave the visible ones in place`() {
    let adapter = CountingAdapter(rows: 1000)
    let list = List(adapter)
    let stage = ListStage(list)
    stage.run {
      list.highlightedRow = RowIndex(50)
      list.scroll(by: 250)
    }
    #expect(stage.rows.first == "0.296")
    adapter.sections[0].rows -= 100
    stage.run { list.rowsRemoved(100, at: RowIndex(0)) }
    #expect(stage.rows.first == "0.196")
    #expect(list.highlightedRow == RowIndex(0))
  }

  @Test func `removing all visible rows shows the following ones`() {
    let adapter = CountingAdapter(rows: 1000)
    let list = List(adapter)
    let stage = ListStage(list)
    stage.run { list.highlightedRow = RowIndex(60) }
    #expect(stage.rows.first == "0.56")
    adapter.sections[0].rows -= 100
    stage.run { list.rowsRemoved(100, at: RowIndex(0)) }
    #expect(stage.rows.first == "0.0")
    #expect(list.highlightedRow == RowIndex(0))
  }

  @Test func `changes in other sections move nothing visible`() {
    let adapter = CountingAdapter([("First", 10), ("Second", 50)])
    let list = List(adapter)
    let stage = ListStage(list)
    stage.run { list.highlightedRow = RowIndex(20, in: 1) }
    let rows = stage.rows
    adapter.sections[0].rows += 5
    stage.run { list.rowsInserted(5, at: RowIndex(10)) }
    #expect(stage.rows == rows)
    adapter.sections[0].rows = 0
    adapter.sections[0].title = nil
    stage.run { list.rowsRemoved(15, at: RowIndex(0)) }
    #expect(stage.rows == rows)
    #expect(list.highlightedRow == RowIndex(20, in: 1))
  }

  @Test(arguments: RandomWalks.seeds(40, of: 200))
  func `the first visible row stays unless it is removed`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let adapter = NamedRows((0..<Int.random(in: 20..<60, using: &random)).map { "row \($0)" })
    let list = List(adapter)
    let stage = ListStage(list)
    for turn in 0..<20 {
      let lines = Int.random(in: -20..<20, using: &random)
      stage.run { list.scroll(by: lines) }
      let first = try #require(stage.rows.first)
      let old = try #require(adapter.names.firstIndex(of: first))
      let place = Int.random(in: 0..<adapter.names.count, using: &random)
      let count = Int.random(in: 1..<5, using: &random)
      let grows = Bool.random(using: &random) || adapter.names.count < 20
      if grows {
        adapter.names.insert(contentsOf: (0..<count).map { "new \(turn) \($0)" }, at: place)
        stage.run { list.rowsInserted(count, at: RowIndex(place)) }
      } else {
        let gone = place..<min(adapter.names.count, place + count)
        adapter.names.removeSubrange(gone)
        stage.run { list.rowsRemoved(gone.count, at: RowIndex(place)) }
      }
      let stays = grows ? place != old : adapter.names.contains(first)
      let expected = stays ? first : adapter.names[min(place, adapter.names.count - 1)]
      let isAtEnd = stage.rows.last == adapter.names.last
      #expect(stage.rows.first == expected || isAtEnd, "turn \(turn)")
      #expect(list.highlightedItem != nil, "turn \(turn)")
    }
  }

  @Test func `unchanged rows keep their views`() {
    let views = list.children
    stage.run { list.reload() }
    #expect(list.children.areSame(as: views))
  }

  @Test func `the highlighted item and the first visible row are saved`() throws {
    for _ in 0..<9 { stage.press(KeyPress(.down)) }
    let saved = try #require(list.savedState)
    let other = List((-5..<20).map { "row \($0)" })
    other.restore(saved)
    let stage = ListStage(other)
    #expect(other.highlightedItem == "row 9")
    #expect(stage.rows.first == "row 0")
  }

  @Test func `a list that loads later finds its saved item then`() throws {
    stage.press(KeyPress(.end))
    let saved = try #require(list.savedState)
    let other = List<String>([])
    other.restore(saved)
    let stage = ListStage(other)
    stage.run { other.items = list.items }
    #expect(other.highlightedItem == "row 19")
    #expect(stage.rows.last == "row 19")
  }

  @Test func `selected rows are saved by their items, loaded or not`() throws {
    list.selectionMode = .multiple
    stage.press(KeyPress(.space), KeyPress(.down), KeyPress(.down), KeyPress(.space))
    let saved = try #require(list.savedState)
    let other = List<String>([])
    other.selectionMode = .multiple
    other.restore(saved)
    #expect(other.savedState == saved)
    other.items = list.items.reversed()
    #expect(other.selectedItems == ["row 2", "row 0"])
  }

  @Test(arguments: [
    SavedState.Value.int(3), .string("x"), .list([]), .state(SavedState()),
  ])
  func `invalid saved state is ignored`(value: SavedState.Value) {
    list.restore(value)
    stage.run()
    #expect(list.highlightedItem == "row 0")
  }

  @Test(arguments: RandomWalks.seeds(40, of: 200))
  func `any changes keep the highlighted item while it exists`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var items = Array(0..<Int.random(in: 0..<30, using: &random))
    let list = List(items, id: { $0 }, text: { "\($0)" })
    let stage = ListStage(list, height: Int.random(in: 0..<12, using: &random))
    for _ in 0..<20 {
      let current = list.highlightedItem
      switch Int.random(in: 0..<4, using: &random) {
      case 0: items.shuffle(using: &random)
      case 1: items.removeAll { _ in Bool.random(using: &random) }
      case 2: items.insert(contentsOf: (0..<3).map { (items.max() ?? 0) + $0 + 1 }, at: 0)
      default:
        let keys = [KeyPress(.down), KeyPress(.end), KeyPress(.pageUp)]
        stage.press(keys.randomElement(using: &random) ?? "x")
        continue
      }
      stage.run { list.items = items }
      if let current, items.contains(current) { #expect(list.highlightedItem == current) }
      #expect((list.highlightedItem == nil) == items.isEmpty)
      let shown = stage.rows.compactMap { Int($0) }
      let top = shown.first.flatMap(items.firstIndex) ?? 0
      #expect(shown == Array(items[top...].prefix(shown.count)))
    }
  }
}
