import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// The method `every`: calls at equal intervals.
@MainActor
@Suite("Repetitions of a controller", .leakFree, .proves("F-094"))
struct ControllerRepetitionTests {
  private let log = Log<String>()
  private let screen = TestScreen()

  private func start(_ connect: @escaping @MainActor (TestScreen) -> Void = { _ in }) -> TestApp {
    screen.on[.connect] = connect
    return TestApp(screen)
  }

  @Test func `each interval calls the closure once, as a turn`() {
    let app = start { [log] in $0.every(.seconds(1)) { log.write($0.name) } }
    app.clock.advance(by: .milliseconds(999))
    #expect(log.isEmpty)
    let shown = app.surface.showCount
    app.clock.advance(by: .seconds(3))
    #expect(log.entries == ["screen", "screen", "screen"])
    #expect(app.surface.showCount == shown + 3)
  }

  @Test func `requested in connect it rests during a pause and continues`() {
    let app = start { [log] in $0.every(.seconds(1)) { _ in log.write("tick") } }
    app.clock.advance(by: .milliseconds(1_500))
    app.request(.enterBackground)
    #expect(app.clock.pendingCount == 0)
    app.clock.advance(by: .seconds(5))
    #expect(log.take() == ["tick"])
    app.request(.enterForeground)
    app.clock.advance(by: .milliseconds(999))
    #expect(log.isEmpty)
    app.clock.advance(by: .milliseconds(1))
    #expect(log.entries == ["tick"])
  }

  @Test func `requested at each appear there is only one`() {
    screen.on[.appear] = { [log] in $0.every(.seconds(1)) { _ in log.write("tick") } }
    let app = start()
    for _ in 1...3 {
      app.request(.enterBackground)
      app.request(.enterForeground)
    }
    #expect(app.clock.pendingCount == 1)
    app.clock.advance(by: .seconds(2))
    #expect(log.entries == ["tick", "tick"])
  }

  @Test func `for a lifetime it continues during a pause, until destroy`() {
    let app = start { [log] in
      $0.every(.seconds(1), while: .lifetime) { _ in log.write("tick") }
    }
    app.request(.enterBackground)
    app.clock.advance(by: .seconds(2))
    #expect(log.take() == ["tick", "tick"])
    app.request(.terminate)
    #expect(app.clock.pendingCount == 0)
  }

  @Test func `it can be cancelled, also within its own call`() {
    let app = start()
    let first = screen.every(.seconds(1)) { [log] _ in log.write("first") }
    var second: RepeatingTimer?
    second = screen.every(.seconds(1)) { [log] _ in
      log.write("second")
      second?.cancel()
    }
    app.clock.advance(by: .seconds(1))
    first.cancel()
    app.clock.advance(by: .seconds(5))
    #expect(log.entries == ["first", "second"])
    #expect(first.isCancelled)
    second = nil
  }

  @Test func `a paused or destroyed screen begins none`() {
    let app = start()
    app.request(.enterBackground)
    #expect(screen.every(.seconds(1)) { _ in }.isCancelled)
    screen.on[.destroy] = { [log] screen in
      let timer = screen.every(.seconds(1), while: .lifetime) { _ in log.write("tick") }
      log.write("\(timer.isCancelled)")
    }
    app.request(.terminate)
    #expect(app.clock.pendingCount == 0)
  }

  @Test func `an error ends it, and goes to the application`() {
    let app = start { $0.every(.seconds(1)) { _ in throw Refusal(reason: "offline") } }
    app.clock.advance(by: .seconds(5))
    #expect(app.errors.entries == [Refusal(reason: "offline")])
    #expect(app.clock.pendingCount == 0)
  }

  @Test func `missed calls are not made up for`() {
    let clock = LeapingClock()
    let application = Application(root: screen, surface: PlacedSurface(), clock: clock)
    screen.on[.connect] = { [log] in
      $0.every(.seconds(10)) { _ in log.write("\(clock.now.sinceStart)") }
    }
    application.start()
    clock.leap(to: 37)
    clock.leap(to: 39)
    clock.leap(to: 40)
    #expect(log.entries == ["37.0 seconds", "40.0 seconds"])
    application.dispatch(.application(.terminate))
  }

  @Test func `a screen with many keeps only the running ones`() {
    let app = start()
    for _ in 1...100 { screen.every(.seconds(1)) { _ in }.cancel() }
    weak let cancelled = screen.every(.seconds(1)) { _ in }
    cancelled?.cancel()
    screen.every(.seconds(1)) { [log] _ in log.write("tick") }
    #expect(cancelled == nil)
    app.clock.advance(by: .seconds(1))
    #expect(log.entries == ["tick"])
  }
}

/// A clock that jumps to an instant and then runs the due actions.
@MainActor
private final class LeapingClock: TimerClock {
  private(set) var now = ClockInstant()
  var deliver: @MainActor (_ action: @MainActor () -> Void) -> Void = { $0() }
  private var queue = TimerQueue<@MainActor () -> Void>()

  func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> ClockTimer {
    let id = queue.add(action, at: now + delay)
    return ClockTimer(deadline: now + delay) { [weak self] in self?.queue.cancel(id) }
  }

  func leap(to seconds: Int) {
    now = ClockInstant(sinceStart: .seconds(seconds))
    while let action = queue.takeDue(at: now) { deliver(action) }
  }
}
