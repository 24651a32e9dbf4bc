import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

@MainActor
@Suite("Collapsible sections in a page", .leakFree)
struct FoldSceneTests {
  @Test func `a header is a button that reports whether it is open`() throws {
    let list = List(Shelves())
    list.foldsSections = true
    let test = WebTest(Column { list })
    let header = try #require(list.children.first)
    #expect(test.rendered.contains { $0.contains("3=Shelf 0 4=true") })
    test.send("[\"p\",\(test.number(of: header))]")
    #expect(list.isFolded(0) && list.highlightedSection == 0)
    #expect(test.rendered.contains { $0.contains("0=hi 3=Shelf 0 4=false") })
    #expect(test.differences == [])
    test.send("[\"p\",\(test.number(of: header))]")
    #expect(!list.isFolded(0))
    #expect(test.differences == [])
  }

  private struct Shelves: ListAdapter {
    var sectionCount: Int { 2 }
    func rowCount(in section: Int) -> Int { 2 }
    func header(of section: Int) -> String? { "Shelf \(section)" }
    func item(at row: RowIndex) -> String { "Book \(row.section).\(row.row)" }
    func id(of item: String) -> String { item }
    func show(_ item: String, at row: RowIndex, in view: Label) { view.text = item }
  }
}
