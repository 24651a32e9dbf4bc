import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import GuideSnippets

@MainActor
@Suite("The guide to saved state", .leakFree)
struct SavedStateTests {
  @Test func `a screen is restored with its own state and its fields`() {
    let keeper = MemoryKeeper()
    let test = ScreenTest(DrawingScreen(), keeper: keeper)
    test.press(.button, named: "Draw")
    test.fill("Note", with: "a line")
    test.send(.application(.enterBackground))
    let screen = DrawingScreen()
    let again = ScreenTest(screen, keeper: keeper)
    #expect(screen.drawing.points == [0])
    #expect(again.screen.contains("1 points"))
    #expect(again.screen.contains("a line"))
  }

  @Test func `a masked field is not saved`() throws {
    let keeper = MemoryKeeper()
    let test = ScreenTest(DrawingScreen(), keeper: keeper)
    test.fill("Password", with: "north star")
    test.fill("Note", with: "a line")
    test.send(.application(.enterBackground))
    let archive = "\(try #require(keeper.archive))"
    #expect(archive.contains("a line"))
    #expect(!archive.contains("north star"))
  }

  @Test func `quitting discards the state`() {
    let keeper = MemoryKeeper()
    let test = ScreenTest(DrawingScreen(), keeper: keeper)
    test.press(.button, named: "Draw")
    test.advance(by: .seconds(2))
    #expect(keeper.archive != nil)
    test.press("q")
    #expect(keeper.archive == nil)
  }
}
