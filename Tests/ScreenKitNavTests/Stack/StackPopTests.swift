import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Popping from a stack", .leakFree)
struct StackPopTests {
  @Test(.proves("F-062", "F-071", "F-102"), arguments: World.Setting.allCases)
  func `the top pauses, the one below appears, then the top is destroyed`(setting: World.Setting) {
    let world = World(setting)
    world.push(1)
    _ = world.calls
    #expect(world.stack.pop() == .done(.popped(1)))
    #expect(world.calls == ["1.pause", "home.appear", "1.destroy"])
    #expect(world.pages == ["home"])
  }

  @Test func `a message of a popped screen does not stay on the next one`() throws {
    let world = World()
    world.push(1, 2)
    let (first, second) = (try #require(world.stack.front), Toast("of the app"))
    first.show(Toast("of the screen"))
    world.application.show(second)
    _ = world.stack.pop()
    let names = world.application.window.semantics.children.map(\.name)
    #expect(names.contains("of the app") && !names.contains("of the screen"))
  }

  @Test(arguments: World.Setting.allCases)
  func `pop on a single entry changes nothing`(setting: World.Setting) {
    let world = World(setting)
    #expect(world.stack.pop() == .done(.nothing))
    #expect(world.stack.popToRoot() == .done(.nothing))
    #expect(world.calls.isEmpty)
  }

  @Test(arguments: World.Setting.allCases)
  func `skipped entries never appear and are removed from the top`(
    setting: World.Setting
  ) {
    let world = World(setting)
    world.push(1, 2, 3)
    _ = world.calls
    #expect(world.stack.popToRoot() == .done(.popped(3)))
    #expect(world.calls == ["3.pause", "home.appear", "3.destroy", "2.destroy", "1.destroy"])
  }

  @Test(arguments: [(1, 1), (2, 2), (3, 3), (9, 3), (0, 0), (-1, 0)])
  func `at most the entries above the root are popped`(asked: Int, gone: Int) {
    let world = World()
    world.push(1, 2, 3)
    #expect(world.stack.pop(asked) == .done(gone == 0 ? .nothing : .popped(gone)))
    #expect(world.depth == 4 - gone)
  }

  @Test(arguments: World.Setting.allCases)
  func `pop to an entry removes those above the nearest one`(setting: World.Setting) {
    let world = World(setting)
    world.push(1, 2, 1, 3)
    #expect(world.stack.pop(to: .route(Page(number: 1))) == .done(.popped(1)))
    #expect(world.pages == ["home", "1", "2", "1"])
    #expect(world.stack.pop(to: .type(Draft.self)) == .done(.nothing))
    #expect(world.stack.pop(to: .type(Page.self)) == .done(.nothing))
  }

  @Test func `a popped screen is released`() {
    let world = World()
    world.push(1)
    weak let screen = world.front
    #expect(screen != nil)
    world.stack.pop()
    #expect(screen == nil)
  }

  @Test(arguments: World.Setting.allCases)
  func `a screen that closes itself during its own create never appears`(setting: World.Setting) {
    let world = World(setting)
    world.script.actions["1.create"] = { $0.close() }
    world.push(1)
    #expect(world.calls == ["home.pause", "1.create", "home.appear", "1.destroy"])
    #expect(world.pages == ["home"])
  }

  @Test(arguments: World.Setting.allCases)
  func `a screen that replaces itself during its own create never appears`(
    setting: World.Setting
  ) {
    let world = World(setting)
    world.script.actions["1.create"] = { $0.navigator?.replace(by: Page(number: 2)) }
    world.push(1)
    #expect(world.calls == ["home.pause", "1.create", "2.create", "2.appear", "1.destroy"])
  }

  @Test func `a refused close during create lets the screen appear`() {
    let world = World()
    world.script.actions["1.create"] = {
      $0.answer = .no
      $0.close()
    }
    world.push(1)
    #expect(world.calls == ["home.pause", "1.create", "1.appear"])
  }

  @Test func `closing the root screen does not end the app`() {
    let world = World()
    #expect(world.front?.close() == false)
    #expect(world.depth == 1)
  }

  @Test func `a deep stack is released without a stack overflow`() {
    let world = World()
    world.stack.set(Page(number: 0), (1..<20_000).map { Page(number: $0) })
    #expect(world.depth == 20_000)
    #expect(world.stack.popToRoot() == .done(.popped(19_999)))
  }
}
