@testable import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Depth of nested navigators", .leakFree)
struct NestedDepthTests {
  private final class Innermost: Controller {
    override func makeView() -> View { Label("innermost") }
    override func save() throws -> SavedState? { SavedState() }
  }

  /// Returns a screen within enough stacks to be at `depth`.
  private static func nested(_ depth: Int) -> Controller {
    var screen: Controller = Innermost()
    for _ in 1..<depth {
      let inner = screen
      screen = StackNavigator { inner }
    }
    return screen
  }

  @Test func `a thousand levels are shown, hidden, saved and ended`() {
    let keeper = MemoryKeeper()
    let test = ScreenTest(Self.nested(Controller.depthLimit), keeper: keeper)
    #expect(test.lifecycle.filter { $0.hasSuffix("appear") }.count == Controller.depthLimit)
    test.press(KeyPress(.tab))
    test.application.dispatch(.application(.enterBackground))
    test.application.dispatch(.application(.enterForeground))
    test.application.dispatch(.application(.releaseMemory))
    test.application.quit()
    #expect(test.outcome != nil)
    #expect(test.lifecycle.filter { $0.hasSuffix("destroy") }.count == Controller.depthLimit)
  }

  @Test func `more levels trap with the limit`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = ScreenTest(NestedDepthTests.nested(Controller.depthLimit + 1))
      }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("Innermost is nested 1001 levels deep; 1000 are allowed"))
  }

  @Test func `navigators that never ran are released however deep`() {
    weak var root: Controller?
    do { root = Self.nested(20_000) }
    #expect(root == nil)
  }
}
