import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@testable import ScreenKitText

/// The names and amounts in an editable table.
@MainActor
private final class Stock: TableAdapter {
  var goods = [("nut", 3), ("bolt", 5), ("nail", 9)]

  func rowCount(in section: Int) -> Int { goods.count }
  func item(at row: RowIndex) -> (String, Int) { goods[row.row] }
  func id(of item: (String, Int)) -> String { item.0 }

  func count(_ name: String, _ text: String) -> String? {
    guard let amount = Int(text) else { return "No number." }
    for index in goods.indices where goods[index].0 == name { goods[index].1 = amount }
    return nil
  }
}

@MainActor
@Suite("Cells of a table edited in place", .leakFree)
struct TableEditingTests {
  private let stock = Stock()
  private let table: Table<(String, Int)>
  private let stage: Stage

  init() {
    let table = TableEditingTests.makeTable(stock)
    self.table = table
    table.highlightsCells = true
    table.highlightedColumn = 1
    stage = Stage(table, columns: 34, rows: 7, .terminal)
  }

  private static func makeTable(_ stock: Stock) -> Table<(String, Int)> {
    Table(
      stock,
      columns: [
        TableColumn("Name", width: .fixed(8)) { $0.0 },
        TableColumn("Amount", width: .fixed(14)) { "\($0.1)" }
          .editable(where: { $0.0 != "nail" }) { stock.count($0.0, $1) },
      ])
  }

  private func press(_ keys: KeyPress...) {
    for key in keys { stage.application.dispatch(.key(key)) }
  }

  @Test(arguments: [KeyPress(.enter), KeyPress(.function(2))])
  func `Enter and F2 begin, and Enter commits`(key: KeyPress) {
    press(key)
    #expect(stage.framed.contains("▸ nut       ┃3           ┃"))
    #expect(table.cellEditor?.value == "3")
    #expect(table.editedColumn == 1)
    press(KeyPress("7"))
    #expect(stage.framed.contains("37"))
    #expect(stock.goods[0].1 == 3)
    press(KeyPress(.enter))
    #expect(stock.goods[0].1 == 37)
    #expect(table.cellEditor == nil)
    #expect(stage.framed.contains("▸ nut       37"))
    #expect(stage.application.focus.view === table.list)
    #expect(stage.isTruthful)
  }

  @Test func `Escape cancels`() {
    press(KeyPress(.enter), KeyPress("7"), KeyPress(.escape))
    #expect(stock.goods[0].1 == 3)
    #expect(table.cellEditor == nil)
    #expect(stage.application.focus.view === table.list)
  }

  @Test func `a refused text stays with its message until it is corrected`() {
    press(KeyPress(.enter), KeyPress("x"), KeyPress(.enter))
    #expect(stage.framed.contains("|No number."))
    #expect(table.cellEditor?.value == "3x")
    #expect(table.cellEditor?.accessibleValue == "3x, No number.")
    press(KeyPress(.backspace))
    #expect(!stage.framed.contains("No number."))
    press(KeyPress("1"), KeyPress(.enter))
    #expect(stock.goods[0].1 == 31)
    #expect(stage.isTruthful)
  }

  @Test func `Tab commits and continues in the next row`() {
    press(KeyPress(.enter), KeyPress("1"), KeyPress(.tab))
    #expect(stock.goods[0].1 == 31)
    #expect(table.list.highlightedRow == RowIndex(1))
    #expect(table.cellEditor?.value == "5")
    press(KeyPress("2"), KeyPress(.tab, .shift))
    #expect(stock.goods[1].1 == 52)
    #expect(table.cellEditor?.value == "31")
  }

  @Test func `Tab ends at a row that is not editable`() {
    press(KeyPress(.down), KeyPress(.enter), KeyPress("1"), KeyPress(.tab))
    #expect(stock.goods[1].1 == 51)
    #expect(table.cellEditor == nil)
    #expect(table.list.highlightedRow == RowIndex(2))
    press(KeyPress(.enter), KeyPress(.function(2)))
    #expect(table.cellEditor == nil)
  }

  @Test func `the text follows its item after a reload`() {
    press(KeyPress(.enter), KeyPress("7"))
    stage.change {
      stock.goods.reverse()
      table.list.reload()
    }
    #expect(table.cellEditor?.value == "37")
    #expect(table.cellEditor?.isFocused == true)
    stage.resize(columns: 26, rows: 5)
    press(KeyPress("8"), KeyPress(.enter))
    #expect(stock.goods[2].1 == 378)
    #expect(stage.isTruthful)
  }

  @Test func `an invisible editor returns with the typed key`() {
    press(KeyPress(.enter), KeyPress("7"))
    stage.change {
      stock.goods += (0..<50).map { ("item \($0)", $0) }
      table.list.reload()
    }
    stage.change { table.list.scroll(by: 30) }
    #expect(table.cellEditor?.isFocused == false)
    press(KeyPress("8"))
    #expect(table.cellEditor?.value == "378")
    #expect(table.cellEditor?.isFocused == true)
    #expect(stage.framed.contains("378"))
    #expect(stage.isTruthful)
  }

  @Test func `an edit ends when its item is removed`() {
    press(KeyPress(.enter), KeyPress("7"))
    stage.change {
      stock.goods.removeFirst()
      table.list.reload()
    }
    press(KeyPress(.down))
    #expect(table.cellEditor == nil)
    #expect(table.list.highlightedRow == RowIndex(1))
  }

  @Test func `a double press edits, and a press elsewhere commits`() {
    for _ in 0..<2 { click(row: 2) }
    #expect(table.cellEditor?.value == "5")
    press(KeyPress("1"))
    click(row: 1)
    #expect(stock.goods[1].1 == 51)
    #expect(table.cellEditor == nil)
  }

  @Test func `the edited text is saved with the screen`() throws {
    press(KeyPress(.enter), KeyPress("7"))
    let state = try #require(table.savedState)
    let other = TableEditingTests.makeTable(Stock())
    other.restore(state)
    #expect(other.cellEditor?.value == "37")
    #expect(other.editedColumn == 1)
  }

  private func click(row: Int) {
    let point = SurfacePoint(x: 14, y: row)
    stage.application.dispatch(.pointer(PointerEvent(.down(.left), at: point)))
    stage.application.dispatch(.pointer(PointerEvent(.up(.left), at: point)))
  }
}
