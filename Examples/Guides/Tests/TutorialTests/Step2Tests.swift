import ScreenKitTesting
import Testing

@testable import Tutorial2

@MainActor
@Suite("Step 2 of the tutorial", .leakFree)
struct Step2Tests {
  @Test func `Enter adds the typed title to the model`() {
    let library = Library()
    let test = ScreenTest(ShelfScreen(library), size: .page)
    test.type("Dune")
    test.press(.enter)
    test.type("Emma")
    expectSnapshot(of: test.snapshot, "2-typing")
    test.press(.enter)
    #expect(library.books.map(\.title) == ["Dune", "Emma"])
    test.press(.button, named: "Mark all as read")
    #expect(library.unreadCount == 0)
    expectSnapshot(of: test.snapshot, "2-read")
  }

  @Test func `a change by other code is shown as well`() async {
    let library = Library()
    let test = ScreenTest(ShelfScreen(library), size: .page)
    library.add("Emma")
    await test.settle()
    #expect(test.screen.contains("Books: 1, to read: 1"))
  }
}
