import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@testable import ScreenKitText

@MainActor
@Suite("Highlighted cell of a table", .leakFree)
struct TableCellTests {
  private let table = Table(
    (1...30).map { "row \($0)" }, id: { $0 },
    columns: [
      TableColumn("Name", width: .fixed(8)) { $0 },
      TableColumn("Two", width: .fixed(8)) { _ in "b" },
      TableColumn("Three", width: .fixed(8)) { _ in "c" },
      TableColumn("Four", width: .fixed(8)) { _ in "d" },
    ])

  private func stage(columns: Int = 24, cells: Bool = true, _ look: Look.Name = .terminal) -> Stage
  {
    table.highlightsCells = cells
    return Stage(table, columns: columns, rows: 5, look)
  }

  private func press(_ keys: KeyPress..., on stage: Stage) {
    for key in keys { stage.application.dispatch(.key(key)) }
  }

  private func header(_ stage: Stage) -> String {
    String(stage.framed.split(separator: "\n")[0])
  }

  @Test func `arrow keys move it, and its column stays visible`() {
    let stage = stage()
    var columns: [Int] = []
    table.onHighlightColumn = { columns.append($0) }
    #expect(header(stage) == "|  Name      Two       …›|")
    press(KeyPress(.right), KeyPress(.right), on: stage)
    #expect(header(stage) == "|‹ Two       Three     …›|")
    press(KeyPress(.right), KeyPress(.down), on: stage)
    #expect(header(stage) == "|‹ Three     Four        |")
    #expect(columns == [1, 2, 3])
    #expect(table.highlightedColumn == 3)
    #expect(table.list.highlightedRow == RowIndex(1))
    press(KeyPress(.left), KeyPress(.left), KeyPress(.left), on: stage)
    #expect(header(stage) == "|  Name      Two       …›|")
    #expect(stage.isTruthful)
  }

  @Test(arguments: Look.Name.allCases) func `it is underlined within the highlighted row`(
    look: Look.Name
  ) {
    let stage = stage(columns: 40, look)
    press(KeyPress(.right), on: stage)
    func underlined() -> [Int] {
      (0..<40).filter { stage.terminal.rows[1][$0].style.attributes.contains(.underline) }
    }
    #expect(underlined() == Array(11..<19))
    press(KeyPress(.down), on: stage)
    #expect(underlined().isEmpty)
    #expect(stage.isTruthful)
  }

  @Test func `screen readers read the cell first`() {
    let stage = stage()
    press(KeyPress(.right), on: stage)
    #expect(table.list.focusPart?.semanticDetails.value == "Two: b")
  }

  @Test func `a press highlights the cell below the pointer`() {
    let stage = stage(columns: 40)
    var opened = 0
    table.list.onActivate = { _ in opened += 1 }
    click(at: SurfacePoint(x: 23, y: 2), stage)
    #expect(table.highlightedColumn == 2)
    #expect(table.list.highlightedRow == RowIndex(1))
    click(at: SurfacePoint(x: 33, y: 2), stage)
    #expect((table.highlightedColumn, opened) == (3, 0))
    click(at: SurfacePoint(x: 33, y: 2), stage)
    #expect(opened == 1)
  }

  @Test func `without cells the arrow keys and the wheel scroll sideways`() {
    let stage = stage(cells: false)
    press(KeyPress(.right), on: stage)
    #expect(header(stage) == "|‹ Two       Three     …›|")
    stage.application.dispatch(
      .pointer(PointerEvent(.scroll(x: 1, y: 0), at: SurfacePoint(x: 4, y: 2))))
    #expect(header(stage) == "|‹ Three     Four        |")
    #expect(table.highlightedColumn == nil)
    #expect(stage.isTruthful)
  }

  @Test func `frozen columns stay`() {
    let stage = stage()
    stage.change { table.frozenColumns = 1 }
    press(KeyPress(.right), KeyPress(.right), KeyPress(.right), on: stage)
    #expect(header(stage) == "|‹ Name      Four        |")
  }

