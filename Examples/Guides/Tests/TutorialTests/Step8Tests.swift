import ScreenKitTesting
import ScreenKitText
import Testing

@testable import Tutorial8

@MainActor
@Suite("Step 8 of the tutorial", .leakFree)
struct Step8Tests {
  private func launch(_ look: Look) throws -> ScreenTest {
    let library = Library()
    try library.add(BookFacts(title: "Dune", author: "Frank Herbert", pages: 412))
    try library.add(BookFacts(title: "Emma", author: "Jane Austen", pages: 474))
    try library.update(2) { ($0.isRead, $0.rating) = (true, 4) }
    return ScreenTest(BooksNavigator(library), size: .page, look: look)
  }

  @Test(arguments: [LookName.terminal, .cupertino, .material])
  func `the shelf in a look of the framework`(name: LookName) throws {
    let test = try launch(.named(name))
    expectSnapshot(of: test.snapshot, "8-shelf", name)
  }

  @Test(arguments: [LookName.terminal, .cupertino, .material])
  func `a book in a look of the framework`(name: LookName) throws {
    let test = try launch(.named(name))
    test.activate(row: .init(1), of: "Books")
    expectSnapshot(of: test.snapshot, "8-book", name)
  }

  @Test func `the look of the app has its own colours`() throws {
    let paper = try launch(.paper(.unicode))
    let terminal = try launch(.named(.terminal))
    #expect(paper.screen == terminal.screen)
    #expect(paper.snapshot.styled() != terminal.snapshot.styled())
  }

  @Test func `the app offers its look`() {
    #expect(Books().looks.map(\.name) == ["paper"])
    #expect(Books().offersLooks)
  }
}
