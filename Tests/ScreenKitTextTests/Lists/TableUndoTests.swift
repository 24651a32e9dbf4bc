import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@testable import ScreenKitText

@MainActor
@Suite("Undoing edits of cells", .leakFree)
struct TableUndoTests {
  @MainActor
  private final class Stock: TableAdapter {
    var goods = [("nut", "3"), ("bolt", "5")]
    var refused: String?

    func rowCount(in section: Int) -> Int { goods.count }
    func item(at row: RowIndex) -> (String, String) { goods[row.row] }
    func id(of item: (String, String)) -> String { item.0 }

    func count(_ name: String, _ text: String) -> String? {
      if text == refused { return "Not this one." }
      for index in goods.indices where goods[index].0 == name { goods[index].1 = text }
      return nil
    }
  }

  private final class Screen: Controller {
    let stock = Stock()
    private(set) lazy var table = Table(
      stock,
      columns: [
        TableColumn("Name", width: .fixed(8)) { $0.0 },
        TableColumn("Amount", width: .fixed(14)) { $0.1 }
          .editable { [stock] in stock.count($0.0, $1) },
      ])

    override func makeView() -> View {
      table.highlightsCells = true
      table.highlightedColumn = 1
      return table
    }

    override func connect() { table.undoHistory = undoHistory }
  }

  private let screen = Screen()
  private let test: ScreenTest

  init() { test = ScreenTest(screen, size: CellSize(columns: 40, rows: 8)) }

  private var amounts: [String] { screen.stock.goods.map(\.1) }

  @Test func `Ctrl-Z restores the earlier text, and Ctrl-Y the new one`() {
    test.press(KeyPress(.enter), KeyPress("7"), KeyPress(.enter))
    #expect(amounts == ["37", "5"])
    #expect(screen.undoHistory.undoName == "Amount")
    test.press(KeyPress(.down), KeyPress("z", .control))
    #expect(amounts == ["3", "5"] && !test.screen.contains("37"))
    #expect(screen.table.list.highlightedRow == RowIndex(0))
    test.press(KeyPress("y", .control))
    #expect(amounts == ["37", "5"] && test.screen.contains("37"))
  }

  @Test func `an unchanged or refused text is not registered`() {
    test.press(KeyPress(.enter), KeyPress(.enter))
    screen.stock.refused = "37"
    test.press(KeyPress(.enter), KeyPress("7"), KeyPress(.enter), KeyPress(.escape))
    #expect(screen.undoHistory.undoName == nil)
  }

  @Test func `the change follows its item`() {
    test.press(KeyPress(.enter), KeyPress("7"), KeyPress(.enter))
    test.application.run { [screen] in
      screen.stock.goods.reverse()
      screen.table.list.reload()
    }
    test.press(KeyPress("z", .control))
    #expect(screen.stock.goods.map(\.1) == ["5", "3"])
    #expect(screen.table.list.highlightedRow == RowIndex(1))
  }

  @Test func `a refusal or a removed row is reported`() {
    test.press(KeyPress(.enter), KeyPress("7"), KeyPress(.enter))
    screen.stock.refused = "3"
    test.press(KeyPress("z", .control))
    #expect(test.screen.contains("Not this one.") && amounts[0] == "37")
    test.press(KeyPress(.escape))
    test.application.run { [screen] in
      screen.stock.goods.removeFirst()
      screen.table.list.reload()
    }
    test.press(KeyPress("z", .control))
    #expect(test.screen.contains("The row no longer exists."))
  }

  @Test func `an open edit ends before an undo`() {
    test.press(KeyPress(.enter), KeyPress("7"), KeyPress(.enter), KeyPress(.down))
    test.application.run { [screen] in
      screen.table.beginEditing(column: 1)
      try screen.undoHistory.undo()
    }
    #expect(amounts == ["3", "5"] && screen.table.cellEditor == nil)
  }

  @Test func `undoing another cell keeps a typed text and its editor`() {
    test.press(KeyPress(.enter), KeyPress("7"), KeyPress(.enter), KeyPress(.down))
    test.press(KeyPress(.enter), KeyPress("9"))
    test.application.run { [screen] in try screen.undoHistory.undo() }
    #expect(amounts == ["3", "5"] && screen.table.cellEditor?.value == "59")
    #expect(screen.table.cellEditor?.isFocused == true)
    #expect(screen.table.list.highlightedRow == RowIndex(1))
    test.press(KeyPress(.enter))
    #expect(amounts == ["3", "59"] && test.screen.contains("59"))
  }

  @Test func `undoing the edited cell keeps a text typed there`() {
    test.press(KeyPress(.enter), KeyPress("7"), KeyPress(.enter))
    test.press(KeyPress(.enter), KeyPress("8"))
    test.application.run { [screen] in try screen.undoHistory.undo() }
    #expect(amounts == ["3", "5"] && screen.table.cellEditor?.value == "378")
    test.press(KeyPress(.enter))
    #expect(amounts == ["378", "5"])
    test.press(KeyPress("z", .control))
    #expect(amounts == ["3", "5"])
  }

  @Test(arguments: [KeyPress(.down), KeyPress(.enter)])
  func `a typed text whose row is gone is shown until Escape`(key: KeyPress) {
    test.press(KeyPress(.enter), KeyPress("7"))
    test.application.run { [screen] in
      screen.stock.goods.removeFirst()
      screen.table.list.reload()
    }
    test.press(key)
    #expect(screen.table.cellEditor == nil && amounts == ["5"])
    #expect(test.screen.contains("The row no longer exists. Text: 37"))
    test.press(KeyPress(.escape))
    #expect(!test.screen.contains("The row no longer exists."))
  }

  @Test func `a commit by code reports it too`() throws {
    test.press(KeyPress(.enter), KeyPress("7"))
    screen.stock.goods.removeFirst()
    screen.table.list.reload()
    #expect(try screen.table.commitEditing())
    test.application.run {}
    #expect(test.screen.contains("Text: 37"))
    test.press(KeyPress(.enter))
    #expect(
      !test.screen.contains("The row no longer exists.") && screen.table.cellEditor?.value == "5")
  }
}
