import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// The navigator that handles a push from within a tab, under every look (F-074).
@MainActor
@Suite("Pushing from a tab, by the look", .leakFree)
struct PushPlacementTests {
  private final class Pair: TabNavigator {
    override func makeTabs() -> [Tab] {
      ["Left", "Right"].map { name in Tab(name) { StackNavigator { Opener() } } }
    }
  }

  private final class Opener: Controller {
    override func makeView() -> View { Label("Nothing is open") }

    func open(to target: PushTarget) {
      let detail = Detail()
      detail.title = "Detail"
      push(detail, to: target)
    }
  }

  private final class Detail: Controller {
    override func makeView() -> View { Label("Details") }
  }

  @Test(
    .proves("F-074", "F-075", "F-139"), arguments: Look.Name.allCases,
    [PushTarget.automatic, .insideTab, .aboveTabs])
  func `the look or the call decides whether tabs are covered`(
    name: Look.Name, target: PushTarget
  ) throws {
    let look = Look.named(name)
    let root = StackNavigator { Pair() }
    let test = ScreenTest(root, look: look)
    let tabs = try #require(root.children.first as? TabNavigator)
    let inner = try #require(tabs.children.first as? StackNavigator)
    test.application.run { (inner.children.first as? Opener)?.open(to: target) }
    let isAbove = target == .aboveTabs || target == .automatic && look.pushPlacement == .aboveTabs
    #expect(test.screen.contains("Details"))
    #expect(root.navigation?.count == (isAbove ? 2 : 1))
    #expect(inner.navigation?.count == (isAbove ? 1 : 2))
    #expect(test.screen.lowercased().contains("right") == !isAbove)
  }
}
