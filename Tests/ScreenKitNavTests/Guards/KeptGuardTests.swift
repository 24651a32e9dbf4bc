import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@testable import ScreenKitNav

@MainActor
@Suite("Guards of screens that do not exist", .leakFree)
struct KeptGuardTests {
  /// Returns a world relaunched with pages 1 and 2 on the stack; page 1 had unsaved changes.
  private func relaunched(_ setting: World.Setting, _ answer: LeaveAnswer) -> World {
    let script = Script()
    script.actions["1.create"] = { $0.answer = .no }
    let first = World(setting, script: script)
    first.push(1, 2)
    first.background()
    script.actions["1.create"] = { $0.answer = answer }
    return World(setting, archive: first.keeper.archive, script: script)
  }

  @Test(arguments: World.Setting.allCases)
  func `a saved screen with unsaved changes is created for the question`(
    setting: World.Setting
  ) {
    let world = relaunched(setting, .no)
    #expect(world.stack.popToRoot() == .refused(.vetoed))
    #expect(world.calls == ["1.create"])
    #expect(world.pages == ["home", "1", "2"])
    #expect(world.stack.popToRoot() == .refused(.vetoed))
    #expect(world.calls.isEmpty)
  }

  @Test(arguments: World.Setting.allCases)
  func `without changes it is removed without appearing`(
    setting: World.Setting
  ) {
    let world = relaunched(setting, .yes)
    #expect(world.stack.popToRoot() == .done(.popped(2)))
    #expect(
      world.calls == [
        "1.create", "2.pause", "home.create", "home.appear", "2.destroy", "1.destroy",
      ])
  }

  @Test func `a screen without changes is not created for the question`() {
    let first = World()
    first.push(1, 2)
    first.background()
    let world = World(archive: first.keeper.archive)
    world.stack.popToRoot()
    #expect(world.calls == ["2.pause", "home.create", "home.appear", "2.destroy"])
  }

  @Test(arguments: World.Setting.allCases)
  func `the need of a question is saved until it is asked`(
    setting: World.Setting
  ) {
    let second = relaunched(setting, .no)
    second.background()
    let third = World(setting, archive: second.keeper.archive, script: second.script)
    #expect(third.stack.popToRoot() == .refused(.vetoed))
  }

  @Test func `one within a missing tab is asked at its removal`() throws {
    let (script, keeper) = (Script(), MemoryKeeper())
    script.actions["1.create"] = { $0.answer = .no }
    let first = launch(script, keeper)
    let tabs = try #require(first.root as? TabNavigator)
    let stack = try #require(tabs.front as? StackNavigator)
    stack.push(Page(number: 1))
    stack.push(Page(number: 2))
    tabs.select(1)
    first.dispatch(.application(.enterBackground))
    let second = launch(script, keeper)
    let again = try #require(second.root as? TabNavigator)
    #expect(again.children.count == 1)
    #expect(again.remove(at: 0) == .refused(.vetoed))
    #expect(again.tabs.map(\.title) == ["A", "B"])
    #expect((again.children.last as? StackNavigator)?.children.map(\.title) == ["2", "1"])
  }

  /// Ends an app with pages 1 and 2 in tab A, of which page 1 has unsaved changes, and tab B in
  /// front.
  private func leave(_ script: Script, _ keeper: MemoryKeeper) throws {
    script.actions["1.create"] = { $0.answer = .no }
    let application = launch(script, keeper)
    let tabs = try #require(application.root as? TabNavigator)
    let stack = try #require(tabs.front as? StackNavigator)
    stack.push(Page(number: 1))
    stack.push(Page(number: 2))
    tabs.select(1)
    application.dispatch(.application(.enterBackground))
  }

  private let link: Destination = [.tab("A"), .route(Page(number: 7))]

  @Test func `a link into a missing tab asks before it moves`() throws {
    let (script, keeper) = (Script(), MemoryKeeper())
    try leave(script, keeper)
    let application = launch(script, keeper)
    let tabs = try #require(application.root as? TabNavigator)
    try tabs.open(link)
    #expect(tabs.navigation?.selected == 1)
    let stack = try #require(tabs.children.last as? StackNavigator)
    #expect(stack.navigation?.count == 3)
    let page = try #require(stack.children.first { $0.title == "1" } as? PageScreen)
    page.answer = .yes
    try tabs.open(link)
    #expect(tabs.navigation?.selected == 0)
    #expect(stack.front?.title == "7")
    #expect(stack.navigation?.count == 2)
  }

  @Test func `a link at the launch asks before it removes saved screens`() throws {
    let (script, keeper) = (Script(), MemoryKeeper())
    try leave(script, keeper)
    let application = launch(script, keeper, link)
    let tabs = try #require(application.root as? TabNavigator)
    let stack = try #require(tabs.front as? StackNavigator)
    #expect(stack.front?.title == "2")
    #expect(stack.front?.state == .appeared)
    let page = try #require(stack.children.first { $0.title == "1" } as? PageScreen)
    page.answer = .yes
    try tabs.open(link)
    #expect(stack.front?.title == "7")
  }

  private func launch(
    _ script: Script, _ keeper: MemoryKeeper, _ link: Destination? = nil
  ) -> Application {
    let routes = RouteTable()
    routes.add(Page.self) { PageScreen("\($0.number)", script) }
    let tabs = PlainTabs(
      ["A", "B"].map { name in
        Tab(name) { StackNavigator(routes: routes) { PageScreen(name, script) } }
      })
    let application = Application(root: tabs, surface: NullSurface(), clock: ManualClock())
    application.ports.stateKeeper = keeper
    if let link { try? tabs.open(link) }
    application.start()
    return application
  }
}
