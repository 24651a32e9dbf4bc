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

  @Test func `its accessible rows have the texts under the titles`() {
    #expect(stage.rows.first == "Name: Rome, People: 3, Note: large")
    #expect(table.header.accessibleText == "Name, People, Note")
    #expect(table.role == .table)
    #expect(table.accessibleValue == "1 of 3")
  }

  @Test func `the header sorts by a column, and again in reverse`() {
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

  @Test func `the highlighted row follows its item when sorted`() {
    #expect(table.list.highlightedItem?.id == "Rome")
    table.sorting = TableSorting(column: 0)
    #expect(table.list.highlightedRow == RowIndex(2))
    table.sorting = TableSorting()
    #expect(names == ["Rome", "Oslo", "Bern"])
    #expect(table.list.highlightedRow == RowIndex(0))
  }

  @Test func `new items are sorted like earlier ones`() {
    table.sorting = TableSorting(column: 1, isDescending: true)
    table.items.append(City(id: "Lima", people: 10))
    #expect(names == ["Lima", "Rome", "Oslo", "Bern"])
  }

  @Test func `a further column orders rows equal in the first`() {
    stage.application.focus.move(to: table.header)
    stage.press(KeyPress(.right), KeyPress(.enter), KeyPress(.left), "+")
    #expect(names == ["Bern", "Oslo", "Rome"])
    #expect(table.header.accessibleValue == "by People, ascending, then by Name, ascending")
    #expect(
      table.header.semanticDetails.value == table.header.accessibleValue + ", column Name, 1 of 3")
    stage.press(KeyPress(.enter, .shift))
    #expect(names == ["Oslo", "Bern", "Rome"])
    stage.press(KeyPress(.space, .shift))
    #expect(table.sorting == TableSorting(column: 1))
    stage.press("+")
    #expect(table.header.keyHints.map(\.name) == ["Sort", "Add to sorting"])
    stage.press(KeyPress(.enter))
    #expect(table.sorting == TableSorting(column: 0))
  }

  @Test func `an action sorts alone or in addition, others are refused`() throws {
    #expect(try table.header.handle(.action(.sort(column: 1))))
    #expect(try table.header.handle(.action(.sort(column: 0, adding: true))))
    #expect(table.sorting == TableSorting([.init(column: 1), .init(column: 0)]))
    #expect(try !table.header.handle(.action(.sort(column: 2, adding: true))))
    #expect(try !table.header.handle(.action(.sort(column: -1))))
    table.isEnabled = false
    _ = try table.header.handle(.action(.sort(column: 0)))
    #expect(table.sorting.keys.count == 2)
  }

  @Test func `a click on a title sorts, with a modifier in addition`() throws {
    table.didLayOut(.init(lead: 2, places: [0..<5, 6..<10, 11..<12]))
    try click(x: 8)
    #expect(table.sorting == TableSorting(column: 1))
    try click(x: 3, .shift)
    #expect(table.sorting == TableSorting([.init(column: 1), .init(column: 0)]))
    try click(x: 8, .control)
    #expect(table.sorting.keys.first == .init(column: 1, isDescending: true))
  }

  private func click(x: Int, _ modifiers: KeyModifiers = []) throws {
    for action in [PointerEvent.Action.down(.left), .up(.left)] {
      let place = SurfacePoint(x: x, y: 0)
      let input = PointerInput(
        action: action, location: place, isInside: true, modifiers: modifiers)
      _ = try table.header.handle(.pointer(input))
    }
  }

  @Test func `a choice in the column menu of a removed table does nothing`() throws {
    let content = View()
    let application = Application(
      root: TestScreen("screen", content), surface: NullSurface(), clock: ManualClock())
    application.start()
    weak var gone: Table<String>?
    do {
      let other = Table(
        ["a"], id: { $0 },
        columns: [
          TableColumn("Name", id: "name") { $0 }, TableColumn("Note", id: "note") { $0 },
        ])
      other.allowsColumnHiding = true
      gone = other
      content.setChildren([other])
      #expect(try other.header.handle(.key(KeyPress(.function(10), .shift))))
    }
    #expect(application.window.panel != nil)
    application.run { content.setChildren([]) }
    #expect(gone == nil)
    application.dispatch(.key(KeyPress(.enter)))
    #expect(application.window.panel == nil)
  }

  @Test func `sorting and highlighted item are saved`() throws {
    table.sorting = TableSorting([
      .init(column: 1), .init(column: 0, isDescending: true),
    ])
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
