import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// A surface with two looks, as another backend could have them.
@MainActor
private final class TwoLooks: Surface {
  let lookNames = ["day", "night"]
  private(set) var lookName = "day"
  /// The look of each frame.
  private(set) var shown: [String] = []
  var refuses = false

  func useLook(_ name: String) throws {
    if refuses { throw Refusal(reason: "no paint") }
    lookName = name
  }

  func attach(_ window: Window) {}
  func show() { shown.append(lookName) }
  func view(at point: SurfacePoint) -> View? { nil }
  func bounds(of view: View) -> SurfaceRect? { nil }
  func resize(to size: SurfaceSize) {}
}

/// A screen that notes the look in force.
private final class LookScreen: Controller {
  private(set) var seen: [String] = []

  override func connect() {
    guard let looks = application?.looks else { return }
    observe(looks, \.current) { screen, change in screen.seen.append(change.new) }
  }
}

private struct OfferingApp: ScreenApp {
  var offersLooks: Bool { true }
  func makeRoot() -> Controller { Controller() }
}

@MainActor
@Suite("Choosing a look", .leakFree)
struct LooksTests {
  @MainActor
  private struct Run {
    let screen = LookScreen()
    let surface = TwoLooks()
    let application: Application

    /// Starts an app; `given` is the look of its command line.
    init(_ keeper: MemoryKeeper = MemoryKeeper(), given: String? = nil) throws {
      application = Application(root: screen, surface: surface, clock: ManualClock())
      application.ports.stateKeeper = keeper
      if let given { try application.looks.choose(given) }
      application.start()
    }

    func choose(_ name: String) { application.run { try application.looks.choose(name) } }
  }

  @Test func `a chosen look is shown and observed`() throws {
    let run = try Run()
    #expect(run.application.looks.names == ["day", "night"])
    run.choose("night")
    #expect(run.surface.shown.last == "night")
    run.choose("dusk")
    #expect(run.application.looks.current == "night")
    #expect(run.screen.seen == ["day", "night"])
  }

  @Test func `a choice between turns is shown soon`() async throws {
    let run = try Run()
    run.application.inbox.onWake {}
    try run.application.looks.choose("night")
    #expect(run.surface.shown.last == "day")
    await run.application.waitUntilIdle()
    #expect(run.surface.shown.last == "night")
  }

  @Test(arguments: [Event.application(.terminate), .key(KeyPress("q"))])
  func `the next run has the chosen look`(end: Event) throws {
    let keeper = MemoryKeeper()
    let run = try Run(keeper)
    run.choose("night")
    run.application.dispatch(end)
    let next = try Run(keeper)
    #expect(next.surface.shown.first == "night")
    #expect(next.screen.seen == ["night"])
    #expect(next.application.window.panels.isEmpty)
    next.application.dispatch(end)
    #expect(try Run(keeper).surface.lookName == "night")
  }

  @Test func `a killed run leaves the chosen look`() throws {
    let keeper = MemoryKeeper()
    let run = try Run(keeper)
    run.choose("night")
    (run.application.clock as? ManualClock)?.advance(by: .seconds(1))
    #expect(keeper.archive?.look == "night")
    #expect(try Run(keeper).surface.lookName == "night")
  }

  @Test func `a look of the command line is for one run`() throws {
    let keeper = MemoryKeeper()
    keeper.archive = ScreenArchive(root: ScreenState(), look: "night")
    let given = try Run(keeper, given: "day")
    #expect(given.surface.shown.allSatisfy { $0 == "day" })
    given.application.dispatch(.application(.terminate))
    #expect(try Run(keeper).surface.lookName == "night")
    keeper.archive = nil
    try Run(keeper, given: "night").application.dispatch(.key(KeyPress("q")))
    #expect(keeper.archive == nil)
  }

  @Test func `an unknown saved look is ignored`() throws {
    let keeper = MemoryKeeper()
    keeper.archive = ScreenArchive(root: ScreenState(), look: "dusk")
    let run = try Run(keeper)
    #expect(run.surface.shown.last == "day")
    #expect(run.application.window.panels.isEmpty)
    run.application.dispatch(.key(KeyPress("q")))
    #expect(keeper.archive == nil)
  }

  @Test func `a refused look is reported, and the present one remains`() throws {
    let run = try Run()
    run.surface.refuses = true
    run.choose("night")
    #expect(run.application.looks.current == "day")
    #expect(run.application.window.panels.count == 1)
  }

  @Test func `an app that offers looks has a command for each`() {
    let surface = TwoLooks()
    let application = Application(
      OfferingApp(), root: LookScreen(), surface: surface, clock: ManualClock())
    application.start()
    let command = application.commands.first { $0.id == "Look: night" }
    application.run { try command?.action() }
    #expect(surface.shown.last == "night")
    #expect(application.commands.count { $0.id.hasPrefix("Look: ") } == 2)
  }
}
