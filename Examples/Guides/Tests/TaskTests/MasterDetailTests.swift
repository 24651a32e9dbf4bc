import ScreenKitTesting
import ScreenKitText
import Testing

@testable import Tasks

@MainActor
@Suite("A list with details", .leakFree)
struct MasterDetailTests {
  private func inbox(_ size: CellSize = .page) -> ScreenTest {
    let messages = ["Rain", "Lunch", "Rent"].enumerated().map {
      Message(id: $0, subject: $1, text: "This message is about \($1.lowercased()).")
    }
    return ScreenTest(InboxScreen(messages), size: size)
  }

  @Test func `the details follow the highlighted row`() throws {
    let test = inbox()
    #expect(test.screen.contains("about rain"))
    test.press(.down)
    try expectPage(test, "master-detail")
  }

  @Test func `a narrow window shows one part`() {
    let test = inbox(CellSize(columns: 26, rows: 8))
    #expect(!test.screen.contains("about"))
    test.press(.down, .enter)
    #expect(test.screen.contains("lunch."))
    #expect(!test.screen.contains("Rent"))
    test.press(.button, named: "All messages")
    #expect(test.screen.contains("Rent"))
  }
}
