import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Pushing onto a stack", .leakFree)
struct StackPushTests {
  @Test(.proves("F-062", "F-066", "F-102", "F-110"), arguments: World.Setting.allCases)
  func `the old screen pauses, then the new one is created`(setting: World.Setting) {
    let world = World(setting)
    #expect(world.stack.push(Page(number: 1)) == .done(.pushed))
    #expect(world.calls == ["home.pause", "1.create", "1.appear"])
    #expect(world.pages == ["home", "1"])
    #expect(world.front?.title == "1")
  }

  @Test(arguments: World.Setting.allCases)
  func `pushing the top again does nothing`(
    setting: World.Setting
  ) {
    let world = World(setting)
    world.push(1)
    _ = world.calls
    #expect(world.stack.push(Page(number: 1)) == .done(.alreadyOnTop))
    #expect(world.calls.isEmpty)
    #expect(world.depth == 2)
  }

  @Test(.proves("F-072"), arguments: World.Setting.allCases)
  func `on request, another instance is pushed`(
    setting: World.Setting
  ) {
    let world = World(setting)
    world.push(1)
    let first = world.front
    _ = world.calls
    #expect(world.stack.push(Page(number: 1), .always) == .done(.pushed))
    #expect(world.calls == ["1.pause", "1.create", "1.appear"])
    #expect(world.front !== first)
  }

  @Test(arguments: World.Setting.allCases)
  func `an updatable screen gets the new arguments and stays`(setting: World.Setting) {
    let world = World(setting)
    world.stack.push(Draft(number: 1))
    let screen = world.front
    _ = world.calls
    #expect(world.stack.push(Draft(number: 2), .update) == .done(.updated))
    #expect(world.calls.isEmpty)
    #expect(world.front === screen)
    #expect(screen?.title == "draft 2")
    #expect(world.pages == ["home", "draft 2"])
  }

  @Test func `a screen that cannot be updated is replaced`() {
    let world = World()
    world.push(1)
    _ = world.calls
    #expect(world.stack.push(Page(number: 2), .update) == .done(.replaced))
    #expect(world.calls == ["1.pause", "2.create", "2.appear", "1.destroy"])
    #expect(world.pages == ["home", "2"])
  }

  @Test(arguments: World.Setting.allCases)
  func `an update below other screens reaches the new top`(setting: World.Setting) {
    let world = World(setting)
    world.stack.push(Draft(number: 1))
    let screen = world.front
    world.push(2)
    _ = world.calls
    let upTo = PopUpTo(.type(Draft.self))
    #expect(world.stack.push(Draft(number: 3), .update, upTo: upTo) == .done(.updated))
    #expect(world.calls == ["2.pause", "draft 3.appear", "2.destroy"])
    #expect(world.front === screen)
    #expect(world.pages == ["home", "draft 3"])
  }

  @Test func `one that cannot be updated is replaced below other screens too`() {
    let world = World()
    world.push(1)
    world.stack.push(Draft(number: 2))
    _ = world.calls
    let upTo = PopUpTo(.route(Page(number: 1)))
    #expect(world.stack.push(Page(number: 3), .update, upTo: upTo) == .done(.replaced))
    #expect(
      world.calls == ["draft 2.pause", "3.create", "3.appear", "draft 2.destroy", "1.destroy"])
    let unknown = PopUpTo(.type(Question.self))
    #expect(world.stack.push(Page(number: 4), .update, upTo: unknown) == .done(.replaced))
    #expect(world.front?.title == "4")
    #expect(world.pages == ["home", "4"])
  }

  @Test func `a saved screen is replaced instead of updated`() {
    let first = World()
    first.stack.push(Draft(number: 1))
    first.push(2)
    first.background()
    let world = World(archive: first.keeper.archive)
    let upTo = PopUpTo(.type(Draft.self))
    #expect(world.stack.push(Draft(number: 3), .update, upTo: upTo) == .done(.replaced))
    #expect(world.pages == ["home", "draft 3"])
    #expect(world.page("draft 3")?.kept == nil)
  }

  @Test(arguments: World.Setting.allCases)
  func `entries above a given one are removed, inclusively or not`(
    setting: World.Setting
  ) {
    let world = World(setting)
    world.push(1, 2, 3)
    _ = world.calls
    let upTo = PopUpTo(.route(Page(number: 1)))
    #expect(world.stack.push(Page(number: 4), upTo: upTo) == .done(.pushed))
    #expect(world.pages == ["home", "1", "4"])
    #expect(world.calls == ["3.pause", "4.create", "4.appear", "3.destroy", "2.destroy"])
    world.stack.push(Page(number: 5), upTo: PopUpTo(.route(Page(number: 1)), inclusive: true))
    #expect(world.pages == ["home", "5"])
  }

  @Test func `popping through the root leaves only the new screen`() throws {
    let world = World()
    world.push(1)
    let root = try #require(world.stack.navigation?.entries.first?.id)
    _ = world.calls
    world.stack.push(Page(number: 2), upTo: PopUpTo(.entry(root), inclusive: true))
    #expect(world.pages == ["2"])
    #expect(world.calls == ["1.pause", "2.create", "2.appear", "1.destroy", "home.destroy"])
  }

  @Test(.proves("F-113"), arguments: World.Setting.allCases)
  func `a screen can be pushed directly`(setting: World.Setting) {
    let world = World(setting)
    let screen = PageScreen("made", Script())
    #expect(world.stack.push(screen) == .done(.pushed))
    #expect(world.calls == ["home.pause", "made.create", "made.appear"])
    #expect(world.front === screen)
  }

  @Test(arguments: World.Setting.allCases)
  func `a push from a lifecycle call comes after the transition`(
    setting: World.Setting
  ) {
    let world = World(setting)
    world.script.actions["1.create"] = { screen in
      #expect(screen.push(Page(number: 2), to: .insideTab).isQueued)
    }
    world.push(1)
    #expect(
      world.calls == [
        "home.pause", "1.create", "1.appear", "1.pause", "2.create", "2.appear",
      ])
  }

  @Test(.proves("F-101"), arguments: World.Setting.allCases)
  func `in the background only the state changes, with calls later`(
    setting: World.Setting
  ) {
    let world = World(setting)
    world.push(1)
    world.background()
    _ = world.calls
    world.stack.pop()
    world.push(2, 3)
    #expect(world.pages == ["home", "2", "3"])
    #expect(world.calls.isEmpty)
    world.foreground()
    #expect(world.calls == ["3.create", "3.appear", "1.destroy"])
  }

  @Test(.proves("F-074", "F-075"))
  func `a push in a tab goes inside or above, by the call`() {
    let inner = StackNavigator { PageScreen("inner", Script()) }
    let routes = RouteTable()
    routes.add(Page.self) { PageScreen("\($0.number)", Script()) }
    let outer = StackNavigator(routes: routes) { PlainTabs([Tab("one") { inner }]) }
    let application = Application(root: outer, surface: NullSurface(), clock: ManualClock())
    application.start()
    let screen = inner.children.first
    screen?.push(Page(number: 1), to: .insideTab)
    #expect(inner.navigation?.count == 2)
    screen?.push(Page(number: 2), to: .aboveTabs)
    #expect(outer.navigation?.count == 2)
    screen?.push(Page(number: 3))
    #expect(inner.navigation?.count == 3)
    _ = application
  }
}
