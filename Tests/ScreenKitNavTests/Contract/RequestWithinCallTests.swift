import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// Requests to the application from within a transition that a task made between turns.
@MainActor
@Suite("Application requests from within calls", .leakFree)
struct RequestWithinCallTests {
  private func push(_ call: String, _ request: @escaping @MainActor (PageScreen) -> Void) -> World {
    let world = World()
    world.once(in: call, request)
    // The call is not within a turn, as in a task.
    world.push(1)
    return world
  }

  @Test(arguments: ["home.pause", "1.appear"])
  func `quit ends the app after the transition`(call: String) {
    let world = push(call) { $0.application?.quit() }
    #expect(
      world.calls == [
        "home.pause", "1.create", "1.appear", "1.pause", "1.destroy", "home.destroy",
      ])
    #expect(world.application.state == .notRunning)
  }

  @Test(arguments: ["home.pause", "1.create", "1.appear"])
  func `the app goes to the background after the transition`(call: String) {
    let world = push(call) { $0.application?.dispatch(.application(.enterBackground)) }
    #expect(world.calls == ["home.pause", "1.create", "1.appear", "1.pause"])
    #expect(world.application.state == .suspended)
    world.foreground()
    #expect(world.calls == ["1.appear"])
  }

  @Test func `another program starts after the screens have paused`() {
    let world = World()
    var callsAtStart: [String] = []
    world.application.ports.runProgram = { [unowned world] _, end in
      callsAtStart = world.calls
      end(.success(.exited(0)))
    }
    world.once(in: "1.create") { screen in
      screen.runExternally(to: ExternalProgram("vi")) { _, _ in }
    }
    world.push(1)
    #expect(callsAtStart == ["home.pause", "1.create", "1.appear", "1.pause"])
    #expect(world.calls == ["1.appear"])
  }

  @Test func `navigation methods come before later requests`() {
    let world = push("1.create") {
      $0.push(Page(number: 2))
      $0.application?.quit()
    }
    #expect(
      world.calls == [
        "home.pause", "1.create", "2.create", "2.appear", "2.pause", "2.destroy", "1.destroy",
        "home.destroy",
      ])
  }

  @Test func `navigation in releaseMemory and save runs after all calls`() {
    let world = World()
    world.push(1, 2)
    world.once(in: "home.releaseMemory") { $0.navigator?.pop() }
    world.note("1.releaseMemory", "2.releaseMemory")
    _ = world.calls
    world.lowMemory()
    let calls = world.calls
    #expect(
      calls.prefix(5) == [
        "1.releaseMemory", "2.releaseMemory", "2.pause", "1.appear", "2.destroy",
      ])
    world.once(in: "1.save") { $0.navigator?.pop() }
    world.background()
    #expect(world.calls == ["1.pause"])
    #expect(world.pages == ["home"])
    world.foreground()
    #expect(world.calls == ["home.create", "home.appear", "1.destroy"])
  }
}
