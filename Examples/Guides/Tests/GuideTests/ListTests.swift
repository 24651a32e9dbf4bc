import ScreenKitCore
import ScreenKitTesting
import ScreenKitText
import Testing

@testable import GuideSnippets

@MainActor
@Suite("The guide to lists and tables", .leakFree)
struct ListTests {
  private let size = CellSize(columns: 40, rows: 8)

  @Test func `a search field filters`() {
    let test = ScreenTest(CitiesScreen(), size: size)
    test.fill("Search cities", with: "o")
    test.fill("Search cities", with: "osl")
    #expect(test.screen.contains("Oslo"))
    #expect(!test.screen.contains("Bern"))
    test.fill("Search cities", with: "xyz")
    #expect(test.screen.contains("No city matches."))
  }

  @Test func `several rows are selected, and a row has a menu`() {
    let screen = CitiesScreen()
    let test = ScreenTest(screen, size: size)
    test.select(row: .init(0), of: "Cities")
    test.select(row: .init(2), of: "Cities")
    test.activate(row: .init(1), of: "Cities")
    #expect(screen.log == ["1 selected", "2 selected", "open Lisbon"])
    screen.clearLog()
    test.press("Shift-F10")
    test.press(.enter)
    #expect(screen.log == ["visit Lisbon"])
  }

  @Test func `a table sorts by the pressed column`() {
    let test = ScreenTest(CityTableScreen(), size: size)
    expectSnapshot(of: test.snapshot, "table")
    test.press("Shift-Tab")
    test.press(.right, .enter)
    #expect(test.screen.split(separator: "\n")[1].contains("Bern"))
    test.press(.enter)
    #expect(test.screen.split(separator: "\n")[1].contains("Oslo"))
  }

  @Test func `an edit of a cell is undone`() {
    let test = ScreenTest(StockScreen(), size: size)
    test.press(.right, .enter)
    test.type("5")
    test.press(.enter)
    #expect(test.screen.contains("405"))
    test.press("Ctrl-Z")
    #expect(test.screen.contains("40") && !test.screen.contains("405"))
    test.press("Ctrl-Y")
    test.press(.enter)
    test.type("x")
    test.press(.enter)
    #expect(test.screen.contains("An amount is a number from 0."))
  }

  @Test func `sections have headers`() {
    let test = ScreenTest(CountriesScreen(), size: size)
    expectSnapshot(of: test.snapshot, "sections")
  }

  @Test func `the end of the list loads more`() throws {
    let test = ScreenTest(EndlessScreen(), size: size)
    test.press(.end, .down)
    let list = try #require(test.view(.list, named: "Messages") as? ListView)
    #expect(list.rowCount == 60)
  }
}
