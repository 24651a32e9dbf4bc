import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import ScreenKitText

private struct Plain: TextApp {
  func makeRoot() -> Controller { Controller() }
}

private struct Sliding: TextApp {
  var transition: ScreenTransition { .slide }
  func makeRoot() -> Controller { Controller() }
}

@MainActor
@Suite("Apps in a terminal", .leavesNothing)
struct TextAppTests {
  private func transition(of app: some TextApp) throws -> ScreenTransition {
    let surface = TextSurface(
      size: CellSize(columns: 8, rows: 2), options: TextOptions(look: .named(.terminal)))
    return app.makeApplication(try app.makeRoot(), surface, ManualClock()).window.transition
  }

  @Test func `screens come at once unless the app has them slide`() throws {
    #expect(try transition(of: Plain()) == .none)
    #expect(try transition(of: Sliding()) == .slide)
  }
}
