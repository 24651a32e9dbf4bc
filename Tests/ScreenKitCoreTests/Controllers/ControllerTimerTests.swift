import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Controller timers", .leakFree)
struct ControllerTimerTests {
  private let log = Log<String>()
  private let screen = TestScreen()
  private let app: TestApp

  init() { app = TestApp(screen) }

  @Test func `it runs once, after its delay, as a turn of the loop`() {
    screen.after(.seconds(1)) { [log] screen in log.write(screen.name) }
    let shown = app.surface.showCount
    app.clock.advance(by: .milliseconds(999))
    #expect(log.isEmpty)
    app.clock.advance(by: .seconds(5))
    #expect(log.entries == ["screen"])
    #expect(app.surface.showCount == shown + 1)
    #expect(app.clock.pendingCount == 0)
  }

  @Test(.proves("F-094"))
  func `a timer of the visible screen is cancelled when it pauses`() {
    screen.after(.seconds(1)) { [log] _ in log.write("ran") }
    screen.on[.pause] = { [log] screen in screen.after(.zero) { _ in log.write("from pause") } }
    app.request(.enterBackground)
    #expect(app.clock.pendingCount == 0)
    app.clock.advance(by: .seconds(2))
    #expect(log.isEmpty)
  }

  @Test func `a paused screen gets only timers for its lifetime`() {
    app.request(.enterBackground)
    screen.after(.seconds(1)) { [log] _ in log.write("visible") }
    screen.after(.seconds(1), while: .lifetime) { [log] _ in log.write("lifetime") }
    #expect(app.clock.pendingCount == 1)
    app.clock.advance(by: .seconds(2))
    #expect(log.take() == ["lifetime"])
    app.request(.enterForeground)
    screen.after(.seconds(1)) { [log] _ in log.write("visible") }
    app.clock.advance(by: .seconds(1))
    #expect(log.entries == ["visible"])
  }

  @Test func `a timer requested during creation runs once it is in front`() {
    let screen = TestScreen()
    screen.on[.create] = { [log] screen in screen.after(.seconds(1)) { _ in log.write("ran") } }
    let app = TestApp(screen)
    app.clock.advance(by: .seconds(1))
    #expect(log.entries == ["ran"])
  }

  @Test func `a timer for a lifetime runs while the screen is paused`() {
    screen.after(.seconds(1), while: .lifetime) { [log] _ in log.write("ran") }
    app.request(.enterBackground)
    app.clock.advance(by: .seconds(1))
    #expect(log.entries == ["ran"])
  }

  @Test func `no timer outlives its screen`() {
    screen.after(.seconds(1)) { [log] _ in log.write("ran") }
    screen.after(.seconds(1), while: .lifetime) { [log] _ in log.write("ran") }
    app.request(.terminate)
    #expect(app.clock.pendingCount == 0)
    app.clock.advance(by: .seconds(2))
    #expect(log.isEmpty)
  }

  @Test func `a timer can be cancelled early, and need not be retained`() {
    let timer = screen.after(.seconds(1)) { [log] _ in log.write("cancelled") }
    screen.after(.seconds(1)) { [log] _ in log.write("kept") }
    timer.cancel()
    app.clock.advance(by: .seconds(1))
    #expect(log.entries == ["kept"])
  }

  @Test func `a timer may schedule the next endlessly, without retaining others`() {
    func tick(_ screen: TestScreen) {
      log.write("tick")
      screen.after(.seconds(1)) { tick($0) }
    }
    tick(screen)
    app.clock.advance(by: .seconds(99))
    #expect(log.entries.count == 100)
    #expect(app.clock.pendingCount == 1)
  }

  @Test func `an overdue timer runs, even with another one scheduled earlier`() {
    let clock = LateClock()
    let screen = TestScreen()
    let application = Application(root: screen, surface: PlacedSurface(), clock: clock)
    application.start()
    for name in ["first", "second"] {
      screen.after(.seconds(1)) { [log] screen in
        log.write(name)
        screen.after(.seconds(1)) { _ in log.write("after \(name)") }
      }
    }
    // The state is that after a stop by the shell, and after a key that is read before the due
    // timers.
    clock.now = clock.now + .seconds(5)
    screen.after(.seconds(1)) { [log] _ in log.write("by a key") }
    clock.ring()
    #expect(log.take() == ["first", "second"])
    clock.now = clock.now + .seconds(5)
    clock.ring()
    #expect(log.take() == ["by a key", "after first", "after second"])
    application.dispatch(.application(.terminate))
  }

  @Test func `timers that ran are released at once, cancelled ones later`() {
    weak let ran = screen.after(.seconds(1)) { _ in }
    weak let kept = screen.after(.seconds(3)) { _ in }
    app.clock.advance(by: .seconds(1))
    #expect(ran == nil)
    kept?.cancel()
    screen.after(.seconds(1)) { _ in }
    #expect(kept == nil)
  }
}

/// A clock whose time passes before its due timers fire.
@MainActor
private final class LateClock: TimerClock {
  var now = ClockInstant()
  var deliver: @MainActor (_ action: @MainActor () -> Void) -> Void = { $0() }
  private var queue = TimerQueue<@MainActor () -> Void>()

  func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> ClockTimer {
    let deadline = now + delay
    let id = queue.add(action, at: deadline)
    return ClockTimer(deadline: deadline) { [weak self] in self?.queue.cancel(id) }
  }

  func ring() {
    let moment = now
    while let action = queue.takeDue(at: moment) { deliver(action) }
  }
}
