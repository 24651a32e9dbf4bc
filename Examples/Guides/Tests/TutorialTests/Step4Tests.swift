import ScreenKitTesting
import Testing

@testable import Tutorial4

@MainActor
@Suite("Step 4 of the tutorial", .leakFree)
struct Step4Tests {
  private func app() -> (Library, ScreenTest) {
    let library = Library()
    for title in ["Dune", "Emma"] { library.add(title) }
    return (library, ScreenTest(BooksNavigator(library), size: .page))
  }

  @Test func `a row opens the screen of its book`() {
    let (_, test) = app()
    test.activate(row: .init(1), of: "Books")
    expectSnapshot(of: test.snapshot, "4-book")
    test.press(.escape)
    #expect(test.screen.contains("Books: 2"))
  }

  @Test func `the rating is returned as a result`() {
    let (library, test) = app()
    test.activate(row: .init(1), of: "Books")
    test.press(.button, named: "Rate")
    expectSnapshot(of: test.snapshot, "4-rating")
    test.activate(row: .init(1), of: "Ratings")
    #expect(library.book(2)?.rating == 4)
    #expect(test.screen.contains("★★★★"))
  }

  @Test func `Back in the question gives no rating`() {
    let (library, test) = app()
    test.activate(row: .init(0), of: "Books")
    test.press(.button, named: "Rate")
    test.press(.escape)
    #expect(library.book(1)?.rating == nil)
    #expect(test.screen.contains("No rating yet"))
  }
}
