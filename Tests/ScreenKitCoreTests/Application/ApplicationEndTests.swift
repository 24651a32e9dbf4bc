import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("The end of an application", .leakFree, .proves("F-079"))
struct ApplicationEndTests {
  private let log = Log<String>()
  private let screen: TestScreen
  private let app: TestApp

  init() {
    screen = TestScreen("screen", log: log)
    app = TestApp(screen)
    _ = log.take()
  }

  @Test(arguments: [KeyPress("q"), KeyPress("c", .control)])
  func `q and Control-C end it`(key: KeyPress) {
    app.press(key)
    #expect(app.ending == "finished")
    #expect(app.application.state == .notRunning)
  }

  @Test func `the system's request ends it, with that reason`() {
    app.request(.terminate)
    #expect(app.ending == "terminated")
  }

  @Test func `between turns it ends at once`() {
    app.application.quit()
    #expect(app.ending == "finished")
    #expect(log.entries == ["screen.pause", "screen.destroy"])
  }

  @Test func `it ends once after the turn, for any number of requests`() {
    screen.onEvent = { [unowned app, log] event in
      app.application.quit()
      app.application.quit()
      log.write("event")
      return true
    }
    app.press("a", "b")
    #expect(log.take() == ["event", "event", "screen.pause", "screen.destroy"])
    #expect(app.outcomes.count == 1)
  }

  @Test func `requests after the end have no effect`() {
    app.request(.terminate)
    _ = log.take()
    let shown = app.surface.showCount
    screen.onEvent = { [log] _ in
      log.write("event")
      return true
    }
    app.press("x")
    app.application.run { [log] in log.write("action") }
    app.request(.terminate)
    let timer = app.clock.schedule(after: .seconds(1)) { [log] in log.write("timer") }
    app.clock.advance(by: .seconds(2))
    withExtendedLifetime(timer) { #expect(log.isEmpty) }
    #expect(app.surface.showCount == shown)
    #expect(app.outcomes.count == 1)
  }

  @Test func `requests of the last calls have no effect`() {
    screen.onEvent = { [log] _ in
      log.write("event")
      return true
    }
    screen.on[.destroy] = { [log] screen in
      screen.application?.run { log.write("action") }
      screen.application?.dispatch(.key("x"))
    }
    app.request(.terminate)
    #expect(log.entries == ["screen.pause", "screen.destroy"])
  }

  @Test func `a screen that ends the app in appear leaves in order`() {
    let brief = TestScreen("brief", log: log)
    brief.on[.appear] = { $0.application?.quit() }
    let app = TestApp(brief)
    #expect(app.steps.entries == [.create, .appear, .pause, .destroy])
    #expect(app.outcomes.count == 1)
    #expect(app.surface.showCount == 0)
  }

  @Test func `a screen that ends the app in create never appears`() {
    let brief = TestScreen("brief", log: log)
    brief.on[.create] = { $0.application?.quit() }
    #expect(TestApp(brief).steps.entries == [.create, .destroy])
  }

  @Test func `an app starts once`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let app = TestApp(Controller())
        app.request(.terminate)
        app.application.start()
      }
    }
  }
}
