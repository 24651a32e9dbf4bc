import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Guards of leaving screens", .leakFree)
struct LeaveGuardTests {
  private func page(_ world: World, _ title: String) -> PageScreen? {
    world.stack.children.first { $0.title == title } as? PageScreen
  }

  @Test(arguments: World.Setting.allCases)
  func `one veto cancels everything, without a call`(setting: World.Setting) {
    let world = World(setting)
    world.push(1, 2, 3)
    page(world, "2")?.answer = .no
    _ = world.calls
    #expect(world.stack.popToRoot() == .refused(.vetoed))
    #expect(world.stack.pop() == .done(.popped(1)))
    #expect(world.calls == ["3.pause", "2.appear", "3.destroy"])
    #expect(world.stack.replace(by: Page(number: 4)) == .refused(.vetoed))
    #expect(world.stack.push(Page(number: 4)) == .done(.pushed))
  }

  @Test func `until an answer nothing moves, and later methods wait`()
    async
  {
    let world = World()
    world.push(1)
    let (answers, asked) = (Waiter(), Log())
    page(world, "1")?.answer = .ask {
      asked.count += 1
      return await answers.wait()
    }
    _ = world.calls
    #expect(world.stack.pop().isWaiting)
    await world.application.waitUntilIdle()
    #expect(asked.count == 1)
    #expect(world.stack.push(Page(number: 2)).isQueued)
    #expect(world.calls.isEmpty)
    answers.signal()
    await world.application.waitUntilIdle()
    #expect(
      world.calls == [
        "1.pause", "home.appear", "1.destroy", "home.pause", "2.create", "2.appear",
      ])
  }

  @Test func `a late veto keeps everything, and then the next method runs`() async {
    let world = World()
    world.push(1)
    page(world, "1")?.answer = .ask { false }
    _ = world.calls
    #expect(world.stack.pop().isWaiting)
    #expect(world.stack.push(Page(number: 2)).isQueued)
    await world.application.waitUntilIdle()
    #expect(world.pages == ["home", "1", "2"])
    #expect(world.calls == ["1.pause", "2.create", "2.appear"])
  }

  @Test func `the app can pause and end while a guard waits`() async {
    let world = World()
    world.push(1)
    let never = Waiter()
    page(world, "1")?.answer = .ask { await never.wait() }
    world.stack.pop()
    await world.application.waitUntilIdle()
    _ = world.calls
    world.background()
    #expect(world.calls == ["1.pause"])
    world.foreground()
    #expect(world.calls == ["1.appear"])
    world.application.dispatch(.application(.terminate))
    #expect(world.calls == ["1.pause", "1.destroy", "home.destroy"])
    await world.application.waitUntilIdle()
  }

  @Test(arguments: [(0, true, true), (1, true, false), (2, false, false)])
  func `unsaved changes are saved, dropped or kept open`(
    button: Int, isGone: Bool, isSaved: Bool
  ) async {
    let world = World()
    let saved = Log()
    world.push(1)
    let screen = page(world, "1")
    screen?.answer = .unsavedChanges(world.application) { saved.count += 1 }
    world.stack.pop()
    await world.application.waitUntilIdle()
    let dialog = world.application.window.panel
    var buttons: [Button] = []
    dialog?.forEachShown { if let button = $0 as? Button { buttons.append(button) } }
    #expect(buttons.map(\.title) == ["Save", "Discard", "Keep editing"])
    world.application.run { try buttons[button].perform() }
    await world.application.waitUntilIdle()
    #expect(world.depth == (isGone ? 1 : 2))
    #expect(saved.count == (isSaved ? 1 : 0))
    #expect(world.application.window.panel == nil)
  }

  @Test func `a screen that cannot be saved stays, with the error`() async {
    struct Full: Error {}
    let world = World()
    world.log.recovers = true
    world.push(1)
    page(world, "1")?.answer = .unsavedChanges(world.application) { throw Full() }
    world.stack.pop()
    await world.application.waitUntilIdle()
    world.application.dispatch(.key(KeyPress(.enter)))
    await world.application.waitUntilIdle()
    #expect(world.depth == 2)
    #expect(world.log.errors.count == 1)
  }
}

@MainActor
private final class Log {
  var count = 0
}
