import ScreenKitCore
@testable import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Rearranging a stack", .leakFree)
struct StackArrangeTests {
  @Test(arguments: World.Setting.allCases)
  func `replace exchanges the top`(setting: World.Setting) {
    let world = World(setting)
    world.push(1)
    _ = world.calls
    #expect(world.stack.replace(by: Page(number: 2)) == .done(.replaced))
    #expect(world.calls == ["1.pause", "2.create", "2.appear", "1.destroy"])
    #expect(world.pages == ["home", "2"])
  }

  @Test(arguments: World.Setting.allCases)
  func `setting the whole stack keeps its common bottom`(
    setting: World.Setting
  ) {
    let world = World(setting)
    world.stack.set(Page(number: 0), [Page(number: 1), Page(number: 2)])
    let ids = world.stack.navigation?.entries.map(\.id)
    _ = world.calls
    world.stack.set(Page(number: 0), [Page(number: 1), Page(number: 3), Page(number: 4)])
    #expect(world.pages == ["0", "1", "3", "4"])
    #expect(world.stack.navigation?.entries.prefix(2).map(\.id) == ids.map { Array($0.prefix(2)) })
    #expect(world.calls == ["2.pause", "4.create", "4.appear", "2.destroy"])
  }

  @Test func `setting the present stack changes nothing`() {
    let world = World()
    world.stack.set(Page(number: 0), [Page(number: 1)])
    _ = world.calls
    #expect(world.stack.set(Page(number: 0), [Page(number: 1)]) == .done(.nothing))
    #expect(world.calls.isEmpty)
  }

  @Test(arguments: World.Setting.allCases)
  func `removing a lower entry makes no call to others`(setting: World.Setting) {
    let world = World(setting)
    world.push(1, 2)
    _ = world.calls
    #expect(world.stack.remove(.route(Page(number: 1))) == .done(.removed(1)))
    #expect(world.calls == ["1.destroy"])
    #expect(world.pages == ["home", "2"])
    #expect(world.stack.remove(.route(Page(number: 9))) == .done(.nothing))
  }

  @Test(arguments: World.Setting.allCases)
  func `bringing to the front moves the entry with its screen`(setting: World.Setting) {
    let world = World(setting)
    world.push(1)
    let screen = world.front
    world.push(2)
    _ = world.calls
    #expect(world.stack.bringToFront(.route(Page(number: 1))) == .done(.broughtToFront))
    #expect(world.calls == ["2.pause", "1.appear"])
    #expect(world.front === screen)
    #expect(world.pages == ["home", "2", "1"])
    #expect(world.stack.bringToFront(.type(Page.self)) == .done(.alreadyOnTop))
  }

  @Test(arguments: 0..<60)
  func `a change compares only differences, with the same result`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    var state = StackState(root: Entry(EntryID(0), .home))
    for number in 1..<40 {
      let before = state
      let entry = Entry(EntryID(number), .route(AnyRoute(Page(number: number % 7))))
      let match = EntryMatch.route(AnyRoute(Page(number: Int.random(in: 0..<7, using: &random))))
      switch Int.random(in: 0..<9, using: &random) {
      case 0: _ = state.pop(2)
      case 1: _ = state.remove(match)
      case 2: _ = state.bringToFront(match)
      case 3: _ = state.replace(by: entry)
      case 4: _ = state.pop(to: match)
      default: _ = state.push(entry, .always)
      }
      let gone = before.entries.filter { old in !state.entries.contains { $0.id == old.id } }
      #expect(state.removedChildren(since: before) == gone.reversed().map(\.id.child))
      #expect(state.frontChild == state.top.id.child)
    }
  }
}
