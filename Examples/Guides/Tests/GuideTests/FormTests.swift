import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import GuideSnippets

@MainActor
@Suite("The guide to forms", .leakFree)
struct FormTests {
  @Test func `a form with mistakes is not submitted`() {
    let screen = SettingsScreen()
    let test = ScreenTest(screen, size: .init(columns: 50, rows: 26))
    expectSnapshot(of: test.snapshot, "form")
    test.press(.button, named: "Save")
    #expect(screen.saved.isEmpty)
    #expect(test.screen.contains("must not be empty"))
  }

  @Test func `disabled fields are not validated`() {
    let screen = SettingsScreen()
    let test = ScreenTest(screen, size: .init(columns: 50, rows: 26))
    test.fill("Name", with: "Ann")
    test.press(.checkbox, named: "I accept the terms")
    test.press(.button, named: "Save")
    #expect(screen.saved == ["Ann"])
  }
}
