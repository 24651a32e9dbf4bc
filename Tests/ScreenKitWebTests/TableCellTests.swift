import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

@MainActor
@Suite("Cells and columns of tables in a browser", .leakFree)
struct TableCellTests {
  private let table = Table(
    ["nut", "bolt"], id: { $0 },
    columns: [
      TableColumn("Name", width: .fixed(8)) { $0 },
      TableColumn("Kind", width: .fixed(8)) { _ in "part" }.editable { _, _ in "Refused." },
    ])

  private func page() -> (test: WebTest, html: String) {
    let test = WebTest(Column { table }, joins: false)
    return (test, test.session.page(.test))
  }

  @Test func `a cell is marked in the highlighted row only`() {
    table.highlightsCells = true
    table.highlightedColumn = 1
    let (_, html) = page()
    #expect(html.contains("by-cell"))
    #expect(html.components(of: "class=\"at\"") == 1)
    #expect(html.components(of: "data-i=\"1\"") == 2)
  }

  @Test func `hidden columns have no cells, and widths are in characters`() {
    table.hiddenColumns = [0]
    table.setWidth(13, ofColumn: 1)
    let (_, html) = page()
    #expect(!html.contains(">nut<"))
    #expect(!html.contains(">Name<"))
    #expect(html.contains("13ch"))
    #expect(html.contains("min-width:16ch"))
  }

  @Test func `a press highlights a cell, and the menu hides columns`() {
    table.highlightsCells = true
    table.allowsColumnHiding = true
    let test = WebTest(Column { table })
    test.send("[\"v\",\(test.number(of: table.rows)),1]")
    #expect(table.highlightedColumn == 1)
    test.send("[\"m\",\(test.number(of: table.header))]")
    #expect(test.session.page(.test).contains(">Columns<"))
  }

  @Test func `the page changes the widths of columns where the table allows it`() {
    let test = WebTest(Column { table })
    let header = test.number(of: table.header)
    test.send("[\"x\",\(header),1,13]")
    #expect(table.width(ofColumn: 1) == nil)
    #expect(!test.session.page(.test).contains("data-w"))
    table.allowsColumnResizing = true
    #expect(test.session.page(.test).components(of: "class=\"grip\"") == 2)
    test.send("[\"x\",\(header),1,13]")
    test.send("[\"x\",\(header),0,-9]")
    #expect(table.width(ofColumn: 1) == 13)
    #expect(table.width(ofColumn: 0) == 3)
    table.hiddenColumns = [0]
    for column in [-1, 0, 2] { test.send("[\"x\",\(header),\(column),20]") }
    #expect(table.width(ofColumn: 0) == 3 && table.width(ofColumn: 1) == 13)
    #expect(test.page.problems == [] && test.closes.isEmpty)
  }

  @Test func `the editor is in its cell, and a refusal below the rows`() throws {
    table.highlightsCells = true
    let test = WebTest(Column { table })
    #expect(table.beginEditing(column: 1))
    #expect(test.session.page(.test).contains("class=\"edit\" role=\"gridcell\""))
    let editor = try #require(table.cellEditor)
    try editor.setByUser("screw")
    #expect(try !table.commitEditing())
    let html = test.session.page(.test)
    #expect(html.contains("Refused."))
    #expect(html.contains(">nut<"))
  }
}

extension String {
  /// Returns the number of occurrences of `part` in the text.
  fileprivate func components(of part: String) -> Int { split(separator: part).count - 1 }
}
