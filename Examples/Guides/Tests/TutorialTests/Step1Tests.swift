import ScreenKitTesting
import Testing

@testable import Tutorial1

@MainActor
@Suite("Step 1 of the tutorial", .leakFree)
struct Step1Tests {
  @Test func `the button counts books`() {
    let test = ScreenTest(ShelfScreen(), size: .page)
    expectSnapshot(of: test.snapshot, "1-start")
    test.press(.enter, .enter)
    expectSnapshot(of: test.snapshot, "1-two-books")
  }

  @Test func `the question mark lists the keys`() {
    let test = ScreenTest(ShelfScreen())
    test.press("?")
    #expect(test.screen.contains("Quit"))
  }
}
