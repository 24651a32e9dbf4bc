import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Quitting with unsaved changes", .leakFree)
struct QuitTests {
  private static let ways: [@MainActor @Sendable (World) -> Void] = [
    { $0.application.dispatch(.key(KeyPress("q"))) },
    { $0.application.dispatch(.key(KeyPress("c", .control))) },
    { $0.application.quit() },
    {
      $0.application.rootBack = .finish
      $0.application.goBack()
    },
  ]

  private func hasEnded(_ world: World) -> Bool { world.application.state == .notRunning }

  @Test(arguments: 0..<4, World.Setting.allCases)
  func `a guard that refuses keeps the app running`(way: Int, setting: World.Setting) {
    let world = World(setting)
    world.home?.answer = .no
    _ = world.calls
    QuitTests.ways[way](world)
    #expect(!hasEnded(world))
    #expect(world.calls.isEmpty)
    world.home?.answer = .yes
    world.application.quit()
    #expect(hasEnded(world))
  }

  @Test(arguments: World.Setting.allCases)
  func `guards are asked from the top down`(setting: World.Setting) {
    let world = World(setting)
    world.push(1, 2)
    world.stack.bringToFront(.route(Page(number: 1)))
    var asked: [String] = []
    for name in ["home", "1", "2"] {
      world.script.actions["\(name).mayLeave"] = { asked.append($0.title) }
    }
    world.application.quit()
    #expect(asked == ["1", "2", "home"])
    #expect(hasEnded(world))
  }

  @Test func `until a guard answers the app continues`() async {
    let (world, decision) = (World(), Waiter())
    world.push(1)
    world.page("1")?.answer = .ask { await decision.wait() }
    _ = world.calls
    world.application.quit()
    await world.application.waitUntilIdle()
    #expect(!hasEnded(world))
    #expect(world.calls.isEmpty)
    decision.signal()
    await world.application.waitUntilIdle()
    #expect(hasEnded(world))
    #expect(world.calls == ["1.pause", "1.destroy", "home.destroy"])
  }

  @Test(arguments: [(1_999, true), (2_001, false)])
  func `a second Control-C within two seconds does not ask`(milliseconds: Int, ends: Bool) async {
    let (world, decision) = (World(), Waiter())
    world.home?.answer = .ask { await decision.wait() }
    world.application.dispatch(.key(KeyPress("c", .control)))
    await world.application.waitUntilIdle()
    world.clock.advance(by: .milliseconds(milliseconds))
    world.application.dispatch(.key(KeyPress("c", .control)))
    #expect(hasEnded(world) == ends)
    world.application.quit(force: true)
    await world.application.waitUntilIdle()
  }

  @Test func `a second q asks again`() {
    let world = World()
    world.home?.answer = .no
    for _ in 1...3 { world.application.dispatch(.key(KeyPress("q"))) }
    #expect(!hasEnded(world))
    world.application.dispatch(.key(KeyPress("c", .control)))
    #expect(hasEnded(world))
  }

  @Test func `a second Control-C closes an app whose guard shows a dialog`() async {
    let world = World()
    world.home?.answer = .unsavedChanges(world.application) {}
    world.application.dispatch(.key(KeyPress("c", .control)))
    await world.application.waitUntilIdle()
    #expect(world.application.window.panel != nil)
    world.application.dispatch(.key(KeyPress("c", .control)))
    #expect(hasEnded(world))
    await world.application.waitUntilIdle()
  }

  @Test func `the system ends the app without asking, and its state is saved`() {
    let world = World()
    world.push(1)
    world.page("1")?.answer = .no
    world.application.dispatch(.application(.terminate))
    #expect(hasEnded(world))
    #expect(world.keeper.archive != nil)
  }

  @Test func `a saved screen with unsaved changes is created and asked`() {
    let first = World()
    first.push(1, 2)
    first.page("1")?.answer = .no
    first.background()
    let second = World(archive: first.keeper.archive)
    first.application.quit(force: true)
    #expect(second.page("1") == nil)
    second.application.quit()
    #expect(second.page("1") != nil)
    #expect(!hasEnded(second))
    second.application.quit(force: true)
  }

  @Test func `a screen that quits in its own create never appears`() {
    let world = World()
    world.once(in: "1.create") { $0.application?.quit() }
    world.push(1)
    #expect(world.calls == ["home.pause", "1.create", "1.destroy", "home.destroy"])
    #expect(hasEnded(world))
  }

  @Test func `a screen that quits in create appears if a guard refuses`() {
    let world = World()
    world.home?.answer = .no
    world.once(in: "1.create") { $0.application?.quit() }
    world.push(1)
    #expect(world.calls == ["home.pause", "1.create", "1.appear"])
    world.application.quit(force: true)
  }

  @Test func `a request during a question does not ask again`() async {
    let (world, decision) = (World(), Waiter())
    var questions = 0
    world.home?.answer = .ask {
      questions += 1
      _ = await decision.wait()
      return false
    }
    world.application.dispatch(.key(KeyPress("c", .control)))
    await world.application.waitUntilIdle()
    world.clock.advance(by: .seconds(3))
    world.application.dispatch(.key(KeyPress("c", .control)))
    decision.signal()
    await world.application.waitUntilIdle()
    #expect(questions == 1 && !hasEnded(world))
    world.home?.answer = .yes
    world.application.quit()
    #expect(hasEnded(world))
  }
}