  @Test(arguments: [0, 2]) func `from right to left the wheel moves to the left columns`(
    row: Int
  ) {
    table.layout.direction = .rightToLeft
    let (wheel, keys) = (stage(cells: false), KeyPress(.left))
    let place = SurfacePoint(x: 4, y: row)
    wheel.application.dispatch(.pointer(PointerEvent(.scroll(x: -1, y: 0), at: place)))
    let scrolled = header(wheel)
    #expect(scrolled == "|‹…     Three       Two ›|")
    wheel.application.dispatch(.pointer(PointerEvent(.scroll(x: 1, y: 0), at: place)))
    #expect(header(wheel) != scrolled)
    press(keys, on: wheel)
    #expect(header(wheel) == scrolled)
  }

  @Test func `from right to left the arrow keys and signs are mirrored`() {
    table.layout.direction = .rightToLeft
    let stage = stage()
    press(KeyPress(.left), KeyPress(.left), on: stage)
    #expect(table.highlightedColumn == 2)
    #expect(header(stage) == "|‹…     Three       Two ›|")
    #expect(stage.isTruthful)
  }

  @Test func `from right to left the sort sign is on the left`() {
    let sorted = Table(
      ["b", "a"], id: { $0 },
      columns: [
        TableColumn("Name", width: .fixed(8), sortedBy: <) { $0 },
        TableColumn("Size", width: .fixed(8), alignment: .trailing, sortedBy: <) { $0 },
      ])
    sorted.layout.direction = .rightToLeft
    let stage = Stage(sorted, columns: 24, rows: 5, .terminal)
    stage.change { sorted.sorting = TableSorting(column: 0) }
    #expect(header(stage) == "|    Size        ▲ Name  |")
    stage.change {
      sorted.sorting = TableSorting([.init(column: 1, isDescending: true), .init(column: 0)])
    }
    #expect(header(stage) == "|    1▼ Size    2▲ Name  |")
    #expect(stage.isTruthful)
  }

  @Test func `an action highlights a cell`() throws {
    let stage = stage()
    let target = try #require(stage.application.window.target(of: table.list))
    stage.application.dispatch(.action(.setValue(.int(3)), on: target))
    #expect(table.highlightedColumn == 3)
    stage.application.dispatch(.action(.setValue(.int(9)), on: target))
    stage.application.dispatch(.action(.step(-1), on: target))
    #expect(table.highlightedColumn == 2)
    stage.application.dispatch(.action(.step(-2), on: target))
    #expect(table.highlightedColumn == 0)
    stage.application.dispatch(.action(.step(.max), on: target))
    #expect(table.highlightedColumn == 3)
    stage.application.dispatch(.action(.step(.min), on: target))
    #expect(table.highlightedColumn == 0)
  }

  @Test func `an action on the header shows the resized column`() throws {
    table.allowsColumnResizing = true
    let stage = stage(cells: false)
    press(KeyPress(.right), KeyPress(.right), on: stage)
    #expect(!header(stage).contains("Name"))
    let target = try #require(stage.application.window.target(of: table.header))
    stage.application.dispatch(.action(.setValue(.int(9)), on: target))
    #expect(table.width(ofColumn: 0) == 9)
    #expect(header(stage).contains("Name"))
  }

  private func click(at point: SurfacePoint, _ stage: Stage) {
    stage.application.dispatch(.pointer(PointerEvent(.down(.left), at: point)))
    stage.application.dispatch(.pointer(PointerEvent(.up(.left), at: point)))
  }

  @Test func `cells have icons, styles and badges`() {
    let table = Table(
      ["late", "done"], id: { $0 },
      columns: [
        TableColumn("State", sortedBy: <) { item in
          let tint = item == "late" ? ViewStyle.Tint.negative : .positive
          return TableCell(item, tint: tint, icon: "●", badge: "3")
        },
        TableColumn("Name") { $0 },
      ])
    let stage = Stage(table, columns: 30, rows: 3, .terminal)
    #expect(stage.framed.contains("● late [3]"))
    let row = (table.list.children.first as? RowCell)?.content as? TableRow
    #expect(row?.accessibleText == "State: late 3, Name: late")
    #expect(row?.styledTexts[0]?.runs.first?.style.tint == .negative)
    table.list.query = "done 3"
    #expect(table.list.items == ["done"])
    #expect(Stage(table, columns: 12, rows: 3, .terminal).framed.contains("…"))
  }
}
