import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Going back", .leakFree)
struct BackTests {
  @Test(
    .proves("F-073"), arguments: [KeyPress(.escape), KeyPress(.left, .alt)])
  func `its keys always work, and pop the innermost stack`(key: KeyPress) {
    let world = World(.threeDeep)
    world.push(1)
    world.application.dispatch(.key(key))
    #expect(world.pages == ["home"])
  }

  @Test(arguments: World.Setting.allCases)
  func `a modal is dismissed before screens below, after its own stack`(
    setting: World.Setting
  ) {
    let routes = RouteTable()
    routes.add(Page.self) { PageScreen("\($0.number)", Script()) }
    let base = StackNavigator { PageScreen("home", Script()) }
    let modal = StackNavigator { PageScreen("modal", Script()) }
    let root = CompositeNavigator(routes: routes) { base }
    let application = PlacedApp(setting, root).application
    base.push(Page(number: 1))
    root.present(modal)
    modal.push(Page(number: 2))
    application.goBack()
    #expect(modal.navigation?.count == 1)
    application.goBack()
    #expect(root.navigation?.modals.isEmpty == true)
    #expect(base.navigation?.count == 2)
    application.goBack()
    #expect(base.navigation?.count == 1)
    application.goBack()
    #expect(application.state == .active)
  }

  @Test func `the front screen is asked before any navigator`() {
    final class Stubborn: Controller {
      var asked = 0
      override func goBack() -> Bool {
        asked += 1
        return true
      }
    }
    let world = World(.insideTab)
    let screen = Stubborn()
    world.stack.push(screen)
    world.application.goBack()
    #expect(screen.asked == 1)
    #expect(world.depth == 2)
  }

  @Test(.proves("F-077"), arguments: [RootBack.background, .finish, .ignore])
  func `at the root the application's rule decides`(rule: RootBack) {
    let world = World()
    world.application.rootBack = rule
    _ = world.calls
    world.application.dispatch(.key(KeyPress(.escape)))
    switch rule {
    case .background:
      #expect(world.application.state == .suspended)
      #expect(world.calls == ["home.pause"])
    case .finish: #expect(world.calls == ["home.pause", "home.destroy"])
    case .ignore: #expect(world.calls.isEmpty)
    }
  }

  @Test func `each driver suspends the app in its own way`() {
    let world = World()
    var left = 0
    world.application.rootBack = .background
    world.application.ports.leaveForeground = { left += 1 }
    world.application.goBack()
    #expect(left == 1)
    #expect(world.application.state == .active)
  }

  @Test func `a refused back makes no lifecycle calls`() {
    let world = World()
    world.push(1)
    (world.front as? PageScreen)?.answer = .no
    _ = world.calls
    world.application.goBack()
    #expect(world.calls.isEmpty)
    #expect(world.depth == 2)
  }

  @Test(
    .proves("F-075"), arguments: World.Setting.allCases,
    [
      (TabBack.none, ["d"]), (.firstTab, ["d", "a"]), (.order, ["d", "c", "b", "a"]),
      (.history, ["d", "b", "c", "a"]),
    ])
  func `tabs go back by their policy, to its end`(
    setting: World.Setting, rule: (policy: TabBack, way: [String])
  ) throws {
    let names = ["a", "b", "c", "d"]
    let tabs = PlainTabs(names.map { name in Tab(name) { PageScreen(name, Script()) } })
    tabs.backPolicy = rule.policy
    let app = PlacedApp(setting, tabs)
    for index in [2, 1, 3] { tabs.select(index) }
    app.settle()
    for (old, new) in zip(rule.way, rule.way.dropFirst()) {
      app.application.goBack()
      #expect(app.calls == ["\(old).pause", "\(new).appear"])
    }
    #expect(try tabs.goBack() == false)
    #expect(app.calls.isEmpty)
  }

  @Test(.proves("F-075"), arguments: World.Setting.allCases)
  func `tabs use their rule after the tab's own history`(
    setting: World.Setting
  ) {
    let stack = StackNavigator { PageScreen("home", Script()) }
    let tabs = PlainTabs([
      Tab("one") { PageScreen("one", Script()) }, Tab("two") { stack },
    ])
    tabs.backPolicy = .firstTab
    let application = PlacedApp(setting, tabs).application
    tabs.select(1)
    stack.push(PageScreen("over", Script()))
    application.goBack()
    #expect(tabs.navigation?.selected == 1)
    application.goBack()
    #expect(tabs.navigation?.selected == 0)
    application.goBack()
    // Back is not possible within the screens, but a navigator around the tabs may remove them.
    #expect(tabs.navigation?.selected == ([.aboveTabs, .insideDetail].contains(setting) ? nil : 0))
  }
}
