import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Rearranging tabs", .leakFree)
struct TabArrangeTests {
  private func start(
    _ setting: World.Setting
  ) -> (app: PlacedApp, tabs: PlainTabs, stack: StackNavigator) {
    let routes = RouteTable()
    routes.add(Page.self) { PageScreen("\($0.number)", Script()) }
    let stack = StackNavigator(routes: routes) { PageScreen("home", Script()) }
    stack.title = "stack"
    let tabs = PlainTabs([
      Tab("A") { stack }, Tab("B") { PageScreen("b", Script()) },
      Tab("C") { PageScreen("c", Script()) },
    ])
    let app = PlacedApp(setting, tabs)
    app.settle()
    return (app, tabs, stack)
  }

  private func bar(_ tabs: TabNavigator) -> TabBar? { (tabs.view as? TabFrame)?.bar }

  @Test(arguments: World.Setting.allCases)
  func `an added tab is in the bar, and created when visited`(setting: World.Setting) {
    let given = start(setting)
    #expect(given.tabs.add(Tab("D") { PageScreen("d", Script()) }, at: 1) == .done(.added))
    #expect(bar(given.tabs)?.titles == ["A", "D", "B", "C"])
    #expect(given.app.calls.isEmpty)
    given.tabs.select(1)
    #expect(given.app.calls == ["home.pause", "stack.pause", "d.create", "d.appear"])
  }

  @Test(arguments: World.Setting.allCases)
  func `the selected tab is removed after the previous one appears`(setting: World.Setting) {
    let given = start(setting)
    given.tabs.select(2)
    given.app.settle()
    #expect(given.tabs.remove(at: 2) == .done(.removed))
    #expect(given.app.calls == ["c.pause", "stack.appear", "home.appear", "c.destroy"])
    #expect(bar(given.tabs)?.titles == ["A", "B"])
  }

  @Test(arguments: World.Setting.allCases)
  func `a hidden tab is removed with its stack, without other calls`(setting: World.Setting) {
    let given = start(setting)
    given.stack.push(Page(number: 1))
    given.tabs.select(1)
    given.app.settle()
    given.tabs.remove(at: 0)
    #expect(given.app.calls == ["1.destroy", "home.destroy", "stack.destroy"])
  }

  @Test(arguments: World.Setting.allCases)
  func `moves and badges change only the bar`(setting: World.Setting) {
    let given = start(setting)
    #expect(given.tabs.move(from: 0, to: 2) == .done(.moved))
    #expect(given.tabs.badge("3", at: 0) == .done(.badged))
    #expect(bar(given.tabs)?.titles == ["B", "C", "A"])
    #expect(bar(given.tabs)?.selected == 2)
    #expect(given.app.calls.isEmpty)
  }

  @Test(.proves("F-067"), arguments: World.Setting.allCases)
  func `selecting the selected tab pops its stack to the root`(setting: World.Setting) {
    let given = start(setting)
    given.stack.push(Page(number: 1))
    given.app.settle()
    #expect(given.tabs.select(0) == .done(.reselected))
    #expect(given.app.calls == ["1.pause", "home.appear", "1.destroy"])
  }

  @Test(.proves("F-069"), arguments: World.Setting.allCases)
  func `each tab keeps its stack while others are shown`(setting: World.Setting) {
    let given = start(setting)
    given.stack.push(Page(number: 1))
    given.tabs.select(1)
    given.app.settle()
    given.tabs.select(0)
    #expect(given.app.calls == ["b.pause", "stack.appear", "1.appear"])
    #expect(given.stack.navigation?.count == 2)
  }

  @Test(arguments: World.Setting.allCases)
  func `keys 1 to 9 select the present tabs`(setting: World.Setting) {
    let given = start(setting)
    func keys() -> [String] {
      given.tabs.commands.filter { $0.keys.first?.key != .right && $0.keys.first?.key != .left }
        .map { "\($0.keys.first.map(\.description) ?? "") \($0.name)" }
    }
    #expect(keys() == ["1 A", "2 B", "3 C"])
    given.tabs.add(Tab("D") { PageScreen("d", Script()) }, at: 1)
    #expect(keys() == ["1 A", "2 D", "3 B", "4 C"])
    given.tabs.move(from: 0, to: 3)
    #expect(keys() == ["1 D", "2 B", "3 C", "4 A"])
    given.tabs.remove(at: 0)
    #expect(keys() == ["1 B", "2 C", "3 A"])
    given.app.application.dispatch(.key("2"))
    #expect(given.tabs.navigation?.selected == 1)
    #expect(given.tabs.commands.suffix(2).map(\.name) == ["Next tab", "Previous tab"])
  }

  @Test func `a removed tab releases its closure`() {
    let tabs = PlainTabs([Tab("A") { PageScreen("a", Script()) }])
    let application = Application(root: tabs, surface: NullSurface(), clock: ManualClock())
    application.start()
    weak var captured: Script?
    do {
      let script = Script()
      captured = script
      tabs.add(Tab("B") { PageScreen("b", script) })
    }
    #expect(captured != nil)
    tabs.remove(at: 1)
    #expect(captured == nil)
    #expect(tabs.tabs.map(\.title) == ["A"])
    _ = application
  }

  @Test func `an added tab has the user's keys`() throws {
    let tabs = PlainTabs([Tab("A") { PageScreen("a", Script()) }])
    let keys = try KeyMap(["B": ["F2"]])
    let application = Application(
      root: tabs, surface: NullSurface(), clock: ManualClock(), keys: keys)
    application.start()
    tabs.add(Tab("B") { PageScreen("b", Script()) })
    application.dispatch(.key("2"))
    #expect(tabs.navigation?.selected == 0)
    application.dispatch(.key(KeyPress(.function(2))))
    #expect(tabs.navigation?.selected == 1)
  }

  @Test func `two tabs with one id are reported`() {
    let tabs = PlainTabs(["A", "A", "B"].map { Tab($0) { PageScreen("a", Script()) } })
    let test = ScreenTest(tabs)
    let warning = { RuntimeWarning.duplicateTabID($0, screen: "PlainTabs") }
    #expect(test.warnings.filter { $0 == warning("A") }.count == 1)
    tabs.add(Tab("C") { PageScreen("c", Script()) })
    #expect(!test.warnings.contains(warning("C")))
    tabs.add(Tab("B") { PageScreen("b", Script()) })
    #expect(test.warnings.contains(warning("B")))
  }
}
