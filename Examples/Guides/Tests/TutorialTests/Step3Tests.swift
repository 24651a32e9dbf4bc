import ScreenKitTesting
import Testing

@testable import Tutorial3

@MainActor
@Suite("Step 3 of the tutorial", .leakFree)
struct Step3Tests {
  private func shelf() -> (Library, ScreenTest) {
    let library = Library()
    for title in ["Dune", "Emma", "Middlemarch"] { library.add(title) }
    return (library, ScreenTest(ShelfScreen(library), size: .page))
  }

  @Test func `Enter on a row marks the book as read`() {
    let (library, test) = shelf()
    test.activate(row: .init(1), of: "Books")
    #expect(library.books.map(\.isRead) == [false, true, false])
    expectSnapshot(of: test.snapshot, "3-list")
  }

  @Test func `the checkbox hides read books`() {
    let (_, test) = shelf()
    test.activate(row: .init(1), of: "Books")
    test.press(.checkbox, named: "Only unread")
    #expect(!test.screen.contains("Emma"))
    expectSnapshot(of: test.snapshot, "3-only-unread")
  }

  @Test func `an empty shelf explains how to add a book`() {
    let test = ScreenTest(ShelfScreen(Library()), size: .page)
    expectSnapshot(of: test.snapshot, "3-empty")
  }
}
