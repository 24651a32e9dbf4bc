import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Errors reach the application", .leakFree)
struct ApplicationErrorTests {
  private nonisolated static let making: [TestScreen.Hook] = [
    .create, .makeView, .connect, .refresh,
  ]

  @Test(arguments: [TestScreen.Hook.appear, .pause])
  func `an error of appear or pause is shown, and the app continues`(hook: TestScreen.Hook) {
    let app = app(failingIn: hook)
    app.request(.enterBackground)
    app.request(.enterForeground)
    #expect(app.messages == ["\(Refusal(reason: "\(hook)"))"])
    #expect(app.application.state == .active)
  }

  @Test(arguments: making)
  func `an error in the creation of the root ends the app`(hook: TestScreen.Hook) {
    let app = app(failingIn: hook)
    #expect(app.failure == Refusal(reason: "\(hook)"))
    #expect(app.steps.entries == [.create, .destroy])
    #expect(app.surface.showCount == 0)
    #expect(app.outcomes.count == 1)
  }

  @Test(arguments: [TestScreen.Hook.pause, .destroy])
  func `an error during the end is the outcome`(hook: TestScreen.Hook) {
    let app = app(failingIn: hook)
    app.application.quit()
    #expect(app.failure == Refusal(reason: "\(hook)"))
    #expect(app.application.root.state == .destroyed)
  }

  @Test(arguments: TestScreen.Hook.allCases)
  func `the delegate may handle it, and the app continues`(hook: TestScreen.Hook) {
    let app = app(failingIn: hook, recovers: true)
    app.request(.enterBackground)
    app.request(.enterForeground)
    #expect(app.application.state == .active)
    #expect(app.messages.isEmpty)
    app.request(.terminate)
    #expect(app.errors.entries.first == Refusal(reason: "\(hook)"))
    #expect(app.failure == nil)
    #expect(app.outcomes.count == 1)
  }

  @Test func `a container without its child does not appear`() {
    let log = Log<String>()
    let inner = TestScreen("inner", log: log)
    inner.on[.makeView] = { _ in throw Refusal() }
    let app = TestApp(TestContainer("outer", log: log, showing: inner))
    #expect(app.failure == Refusal())
    #expect(!log.entries.contains { $0.hasSuffix("appear") })
    #expect(log.entries.suffix(2) == ["inner.destroy", "outer.destroy"])
  }

  @Test(arguments: Source.allCases)
  func `an error from any work of a screen is shown`(source: Source) {
    let app = TestApp(FailingScreen())
    source.provoke(app)
    #expect(app.messages == ["\(Refusal(reason: "\(source)"))"])
    #expect(app.application.state == .active)
    app.press(KeyPress(.enter))
    #expect(app.messages.isEmpty)
  }

  @Test func `an error shows its type, without a retry`() throws {
    let app = TestApp(FailingScreen())
    app.application.run { throw Refusal(reason: "no") }
    let panel = try #require(app.application.window.panel)
    let texts = panel.texts
    #expect(texts.contains { $0.hasSuffix("Refusal") && $0.hasPrefix("Error type: ") })
    #expect(texts.contains("Close"))
    #expect(!texts.contains("Retry"))
  }

  @Test func `a delegate may end the app because of an error`() {
    let app = TestApp(FailingScreen())
    app.recovers = true
    app.onError = { [application = app.application] error in application.fail(with: error) }
    app.application.run { throw Refusal(reason: "enough") }
    #expect(app.failure == Refusal(reason: "enough"))
    app.onError = nil
  }

  @Test(arguments: Source.allCases)
  func `or is handled, and the next one is reported as well`(source: Source) {
    let app = TestApp(FailingScreen())
    app.recovers = true
    source.provoke(app)
    source.provoke(app)
    #expect(app.errors.entries == Array(repeating: Refusal(reason: "\(source)"), count: 2))
    #expect(app.application.state == .active)
  }

  @Test func `the first error during the end is the outcome`() {
    let screen = TestScreen()
    for hook in [TestScreen.Hook.appear, .pause, .destroy] {
      screen.on[hook] = { _ in throw Refusal(reason: "\(hook)") }
    }
    let app = TestApp(screen)
    app.application.quit()
    #expect(app.failure == Refusal(reason: "pause"))
    #expect(app.errors.entries.map(\.reason) == ["appear", "pause", "destroy"])
  }

  @Test func `an error does not prevent calls of other observers`() {
    let person = Person()
    let screen = TestScreen()
    let app = TestApp(screen)
    let log = Log<Int>()
    app.recovers = true
    screen.observe(person, \.age, initially: false) { _, _ in throw Refusal() }
    screen.observe(person, \.age, initially: false) { _, change in log.write(change.new) }
    person.age = 31
    #expect(log.entries == [31])
    #expect(app.errors.entries.count == 1)
  }

  @Test func `without a delegate an error is shown as well`() {
    let application = Application(
      root: FailingScreen(), surface: NullSurface(), clock: ManualClock())
    application.start()
    application.run { throw Refusal() }
    #expect(application.window.panel is DialogPanel)
    #expect(application.state == .active)
  }

  private func app(failingIn hook: TestScreen.Hook, recovers: Bool = false) -> TestApp {
    let screen = TestScreen()
    screen.on[hook] = { _ in throw Refusal(reason: "\(hook)") }
    let app = TestApp(screen, starts: false)
    app.recovers = recovers
    app.application.start()
    return app
  }
}

extension ApplicationErrorTests {
  /// The source of an error while a screen is in front.
  enum Source: CaseIterable {
    case action, command, event, observer, timer, view, posted

    @MainActor
    func provoke(_ app: TestApp) {
      guard let screen = app.application.root as? FailingScreen else { return }
      switch self {
      case .action: app.press(KeyPress(.enter))
      case .command: app.press("c")
      case .event: app.press("e")
      case .observer: app.application.run { screen.person.age += 1 }
      case .timer:
        screen.after(.seconds(1)) { _ in throw Refusal(reason: "timer") }
        app.clock.advance(by: .seconds(1))
      case .view: app.press("v")
      case .posted: app.application.run { throw Refusal(reason: "posted") }
      }
    }
  }
}

/// A screen in which all operations that can fail do so.
private final class FailingScreen: Controller {
  let person = Person()
  private let button = Button("fail")

  override func makeView() -> View { FailingView(button) }

  override func connect() {
    connect(button, to: FailingScreen.act)
    command("Fail", "c", to: FailingScreen.obey)
    observe(person, \.age, initially: false) { _, _ in throw Refusal(reason: "observer") }
  }

  override func handle(_ event: Event) throws -> Bool {
    if event == .key("e") { throw Refusal(reason: "event") }
    return false
  }

  private func act() throws { throw Refusal(reason: "action") }
  private func obey() throws { throw Refusal(reason: "command") }
}

private final class FailingView: View {
  init(_ content: View) {
    super.init()
    add(content)
  }

  override func handle(_ input: ViewInput) throws -> Bool {
    if input == .key("v") { throw Refusal(reason: "view") }
    return false
  }
}

extension View {
  /// All texts in the view, of labels and buttons.
  var texts: [String] {
    let own = (self as? Label)?.text ?? (self as? Button)?.title
    return (own.map { [$0] } ?? []) + children.flatMap(\.texts)
  }
}
