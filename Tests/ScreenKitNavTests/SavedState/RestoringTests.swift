import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Saving and restoring navigation", .leakFree)
struct RestoringTests {
  private func relaunched(_ world: World, _ setting: World.Setting) throws -> World {
    world.background()
    return World(setting, archive: world.keeper.archive)
  }

  @Test(.proves("F-103", "F-108", "F-109"), arguments: World.Setting.allCases)
  func `a relaunch has the same stack, and creates only its top`(setting: World.Setting) throws {
    let first = World(setting)
    first.push(1, 2)
    let second = try relaunched(first, setting)
    #expect(second.pages == ["home", "1", "2"])
    #expect(second.stack.navigation == first.stack.navigation)
    #expect(second.stack.children.map(\.title) == ["2"])
    #expect((second.front as? PageScreen)?.kept == "note of 2")
  }

  @Test(.proves("F-108"), arguments: World.Setting.allCases)
  func `a covered screen's state survives a kill in the foreground`(
    setting: World.Setting
  ) throws {
    let first = World(setting)
    _ = first.calls
    first.push(1)
    #expect(first.calls == ["home.pause", "1.create", "1.appear"])
    first.push(2)
    first.clock.advance(by: .seconds(1))
    let second = World(setting, archive: first.keeper.archive)
    second.stack.pop()
    #expect((second.front as? PageScreen)?.kept == "note of 1")
  }

  @Test(.proves("F-076"), arguments: World.Setting.allCases)
  func `lower screens are restored when they become visible`(setting: World.Setting) throws {
    let first = World(setting)
    first.push(1, 2)
    let second = try relaunched(first, setting)
    second.stack.pop()
    #expect(second.calls == ["2.pause", "1.create", "1.appear", "2.destroy"])
    #expect((second.front as? PageScreen)?.kept == "note of 1")
  }

  @Test(arguments: World.Setting.allCases)
  func `saving again before a visit keeps the same state`(setting: World.Setting) throws {
    let first = World(setting)
    first.push(1, 2)
    let second = try relaunched(first, setting)
    second.background()
    #expect(second.keeper.archive == first.keeper.archive)
  }

  @Test func `screens above a directly pushed one are not restored`() throws {
    let first = World()
    first.push(1)
    first.stack.push(PageScreen("direct", Script()))
    first.push(2)
    #expect(try relaunched(first, .alone).pages == ["home", "1"])
  }

  @Test func `new entries differ from the saved ones`() throws {
    let first = World(.insideTab)
    first.push(1, 2)
    let second = try relaunched(first, .insideTab)
    second.push(3)
    let ids = second.stack.navigation?.entries.map(\.id) ?? []
    #expect(Set(ids).count == ids.count)
  }

  @Test func `modals are restored over their base, in their style`() throws {
    let first = World(.underModals)
    first.front?.present(Page(number: 1), as: .dialog)
    let second = try relaunched(first, .underModals)
    let root = second.application.root as? CompositeNavigator
    #expect(root?.navigation?.modals.map(\.style) == [.dialog])
    #expect(second.front?.title == "1")
    #expect(second.stack.children.first?.state == .created)
  }

  @Test func `popping removes the saved state of the entry`() {
    let world = World()
    world.push(1)
    world.lowMemory()
    world.stack.pop()
    world.push(1)
    #expect((world.front as? PageScreen)?.kept == nil)
  }

  @Test func `a saved unregistered route ends the stack below it`() throws {
    let first = World()
    first.push(1)
    first.stack.push(Draft(number: 1))
    first.background()
    let routes = RouteTable()
    routes.add(Page.self) { PageScreen("\($0.number)", Script()) }
    let stack = StackNavigator(routes: routes) { PageScreen("home", Script()) }
    let log = StepLog()
    let application = Application(root: stack, surface: NullSurface(), clock: ManualClock())
    application.delegate = log
    application.ports.stateKeeper = first.keeper
    application.start()
    #expect(stack.navigation?.count == 2)
    #expect(log.errors.first as? RouteError == .unregistered(name: "Draft"))
    #expect(application.state == .active)
  }
}

@MainActor
@Suite("Low memory", .leakFree)
struct EvictionTests {
  @Test(.proves("F-089", "F-103"))
  func `half of the invisible screens are evicted, the oldest first`() {
    let world = World()
    world.push(1, 2, 3)
    _ = world.calls
    world.lowMemory()
    #expect(world.calls == ["home.destroy", "1.destroy"])
    world.lowMemory()
    #expect(world.calls == ["2.destroy"])
    world.lowMemory()
    #expect(world.calls.isEmpty)
    #expect(world.pages == ["home", "1", "2", "3"])
  }

  @Test(.proves("F-076"))
  func `an evicted screen is restored from its state`() {
    let world = World()
    world.push(1, 2)
    world.lowMemory()
    world.lowMemory()
    world.stack.pop()
    #expect((world.front as? PageScreen)?.kept == "note of 1")
  }

  @Test func `a visible screen stays`() {
    let world = World(.underModals)
    world.front?.present(Page(number: 1), as: .sheet)
    _ = world.calls
    world.lowMemory()
    #expect(world.calls.isEmpty)
  }

  @Test func `a directly pushed screen stays, as it cannot be recreated`() {
    let world = World()
    world.stack.push(PageScreen("direct", Script()))
    world.push(1)
    _ = world.calls
    world.lowMemory()
    world.lowMemory()
    #expect(world.calls == ["home.destroy"])
  }

  @Test func `a whole tab is evicted with its stack, and restored`() throws {
    let world = World(.insideTab)
    world.push(1, 2)
    let tabs = world.application.root as? TabNavigator
    tabs?.select(1)
    _ = world.calls
    world.lowMemory()
    #expect(world.calls == ["2.destroy", "1.destroy", "home.destroy"])
  }
}
