import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@testable import ScreenKitText

@MainActor
@Suite("Widths and visibility of a table's columns", .leakFree)
struct TableColumnTests {
  private let table = TableColumnTests.makeTable()

  private static func makeTable() -> Table<String> {
    Table(
      ["a", "b"], id: { $0 },
      columns: [
        TableColumn("Name", id: "name", width: .init(minimum: 6), flex: 0) { $0 },
        TableColumn("Size", id: "size", width: .fixed(8)) { _ in "12" },
        TableColumn("Note", id: "note", width: .fixed(8)) { _ in "n" },
      ])
  }

  private func stage() -> Stage {
    table.allowsColumnResizing = true
    table.allowsColumnHiding = true
    let stage = Stage(table, columns: 34, rows: 9, .terminal)
    stage.application.focus.move(to: table.header)
    return stage
  }

  private func press(_ keys: KeyPress..., on stage: Stage) {
    for key in keys { stage.application.dispatch(.key(key)) }
  }

  private func header(_ stage: Stage) -> String {
    String(stage.framed.split(separator: "\n")[0])
  }

  private func point(_ action: PointerEvent.Action, _ x: Int, _ stage: Stage) {
    stage.application.dispatch(.pointer(PointerEvent(action, at: SurfacePoint(x: x, y: 0))))
  }

  @Test func `keys on the header change the width of the highlighted column`() {
    let stage = stage()
    #expect(header(stage) == "|  Name    Size      Note          |")
    press(KeyPress(.right), KeyPress("<", .alt), KeyPress("<", .alt), on: stage)
    #expect(table.width(ofColumn: 1) == 6)
    #expect(header(stage) == "|  Name    Size    Note            |")
    for _ in 0..<9 { press(KeyPress("<", .alt), on: stage) }
    #expect(table.width(ofColumn: 1) == 3)
    press(KeyPress(.left), KeyPress("<", .alt), on: stage)
    #expect(table.width(ofColumn: 0) == 6)
    press(KeyPress(">", .alt), on: stage)
    #expect(table.width(ofColumn: 0) == 7)
    #expect(stage.isTruthful)
  }

  @Test func `a drag of the edge changes the width without sorting`() {
    let stage = stage()
    point(.down(.left), 8, stage)
    point(.drag(.left), 13, stage)
    point(.up(.left), 13, stage)
    #expect(table.width(ofColumn: 0) == 11)
    #expect(header(stage) == "|  Name         Size      Note     |")
    table.allowsColumnResizing = false
    point(.down(.left), 13, stage)
    point(.drag(.left), 18, stage)
    #expect(table.width(ofColumn: 0) == 11)
  }

  @Test func `the menu of the header hides and shows columns`() {
    let stage = stage()
    press(KeyPress(.right), KeyPress(.function(10), .shift), KeyPress(.enter), on: stage)
    #expect(table.hiddenColumns == [1])
    #expect(header(stage) == "|  Name    Note                    |")
    #expect(table.header.accessibleText == "Name, Note")
    #expect(table.list.children.first?.accessibleText == "Name: a, Note: n")
    point(.down(.right), 12, stage)
    press(KeyPress(.home), KeyPress(.down), KeyPress(.enter), on: stage)
    #expect(table.hiddenColumns.isEmpty)
    #expect(stage.isTruthful)
  }

  @Test func `the last column cannot be hidden`() {
    let stage = stage()
    stage.change { table.hiddenColumns = [0, 1] }
    stage.change { table.hiddenColumns = [0, 1, 2] }
    #expect(table.hiddenColumns == [0, 1])
  }

  @Test func `the highlighted cell leaves a hidden column`() {
    table.highlightsCells = true
    table.highlightedColumn = 2
    table.hiddenColumns = [2]
    #expect(table.highlightedColumn == 1)
    table.highlightedColumn = 2
    #expect(table.highlightedColumn == 1)
  }

  @Test func `widths and hidden columns are saved by the columns' identities`() throws {
    table.setWidth(12, ofColumn: 0)
    table.hiddenColumns = [2]
    let state = try #require(table.savedState)
    let restored = TableColumnTests.makeTable()
    restored.restore(state)
    #expect(restored.width(ofColumn: 0) == 12)
    #expect(restored.hiddenColumns == [2])
    let other = Table(["a"], id: { $0 }, columns: [TableColumn("Note", id: "note") { $0 }])
    other.restore(state)
    #expect(other.hiddenColumns.isEmpty)
  }

  @Test func `a hostile state cannot break the columns`() {
    let width = SavedState.Value.list([.string("name"), .bool(false), .int(.max)])
    var state = SavedState()
    state["columns"] = .list([width, .list([.int(3)]), .string("size"), .null])
    table.restore(.state(state))
    #expect(table.width(ofColumn: 0) == 1000)
    #expect(Stage(table, columns: 20, rows: 4, .terminal).isTruthful)
  }
}
