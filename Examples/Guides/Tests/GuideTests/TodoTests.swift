import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import GuideSnippets

@MainActor
@Suite("The pages for users of other frameworks", .leakFree)
struct TodoTests {
  @Test func `items are added and done`() {
    let test = ScreenTest(TodoScreen(), size: .init(columns: 30, rows: 8))
    test.type("Buy milk")
    test.press(.enter)
    test.type("Call Ann")
    test.press(.enter)
    test.activate(row: .init(0), of: "To do")
    expectSnapshot(of: test.snapshot, "todo")
  }

  @Test func `the app begins with its screen`() {
    #expect(TodoApp().makeRoot() is TodoScreen)
  }
}
