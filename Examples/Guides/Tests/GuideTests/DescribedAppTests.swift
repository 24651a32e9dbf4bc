import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import GuideSnippets

@MainActor
@Suite(.leakFree) struct DescribedAppTests {
  @Test func `a program replaces the buttons of a described app`() async throws {
    let test = ScreenTest(try #require(OwnDescribedApp.make()))
    await test.settle()
    #expect(test.screen.contains("Ferry returns after nine years"))
    test.press("3")
    await test.settle()
    #expect(test.screen.contains("Button 405"))
  }
}
