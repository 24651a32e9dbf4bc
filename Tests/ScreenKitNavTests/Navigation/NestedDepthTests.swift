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

  /// Returns a screen at `depth` within nested stacks.
  private static func nested(_ depth: Int) -> Controller {
    var screen: Controller = Innermost()
    for _ in 1..<depth {
      let inner = screen
      screen = StackNavigator { inner }
    }
    return screen
  }

  @Test func `hundreds of levels are shown, hidden, saved and ended`() {
    let depth = CaseSample.count(200, of: Controller.depthLimit)
    let test = ScreenTest(Self.nested(depth), keeper: MemoryKeeper())
    #expect(test.lifecycle.filter { $0.hasSuffix("appear") }.count == depth)
    test.press(KeyPress(.tab))
    test.application.dispatch(.application(.enterBackground))
    test.application.dispatch(.application(.enterForeground))
    test.application.dispatch(.application(.releaseMemory))
    test.application.quit()
    #expect(test.outcome != nil)
    #expect(test.lifecycle.filter { $0.hasSuffix("destroy") }.count == depth)
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

  @Test func `navigators that never ran are released at any depth`() {
    weak var root: Controller?
    do { root = Self.nested(20_000) }
    #expect(root == nil)
  }
}
