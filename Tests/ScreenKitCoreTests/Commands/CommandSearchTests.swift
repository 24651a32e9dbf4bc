@testable import ScreenKitCore
import Testing

@Suite("Command search")
struct CommandSearchTests {
  private let names = [
    "Rename a tab", "Untab", "Close tab", "Tab to the left", "Take a bow", "Quit",
  ]

  private func found(_ query: String) -> [String] {
    CommandSearch.indices(of: names, matching: query).map { names[$0] }
  }

  @Test func `names are ordered by their match`() {
    #expect(
      found("tab") == ["Tab to the left", "Rename a tab", "Close tab", "Untab", "Take a bow"])
  }

  @Test func `no query finds all names in their order`() {
    #expect(found("") == names)
  }

  @Test func `case is ignored, and names without a match are omitted`() {
    #expect(found("QUIT") == ["Quit"])
    #expect(found("quite") == [])
  }
}
