import Observation
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// The method `refresh(when:)`: one call at the end of each turn in which a value changed.
@MainActor
@Suite("Refresh after changes", .leakFree, .proves("F-118"))
struct ControllerRefreshTests {
  private let first = Person()
  private let second = Person()
  private let log = Log<String>()
  private let screen: RefreshedScreen
  private let app: TestApp

  init() {
    screen = RefreshedScreen("screen", log)
    let (first, second) = (first, second)
    screen.onConnect = { screen in
      screen.refresh(when: first, \.age, \.name)
      screen.refresh(when: second, \.name)
    }
    app = TestApp(screen)
    log.clear()
  }

  @Test func `all changes of a turn cause one call, before its frame`() {
    let shown = app.surface.showCount
    app.application.run { [first, second] in
      first.age += 1
      first.name = "Berta"
      second.name = "Carl"
      #expect(log.isEmpty)
    }
    #expect(log.entries == ["screen"])
    #expect(app.surface.showCount == shown + 1)
  }

  @Test func `the next turn with a change causes the next call`() {
    for _ in 1...3 { app.application.run { [first] in first.age += 1 } }
    #expect(log.entries.count == 3)
  }

  @Test func `an unchanged value or another property causes no call`() {
    app.application.run { [first, second] in
      first.name = first.name
      second.age += 1
    }
    #expect(log.isEmpty)
  }

  @Test func `a change between turns causes a call in the requested turn`() async {
    first.age += 1
    second.name = "Dora"
    #expect(log.isEmpty)
    await app.application.waitUntilIdle()
    #expect(log.entries == ["screen"])
  }

  @Test func `changes during a pause cause one call at the next appear`() {
    app.request(.enterBackground)
    app.application.run { [first] in first.age += 1 }
    app.application.run { [first] in first.age += 1 }
    #expect(log.isEmpty)
    app.request(.enterForeground)
    #expect(log.entries == ["screen"])
  }

  @Test func `the scope of a lifetime reports while the screen is paused`() {
    let screen = RefreshedScreen("lifetime", log)
    screen.onConnect = { [first] in $0.refresh(when: first, \.age, while: .lifetime) }
    let app = TestApp(screen)
    app.request(.enterBackground)
    log.clear()
    app.application.run { [first] in first.age += 1 }
    #expect(log.entries == ["lifetime"])
  }

  @Test func `no call follows the end of the screen`() {
    app.request(.terminate)
    log.clear()
    first.age += 1
    #expect(log.isEmpty)
    #expect(first.observerCount == 0)
  }

  @Test func `writes by the call itself cause no further one`() async {
    screen.onRefresh = { [first] in first.age += 1 }
    app.application.run { [second] in second.name = "Emil" }
    await app.application.waitUntilIdle()
    #expect(log.entries == ["screen"])
  }

  @Test func `screens that keep refreshing each other end in an error`() async {
    let (inner, log) = (TestScreen("inner"), Log<String>())
    let outer = TestContainer("outer", log: log, showing: inner)
    inner.on[.connect] = { [first] in $0.refresh(when: first, \.age) }
    outer.on[.connect] = { [second] in $0.refresh(when: second, \.age) }
    let app = TestApp(outer)
    inner.on[.refresh] = { [second] _ in second.age += 1 }
    outer.on[.refresh] = { [first] _ in first.age += 1 }
    app.application.run { [first] in first.age += 1 }
    await app.application.waitUntilIdle()
    #expect(app.loops.entries.map(\.observers) == [["TestScreen.refresh()"]])
  }

  @Test func `an error of the call goes to the application`() {
    screen.onRefresh = { throw Refusal() }
    app.application.run { [first] in first.age += 1 }
    #expect(app.errors.entries == [Refusal()])
  }

  @Test func `values without comparison cause a call at each write`() {
    let tools = Tools()
    let screen = RefreshedScreen("tools", log)
    screen.onConnect = { $0.refresh(when: tools, \.action, \.count) }
    let app = TestApp(screen)
    log.clear()
    app.application.run { tools.action = {} }
    #expect(log.entries == ["tools"])
  }

  @Test func `a standard observable object causes a call too`() {
    let account = Account()
    let screen = RefreshedScreen("account", log)
    screen.onConnect = { $0.refresh(when: account, \.name, \.balance) }
    let app = TestApp(screen)
    log.clear()
    app.application.run {
      account.balance += 1
      account.name = "Frida"
    }
    #expect(log.entries == ["account"])
  }
}

private final class RefreshedScreen: Controller {
  var onConnect: (RefreshedScreen) -> Void = { _ in }
  var onRefresh: () throws -> Void = {}
  private let name: String
  private let log: Log<String>

  init(_ name: String, _ log: Log<String>) { (self.name, self.log) = (name, log) }

  override func connect() { onConnect(self) }
  override func refresh() throws {
    log.write(name)
    try onRefresh()
  }
}

private final class Tools: Model {
  @Observed var action: () -> Void = {}
  @Observed var count = 0
}

@Observable
private final class Account {
  var name = "Ann"
  var balance = 0
}
