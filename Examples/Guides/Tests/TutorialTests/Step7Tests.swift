import ScreenKitTesting
import Testing

@testable import Tutorial7

@MainActor
@Suite("The reading list", .leakFree)
struct ReadingListTests {
  private let library = Library()

  private func launch(_ titles: String..., keeper: MemoryKeeper? = nil) throws -> ScreenTest {
    for title in titles { try library.add(BookFacts(title: title, author: "Somebody")) }
    return ScreenTest(BooksNavigator(library), size: .page, keeper: keeper)
  }

  @Test func `a new book is in the list`() throws {
    let test = try launch()
    test.press("Ctrl-N")
    test.fill("Title", with: "Emma")
    test.fill("Author", with: "Jane Austen")
    test.press(.button, named: "Save")
    #expect(library.books.map(\.facts.title) == ["Emma"])
    expectSnapshot(of: test.snapshot, "7-added")
  }

  @Test func `the message about a new book disappears`() throws {
    let test = try launch()
    test.press("Ctrl-N")
    test.fill("Title", with: "Emma")
    test.fill("Author", with: "Jane Austen")
    test.press(.button, named: "Save")
    #expect(test.screen.contains("Added Emma"))
    test.advance(by: .seconds(4))
    #expect(!test.screen.contains("Added Emma"))
  }

  @Test func `the open book is there after a relaunch`() throws {
    let keeper = MemoryKeeper()
    let test = try launch("Dune", "Emma", keeper: keeper)
    test.activate(row: .init(1), of: "Books")
    test.send(.application(.enterBackground))
    let again = try launch(keeper: keeper)
    #expect(again.view(.button, named: "Rate") != nil)
    #expect(again.screen.contains("Emma"))
  }

  @Test func `screens appear and disappear in order`() throws {
    let test = try launch("Dune")
    test.clearHistory()
    test.activate(row: .init(0), of: "Books")
    test.press(.escape)
    #expect(
      test.lifecycle == [
        "ShelfScreen.pause", "BookScreen.create", "BookScreen.appear",
        "BookScreen.pause", "ShelfScreen.appear", "BookScreen.destroy",
      ])
  }

  @Test func `no screen warns`() throws {
    let test = try launch("Dune")
    test.press("Ctrl-N")
    test.press(.escape)
    #expect(test.warnings.isEmpty)
  }
}
