import ScreenKitCore
import ScreenKitTesting
import ScreenKitText
import Testing

@testable import GuideSnippets

@MainActor
@Suite("The guide to controls and looks", .leakFree)
struct CustomControlTests {
  @Test func `typing and the button change the tag`() throws {
    let screen = TagScreen()
    let test = ScreenTest(screen, look: .paper(.unicode))
    test.type("a")
    test.press(.button, named: "Clear")
    #expect(screen.tags == ["a", ""])
  }

  @Test func `a look has its own button`() {
    let look = Look.named(.terminal)
    look.register(PaperButtonPainter())
    let test = ScreenTest(SettingsScreen(), look: look)
    #expect(test.screen.contains("Reset"))
    #expect(!test.screen.contains("[ Reset ]"))
  }

  @Test func `an app has its looks and texts`() {
    #expect(PaperApp().looks.map(\.name) == ["paper"])
    #expect(PaperApp().strings.lists.rows(2) == "2 Zeilen")
  }
}
