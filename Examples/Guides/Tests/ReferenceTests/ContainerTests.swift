import ScreenKitCore
import ScreenKitNav
import ScreenKitTesting
import Testing

private final class Home: Controller {
  override func makeView() -> View { Label("Home") }
}

/// An app whose pushed screens slide in.
private struct SlidingApp: ScreenApp {
  var transition: ScreenTransition { .slide }
  func makeRoot() -> Controller { Home() }
}

@MainActor
@Suite("Screens without a terminal", .leakFree)
struct ContainerTests {
  @Test func `an app runs on a surface that shows nothing`() {
    let surface = NullSurface()
    let application = Application(
      SlidingApp(), root: Home(), surface: surface, clock: ManualClock())
    application.start()
    #expect(surface.showCount > 0)
    application.quit(force: true)
  }

  @Test func `a panel is in front of all screens`() async {
    let test = ScreenTest(Home())
    let panel: DialogPanel = Dialog<Void>.alert("Welcome", "Nice to see you.")
    panel.title = "Welcome back"
    test.application.open(panel)
    await test.settle()
    #expect(test.screen.contains("Welcome back"))
    #expect(panel.message == "Nice to see you.")
  }

  @Test func `the lifecycle of a screen is a machine`() {
    var machine = LifecycleMachine()
    for step in [LifecycleStep.create, .appear, .pause, .destroy] { machine.apply(step) }
    #expect(machine.state(after: .appear) == nil)
  }

  @Test func `a random walk finds the shortest sequence that fails`() async {
    let failure: RandomWalk.Failure<Int>? = await RandomWalk.firstFailure(seeds: 0..<50) {
      Int.random(in: 0...9, using: &$0)
    } of: { numbers in
      numbers.contains(7) ? ["there is a seven"] : []
    }
    #expect(failure?.operations == [7])
    var (one, two) = (SeededRandom(seed: 7), SeededRandom(seed: 7))
    #expect(one.next() == two.next())
  }

  @Test func `a suite or a test is checked for leaks by a trait`() {
    let trait: LeakFree = .leakFree
    #expect(trait.isRecursive)
  }

  @Test func `texts of the framework are replaced in whole or in part`() {
    var strings = Strings()
    strings.errors.programs.unavailable = "Hier geht das nicht."
    strings.spoken.texts.blank = "leer"
    let test = ScreenTest(Home(), strings: strings)
    #expect(test.screen.contains("Home"))
  }
}
