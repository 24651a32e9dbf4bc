import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Watching navigation", .leakFree)
struct NavigationObserverTests {
  @MainActor
  private final class Seen {
    var steps: [[ChildStep]] = []
    var states: [(old: Int, new: Int)] = []
  }

  private let seen = Seen()

  private func watch(_ world: World) -> NavigationObservation? {
    (world.application.root as? Navigator)?.observe { [seen] transition in
      seen.steps.append(transition.steps)
      if let old = transition.old as? StackState, let new = transition.new as? StackState {
        seen.states.append((old.count, new.count))
      }
    }
  }

  @Test(arguments: World.Setting.allCases)
  func `each transition is reported with its calls`(setting: World.Setting) throws {
    let world = World(setting)
    let watch = watch(world)
    let root = try #require(world.stack.navigation?.top.id)
    world.push(1)
    let page = try #require(world.stack.navigation?.top.id)
    world.stack.pop()
    world.stack.pop()
    #expect(
      seen.steps == [
        [.pause(root), .create(page), .appear(page)],
        [.pause(page), .appear(root), .destroy(page)],
      ])
    #expect(seen.states.map(\.old) == [1, 2])
    #expect(seen.states.map(\.new) == [2, 1])
    _ = watch
  }

  @Test func `in the background there are no calls to report`() {
    let world = World()
    let watch = watch(world)
    world.background()
    world.push(1)
    #expect(seen.steps == [[]])
    _ = watch
  }

  @Test func `methods that an observer calls run after the reported transition`() {
    let world = World()
    let watch = (world.application.root as? Navigator)?.observe {
      [stack = world.stack] transition in
      if (transition.new as? StackState)?.count == 2 {
        #expect(stack.push(Page(number: 2)).isQueued)
      }
    }
    world.push(1)
    #expect(world.pages == ["home", "1", "2"])
    _ = watch
  }

  @Test func `it ends when it is cancelled or released`() {
    let world = World()
    var first = watch(world)
    let second = watch(world)
    world.push(1)
    #expect(seen.steps.count == 2)
    first = nil
    world.push(2)
    #expect(seen.steps.count == 3)
    second?.cancel()
    world.push(3)
    #expect(seen.steps.count == 3)
    _ = first
  }
}
