import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Restoring tabs", .leakFree)
struct TabRestoringTests {
  private func launch(_ tabs: TestTabs, _ archive: ScreenArchive? = nil) -> Application {
    let application = Application(root: tabs, surface: NullSurface(), clock: ManualClock())
    application.ports.stateKeeper = keeper
    keeper.archive = archive
    application.start()
    return application
  }

  private let keeper = KeptArchive()

  @Test(.proves("F-103"))
  func `a killed app restores its tab, and others when visited`() throws {
    let first = TestTabs(names: ["A", "B", "C"])
    let application = launch(first)
    first.select(2)
    application.dispatch(.application(.enterBackground))
    let archive = try #require(keeper.archive)

    let second = TestTabs(names: ["A", "B", "C"])
    _ = launch(second, archive)
    #expect(second.navigation?.selected == 2)
    #expect(second.screen("C")?.state == .appeared)
    #expect(second.screen("A") == nil)
  }

  @Test func `saving again before a visit keeps unvisited tabs`() throws {
    let first = TestTabs(names: ["A", "B"])
    let application = launch(first)
    first.select(1)
    application.dispatch(.application(.enterBackground))
    let archive = try #require(keeper.archive)

    let second = launch(TestTabs(names: ["A", "B"]), archive)
    second.dispatch(.application(.enterBackground))
    #expect(keeper.archive == archive)
  }

  @Test func `a tab with an unknown route is that of the code`() {
    let names = ["A", "B"]
    func launch(_ routes: RouteTable, routed: Bool) -> TabNavigator {
      let tabs = RoutedTabs(routes: routes)
      tabs.given = names.map { name in
        routed ? Tab(name, route: Page(number: 1)) : Tab(name) { PageScreen(name, Script()) }
      }
      let application = Application(root: tabs, surface: NullSurface(), clock: ManualClock())
      application.ports.stateKeeper = keeper
      application.delegate = log
      application.start()
      return tabs
    }
    let routes = RouteTable()
    routes.add(Page.self) { PageScreen("\($0.number)", Script()) }
    log.recovers = true
    launch(routes, routed: true).application?.dispatch(.application(.enterBackground))
    let second = launch(RouteTable(), routed: false)
    #expect(second.tabs.map(\.title) == names)
    #expect(second.front?.title == "A")
    #expect(log.errors.count == 2)
  }

  private final class RoutedTabs: TabNavigator {
    var given: [Tab] = []
    override func makeTabs() -> [Tab] { given }
  }

  private let log = StepLog()

  @Test(arguments: [SavedState.Value.int(7), .state(SavedState()), .list([.null]), .string("C")])
  func `unreadable tabs are dropped for those of the code`(value: SavedState.Value) {
    var navigation = SavedState()
    navigation["tabs"] = value
    var root = ScreenState()
    root.navigation = navigation
    let tabs = TestTabs(names: ["A", "B"])
    _ = launch(tabs, ScreenArchive(root: root))
    #expect(tabs.navigation?.selected == 0)
    #expect(tabs.tabs.map(\.title) == ["A", "B"])
  }
}

/// A keeper of the archive in memory.
@MainActor
private final class KeptArchive: StateKeeper {
  var archive: ScreenArchive?
  func load() -> ScreenArchive? { archive }
  func save(_ archive: ScreenArchive) { self.archive = archive }
  func clear() { archive = nil }
}
