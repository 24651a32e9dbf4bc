import ScreenKitCore
import ScreenKitTesting
import ScreenKitWebTesting
import Testing

@testable import GuideSnippets

@MainActor
@Suite("The guide to apps in a browser", .leakFree)
struct WebScreenTests {
  @Test func `the form works in a browser`() {
    let screen = SettingsScreen()
    let test = WebTest(screen)
    #expect(test.type("Ann", into: "Name"))
    #expect(test.press("checkbox", named: "I accept the terms"))
    #expect(test.press("button", named: "Save"))
    #expect(screen.saved == ["Ann"])
    #expect(test.page.problems == [])
  }

  @Test func `the button that saves can be used at once`() throws {
    let test = WebTest(SettingsScreen())
    let buttons: [PageElement] = test.page.elements("button")
    let save = try #require(buttons.first { $0.allText == "Save" })
    #expect(!save.isDisabled)
  }
}
