import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Responder order", .leakFree, .proves("F-004", "F-021"))
struct EventRouterTests {
  private let log = Log<String>()
  private let leaf: EchoView
  private let branch: EchoView
  private let other: EchoView
  private let inner: TestScreen
  private let outer: TestContainer
  private let app: TestApp

  init() {
    leaf = EchoView("leaf", log, focusable: true)
    branch = EchoView("branch", log)
    other = EchoView("other", log, focusable: true)
    branch.add(leaf)
    let content = EchoView("content", log)
    content.setChildren([branch, other])
    inner = TestScreen("inner", content)
    outer = TestContainer("outer", log: Log(), showing: inner)
    for screen in [inner, outer] {
      screen.onEvent = { [log, name = screen.name] _ in
        log.write(name)
        return false
      }
    }
    app = TestApp(outer)
  }

  @Test(arguments: [Event.key("x"), .text("words"), .paste("words")])
  func `the focused view gets keys first, then its parents, then screens`(
    event: Event
  ) {
    app.application.dispatch(event)
    #expect(log.entries == ["leaf", "branch", "content", "inner", "outer"])
  }

  @Test(arguments: ["leaf", "branch", "content", "inner", "outer"])
  func `the first handler is the last one asked`(taker: String) {
    let order = ["leaf", "branch", "content", "inner", "outer"]
    for view in [leaf, branch] + branch.path.compactMap({ $0 as? EchoView }) {
      view.takes = view.name == taker
    }
    for screen in [inner, outer] where screen.name == taker {
      screen.onEvent = { [log] _ in
        log.write(taker)
        return true
      }
    }
    app.press("x")
    #expect(log.entries == Array(order.prefix { $0 != taker }) + [taker])
  }

  @Test func `unhandled keys reach the application`() {
    app.press("q")
    #expect(log.entries == ["leaf", "branch", "content", "inner", "outer"])
    #expect(app.application.state == .notRunning)
  }

  @Test func `a view that handles a key keeps it from the application`() {
    leaf.takes = true
    app.press("q", KeyPress("c", .control), KeyPress(.tab))
    #expect(app.application.state == .active)
    #expect(app.application.focus.view === leaf)
  }

  @Test func `disabled views are skipped`() {
    branch.isEnabled = false
    app.press("x")
    #expect(log.entries == ["other", "content", "inner", "outer"])
  }

  @Test func `without a focus the screen's own view is asked`() {
    leaf.isHidden = true
    other.isEnabled = false
    app.press("x")
    #expect(app.application.focus.view == nil)
    #expect(log.entries == ["inner", "outer"])
  }

  @Test func `a panel stops keys before the screens`() {
    let inside = EchoView("inside", log, focusable: true)
    app.application.open(Panel(inside))
    app.press("x")
    app.application.dispatch(.text("words"))
    #expect(log.entries == ["inside", "inside"])
  }

  @Test func `input after the key that opened a panel goes to it`() {
    let inside = EchoView("inside", log, focusable: true)
    inner.onEvent = { [unowned app] event in
      guard event == .key("p") else { return false }
      app.application.open(Panel(inside))
      return true
    }
    app.press("p", "x")
    #expect(log.entries == ["leaf", "branch", "content", "inside"])
  }

  @Test func `events of the system are not offered to views or screens`() {
    app.application.dispatch(.focusChanged(false), .resized(SurfaceSize(width: 1, height: 1)))
    app.request(.enterBackground)
    #expect(log.isEmpty)
  }
}
