import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Application loop", .leakFree, .proves("C-002", "F-085"))
struct ApplicationLoopTests {
  private let log = Log<String>()
  private let screen = TestScreen()

  @Test func `the start and each turn show one frame`() {
    let surface = NullSurface()
    let application = Application(root: screen, surface: surface, clock: ManualClock())
    #expect(surface.showCount == 0)
    application.start()
    #expect(surface.showCount == 1)
    application.dispatch(.key("x"), .key("y"), .text("z"), .focusChanged(false))
    #expect(surface.showCount == 2)
    application.run {}
    #expect(surface.showCount == 3)
  }

  @Test func `nothing happens between events`() {
    let app = TestApp(screen)
    app.clock.advance(by: .seconds(3_600))
    #expect(app.surface.showCount == 1)
    #expect(app.clock.pendingCount == 0)
  }

  @Test func `an event posted during another waits for its end`() {
    let app = TestApp(screen)
    screen.onEvent = { [log, unowned app] event in
      guard case .key(let press) = event else { return false }
      log.write("begin \(press)")
      if press == "a" { app.application.dispatch(.key("c")) }
      log.write("end \(press)")
      return true
    }
    let shown = app.surface.showCount
    app.application.dispatch(.key("a"), .key("b"))
    #expect(log.entries == ["begin a", "end a", "begin b", "end b", "begin c", "end c"])
    #expect(app.surface.showCount == shown + 1)
  }

  @Test func `an action requested in a turn is a later part of it`() {
    let app = TestApp(screen)
    let shown = app.surface.showCount
    app.application.run { [log, application = app.application] in
      application.run { log.write("inner") }
      log.write("outer")
    }
    #expect(log.entries == ["outer", "inner"])
    #expect(app.surface.showCount == shown + 1)
  }

  @Test func `work posted during a frame is a separate turn`() {
    let app = TestApp(screen)
    let shown = app.surface.showCount
    app.surface.onShow = { [log, app] in
      app.surface.onShow = {}
      app.application.run { log.write("\(app.surface.showCount)") }
      log.write("shown")
    }
    app.application.dispatch()
    #expect(log.entries == ["shown", "\(shown + 1)"])
    #expect(app.surface.showCount == shown + 2)
  }

  @Test func `an error during a frame is shown in a separate turn`() {
    let app = TestApp(screen)
    let shown = app.surface.showCount
    app.surface.onShow = { [unowned app] in
      app.surface.onShow = {}
      app.application.run { throw Refusal(reason: "no paper") }
    }
    app.press("x")
    #expect(app.messages == ["\(Refusal(reason: "no paper"))"])
    #expect(app.surface.showCount == shown + 2)
  }

  @Test func `each action of the clock is a turn`() {
    let app = TestApp(screen)
    let shown = app.surface.showCount
    let timers = (1...3).map { number in
      app.clock.schedule(after: .seconds(number)) { [log, app] in
        log.write("\(app.surface.showCount - shown)")
      }
    }
    app.clock.advance(by: .seconds(10))
    withExtendedLifetime(timers) { #expect(log.entries == ["0", "1", "2"]) }
    #expect(app.surface.showCount == shown + 3)
  }

  @Test func `the clock does not move within a turn`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let screen = TestScreen()
        let app = TestApp(screen)
        screen.after(.seconds(1)) { _ in }
        app.application.run { app.clock.advance(by: .seconds(1)) }
      }
    }
  }

  @Test func `a new size reaches the surface, and is shown`() {
    let app = TestApp(screen)
    let sizes = [SurfaceSize(width: 9, height: 3), SurfaceSize(width: 0, height: 0)]
    app.application.dispatch(sizes.map(Event.resized))
    #expect(app.surface.sizes == sizes)
    #expect(app.surface.showCount == 2)
  }

  @Test func `before its start an app handles nothing`() {
    let app = TestApp(screen, starts: false)
    app.press("x")
    app.application.run { [log] in log.write("ran") }
    #expect(log.isEmpty)
    #expect(app.surface.showCount == 0)
    #expect(screen.state == .initial)
  }
}
