import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Errors shown to the user", .proves("F-048"), .leakFree)
struct PresentableErrorTests {
  struct Offline: PresentableError {
    var title = "No connection"
    var message = "The server does not answer. Check the cable."
    var details = ""
    var isWorthRetrying = true
  }

  private let screen = TestScreen()
  private let app: TestApp
  private let log = Log<String>()

  init() { app = TestApp(screen) }

  private var dialogs: [DialogPanel] {
    app.application.window.panels.compactMap { $0 as? DialogPanel }
  }

  private var buttons: [String] {
    var titles: [String] = []
    app.application.window.panel?.forEachShown {
      if let button = $0 as? Button { titles.append(button.title) }
    }
    return titles
  }

  @Test func `one is shown with title and message, and the app continues`() {
    app.application.run { throw Offline() }
    #expect(dialogs.map(\.title) == ["No connection"])
    #expect(dialogs.map(\.message) == ["The server does not answer. Check the cable."])
    #expect(buttons == ["Close"])
    app.press(KeyPress(.enter))
    #expect(dialogs.isEmpty)
    #expect(app.application.state == .active)
    #expect(app.ending == nil)
  }

  @Test func `its details are shown below the message`() throws {
    app.application.run { throw Offline(details: "host 10.0.0.1") }
    let texts = try #require(app.application.window.panel).texts
    #expect(texts.suffix(2) == ["host 10.0.0.1", "Close"])
  }

  @Test func `one without its own description gets one`() {
    struct Plain: PresentableError, CustomStringConvertible { let description = "plain" }
    app.application.run { throw Plain() }
    #expect(dialogs.map(\.title) == ["Something went wrong"])
    #expect(dialogs.map(\.message) == ["plain"])
  }

  @Test func `the delegate has priority`() {
    app.recovers = true
    app.application.run { throw Offline() }
    #expect(dialogs.isEmpty)
    #expect(app.application.state == .active)
  }

  @Test func `an error shown already is not repeated, and others are shown`() {
    for _ in 0..<100 { app.application.run { throw Offline() } }
    #expect(dialogs.count == 1)
    app.application.run { throw Offline(message: "other") }
    #expect(dialogs.count == 2)
    app.press(KeyPress(.escape), KeyPress(.escape))
    app.application.run { throw Offline() }
    #expect(dialogs.count == 1)
  }

  @Test(arguments: [TestScreen.Hook.appear, .pause])
  func `one of appear or pause is shown`(hook: TestScreen.Hook) {
    screen.on[hook] = { _ in throw Offline() }
    app.request(.enterBackground)
    app.request(.enterForeground)
    #expect(dialogs.count == 1)
    #expect(app.application.state == .active)
  }

  @Test(arguments: [TestScreen.Hook.create, .makeView, .connect, .refresh])
  func `one in the creation of a screen ends the app`(hook: TestScreen.Hook) {
    let broken = TestScreen()
    broken.on[hook] = { _ in throw Offline() }
    #expect(TestApp(broken).ending == "failed")
  }

  @Test func `one during the end is the outcome`() {
    screen.on[.pause] = { _ in throw Offline() }
    app.application.quit()
    #expect(app.ending == "failed")
  }

  @Test func `one of a task can be retried repeatedly`() async {
    var failures = 2
    screen.task { [log] _ in
      log.write("try")
      failures -= 1
      if failures >= 0 { throw Offline() }
    }
    for attempt in 1...2 {
      await app.application.waitUntilIdle()
      #expect(log.entries.count == attempt)
      #expect(buttons == ["Close", "Retry"])
      app.press(KeyPress(.enter))
      #expect(dialogs.isEmpty)
    }
    await app.application.waitUntilIdle()
    #expect(log.entries.count == 3)
    #expect(dialogs.isEmpty)
  }

  @Test func `the user may also dismiss it`() async {
    screen.task { [log] _ in
      log.write("try")
      throw Offline()
    }
    await app.application.waitUntilIdle()
    app.press(KeyPress(.escape))
    await app.application.waitUntilIdle()
    #expect(log.entries == ["try"])
    #expect(dialogs.isEmpty)
  }

  @Test func `one that declines a retry has no retry button`() async {
    screen.task { _ in throw Offline(isWorthRetrying: false) }
    await app.application.waitUntilIdle()
    #expect(buttons == ["Close"])
  }

  @Test func `an error without a declaration has no retry button`() async {
    screen.task { _ in throw Refusal() }
    await app.application.waitUntilIdle()
    #expect(buttons == ["Close"])
  }

  @Test func `a task may handle errors itself, and pass others on`() async {
    screen.task(onError: { [log] screen, error in
      log.write("\(screen.name): \(error is Offline)")
      throw Offline(title: "passed on")
    }) { _ in throw Offline() }
    await app.application.waitUntilIdle()
    #expect(log.entries == ["screen: true"])
    #expect(dialogs.map(\.title) == ["passed on"])
  }

  @Test func `a screen can show any error itself, with a retry`() {
    app.application.present(Refusal(reason: "no"), retry: { [log] in log.write("again") })
    #expect(dialogs.map(\.message) == ["\(Refusal(reason: "no"))"])
    app.press(KeyPress(.enter))
    #expect(log.entries == ["again"])
    #expect(app.application.state == .active)
  }
}
