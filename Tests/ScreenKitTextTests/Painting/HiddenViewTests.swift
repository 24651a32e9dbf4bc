import ScreenKitCore
import ScreenKitTesting
import ScreenKitText
import Testing

/// Views that change while they are hidden.
@MainActor
@Suite("Hidden views", .leakFree)
struct HiddenViewTests {
  @Test func `a changing hidden view does not affect its old position`() {
    let (top, below) = (Label("top"), Label("below"))
    let test = ScreenTest(PlainScreen(Column { [top, below] }))
    test.application.run { top.isHidden = true }
    #expect(test.screen.hasPrefix("below"))
    test.application.run { top.text = "other" }
    #expect(test.screen.hasPrefix("below"))
    test.application.run { top.style.tint = .negative }
    #expect(test.screen.hasPrefix("below"))
    test.application.run { top.isHidden = false }
    #expect(test.screen.hasPrefix("other\nbelow"))
  }
}
