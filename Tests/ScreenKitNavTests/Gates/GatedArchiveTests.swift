import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Saved screens behind a gate", .leakFree)
struct GatedArchiveTests {
  private let app = GatedApp()

  private func start() {
    app.start { routes in
      CompositeNavigator(routes: routes) {
        PlainTabs(
          ["A", "B"].map { name in
            Tab(name) { StackNavigator { PageScreen("home \(name)", Script()) } }
          })
      }
    }
  }

  /// Pushes `routes` in the first tab, selects the other tab, and restarts the app there.
  private func leaveBehind(_ routes: any Route...) {
    app.isOpen = true
    start()
    for route in routes { _ = app.front?.push(route) }
    app.front?.tabNavigator?.select(1)
    app.relaunch()
  }

  @Test(arguments: [0, 2])
  func `leaving it removes saved screens of navigators never created`(above: Int) {
    leaveBehind(Page(number: 1), Gated(number: 2))
    for number in 0..<above { app.front?.push(Page(number: 10 + number)) }
    app.leave()
    app.background()
    #expect(app.kept.contains("note of 1"))
    #expect(!app.kept.contains("note of gated 2"))
  }

  @Test func `a completely gated stack is removed as a whole`() {
    app.isOpen = true
    app.start { routes in
      CompositeNavigator(routes: routes) {
        PlainTabs([
          Tab("A") { StackNavigator(root: Gated(number: 1)) }, Tab("B", route: Page(number: 2)),
        ])
      }
    }
    app.front?.tabNavigator?.select(1)
    app.relaunch()
    #expect(app.title == "2")
    app.leave()
    app.background()
    #expect(app.kept == ["note of 2"])
  }

  @Test func `a tab that was never created saves nothing gated`() {
    app.isOpen = true
    app.start { TabsInTabs(routes: $0) }
    app.tabs?.select(1)
    app.relaunch()
    app.leave()
    app.background()
    #expect(!app.kept.contains("note of gated 1"))
  }

  @Test func `one opened invisibly by a link is removed too`() throws {
    leaveBehind(Gated(number: 2))
    app.background()
    try app.root?.open([.tab("A"), .route(Gated(number: 2)), .route(Page(number: 3))])
    app.isOpen = false
    app.root?.removeScreens(behind: app.gate)
    app.application?.dispatch(.application(.enterForeground))
    #expect(app.title == "entrance")
    app.background()
    #expect(!app.kept.contains("note of gated 2"))
  }

  private final class TabsInTabs: TabNavigator {
    override func makeTabs() -> [Tab] {
      [
        Tab("A") { PlainTabs([Tab("deep", route: Gated(number: 1))]) },
        Tab("B", route: Page(number: 2)),
      ]
    }
  }
}
