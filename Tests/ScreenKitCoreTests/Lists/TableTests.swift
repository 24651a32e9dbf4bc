import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Table", .leakFree)
struct TableTests {
  private struct City: Identifiable {
    let id: String
    let people: Int
  }

  private let table = Table(
    [City(id: "Rome", people: 3), City(id: "Oslo", people: 1), City(id: "Bern", people: 1)],
    columns: [
      TableColumn("Name", \.id), TableColumn("People", \.people, width: .fixed(8)),
      TableColumn("Note") { $0.people > 2 ? "large" : "" },
    ])
  private let stage: ListStage

  init() { stage = ListStage(table.list, in: table) }

  private var names: [String] { table.list.items.map(\.id) }

  @Test func `its rows say their texts under the titles`() {
    #expect(stage.rows.first == "Name: Rome, People: 3, Note: large")
    #expect(table.header.accessibleText == "Name, People, Note")
    #expect(table.role == .table)
    #expect(table.accessibleValue == "1 of 3")
  }

  @Test func `the header sorts by the column that is asked for, and again the other way`() {
    stage.application.focus.move(to: table.header)
    stage.press(KeyPress(.enter))
    #expect(names == ["Bern", "Oslo", "Rome"])
    #expect(table.header.accessibleValue == "by Name, ascending")
    stage.press(KeyPress(.enter))
    #expect(names == ["Rome", "Oslo", "Bern"])
    #expect(table.header.accessibleValue == "by Name, descending")
    stage.press(KeyPress(.right), KeyPress(.space))
    #expect(names == ["Oslo", "Bern", "Rome"])
    #expect(table.header.current == 1)
    #expect(throws: Never.self) { try table.header.handle(.key(KeyPress(.right))) }
    #expect(table.header.current == 1)
  }

  @Test func `the current row follows its item when sorted`() {
    #expect(table.list.highlightedItem?.id == "Rome")
    table.sorting = TableSorting(column: 0)
    #expect(table.list.highlightedRow == RowIndex(2))
    table.sorting = nil
    #expect(names == ["Rome", "Oslo", "Bern"])
    #expect(table.list.highlightedRow == RowIndex(0))
  }

  @Test func `new items are sorted as the old ones were`() {
    table.sorting = TableSorting(column: 1, isDescending: true)
    table.items.append(City(id: "Lima", people: 10))
    #expect(names == ["Lima", "Rome", "Oslo", "Bern"])
  }

  @Test func `a click on a title sorts`() throws {
    table.didLayOut(.init(lead: 2, places: [0..<5, 6..<10, 11..<12]))
    for action in [PointerEvent.Action.down(.left), .up(.left)] {
      _ = try table.header.handle(
        .pointer(
          PointerInput(
            action: action, location: SurfacePoint(x: 8, y: 0), isInside: true, modifiers: [])))
    }
    #expect(table.sorting == TableSorting(column: 1))
  }

  @Test func `it is saved with its sorting and its current item`() throws {
    table.sorting = TableSorting(column: 0, isDescending: true)
    stage.press(KeyPress(.down))
    let saved = try #require(table.savedState)
    let other = Table(
      table.items, columns: [TableColumn("Name", \.id), TableColumn("People", \.people)])
    other.restore(saved)
    #expect(other.sorting == table.sorting)
    #expect(other.list.highlightedItem?.id == table.list.highlightedItem?.id)
    other.restore(.int(1))
  }
}
