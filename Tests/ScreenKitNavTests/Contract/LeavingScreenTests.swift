import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Leaving screens", .leakFree)
struct LeavingScreenTests {
  @Test(arguments: World.Setting.allCases)
  func `close in the pause of a removed screen closes no other`(setting: World.Setting) {
    let world = World(setting)
    world.push(1)
    world.once(in: "1.pause") { $0.close() }
    world.stack.pop()
    #expect(
      world.calls == [
        "home.pause", "1.create", "1.appear", "1.pause", "home.appear", "1.destroy",
      ])
    #expect(world.pages == ["home"])
    #expect(world.application.state == .active)
    #expect(world.front?.title == "home")
  }

  @Test func `close in the pause of a removed screen keeps its flow`() {
    let world = World()
    let script = world.script
    let flow = StackNavigator(routes: world.routes) { PageScreen("first", script) }
    world.stack.push(flow)
    flow.push(Page(number: 1))
    world.once(in: "1.pause") { $0.close() }
    flow.pop()
    #expect(world.depth == 2)
    #expect(world.front?.title == "first")
  }

  @Test func `close in the pause of a dismissed sheet closes no other`() {
    let world = World(.underModals)
    world.home?.present(Page(number: 1))
    world.once(in: "1.pause") { $0.close() }
    world.page("1")?.dismiss()
    #expect(world.front?.title == "home")
  }

  @Test(arguments: World.Setting.allCases)
  func `the end destroys from the top of the stack`(
    setting: World.Setting
  ) {
    let world = World(setting)
    world.push(1, 2)
    world.stack.bringToFront(.route(Page(number: 1)))
    _ = world.calls
    world.application.quit()
    #expect(
      world.calls.filter { ["1", "2", "home"].contains($0.prefix { $0 != "." }) } == [
        "1.pause", "1.destroy", "2.destroy", "home.destroy",
      ])
  }

  @Test func `guards in a removed tab are asked from the top down`() {
    let world = World(.insideTab)
    world.push(1, 2)
    world.stack.bringToFront(.route(Page(number: 1)))
    var asked: [String] = []
    for name in ["home", "1", "2"] {
      world.script.actions["\(name).mayLeave"] = { asked.append($0.title) }
    }
    world.tabs?.remove(at: 0)
    #expect(asked == ["1", "2", "home"])
  }

  @Test func `a timer on a destroyed screen never runs`() {
    let world = World()
    world.push(1)
    let screen = world.page("1")
    world.stack.pop()
    #expect(screen?.state == .destroyed)
    var hasRun = false
    let timer = screen?.after(.seconds(1), while: .lifetime) { _ in hasRun = true }
    world.clock.advance(by: .seconds(2))
    #expect(timer != nil)
    #expect(!hasRun)
    #expect(screen?.push(Page(number: 2)) == .refused(.noNavigator))
    #expect(screen?.present(Page(number: 2)) == .refused(.noNavigator))
  }

  @Test func `before its creation a screen has no navigator to push on`() {
    let screen = PageScreen("new", Script())
    #expect(screen.push(Page(number: 2)) == .refused(.noNavigator))
    #expect(screen.push(PageScreen("other", Script())) == .refused(.noNavigator))
    #expect(screen.present(Page(number: 2)) == .refused(.noNavigator))
  }

  @Test func `a screen that replaces itself in a tab made now is destroyed last`() {
    let (script, log, routes) = (Script(), StepLog(), RouteTable())
    routes.add(Page.self) { PageScreen("\($0.number)", script) }
    let tabs = TabNavigator(
      routes: routes,
      tabs: [
        Tab("one") { PageScreen("one", script) },
        Tab("two") { StackNavigator { PageScreen("old", script) } },
      ])
    let application = Application(root: tabs, surface: NullSurface(), clock: ManualClock())
    application.delegate = log
    application.start()
    script.actions["old.create"] = { _ = $0.navigator?.replace(by: Page(number: 1)) }
    _ = log.take()
    tabs.select(1)
    #expect(
      log.take().filter { $0.hasPrefix("old") || $0.hasPrefix("1") } == [
        "old.create", "1.create", "1.appear", "old.destroy",
      ])
  }
}
