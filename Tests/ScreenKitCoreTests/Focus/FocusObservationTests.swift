import ScreenKitCore
import ScreenKitTesting
import Testing

@MainActor
@Suite("Observing the focus", .leakFree)
struct FocusObservationTests {
  private let first = Button("First")
  private let second = Button("Second")
  private let app: TestApp

  init() {
    let (first, second) = (first, second)
    app = TestApp(TestScreen("screen", Column { [first, second] }))
  }

  private func observe(_ log: Log<String>) -> FocusObservation {
    app.application.focus.observe { view, reason in
      log.write("\((view as? Button)?.title ?? "none") \(reason)")
    }
  }

  @Test func `each move is reported with its reason`() throws {
    let log = Log<String>()
    let observation = observe(log)
    app.press(KeyPress(.tab))
    app.application.run { [app, first] in app.application.focus.move(to: first) }
    first.isHidden = true
    app.application.run {}
    #expect(log.entries == ["Second user", "First app", "Second automatic"])
    withExtendedLifetime(observation) {}
  }

  @Test func `a cancelled or released observation ends`() {
    let log = Log<String>()
    let cancelled = observe(log)
    cancelled.cancel()
    do { _ = observe(log) }
    app.press(KeyPress(.tab))
    #expect(log.entries.isEmpty)
  }

  @Test func `several observers are called in order`() {
    let (one, two) = (Log<String>(), Log<String>())
    let observations = [observe(one), observe(two)]
    app.press(KeyPress(.tab))
    #expect(one.entries == ["Second user"])
    #expect(two.entries == one.entries)
    withExtendedLifetime(observations) {}
  }
}

/// A screen with its initial focus on the second field.
private final class SearchScreen: Controller {
  let list = Button("List")
  let search = TextField("Search")

  override var initialFocus: View? { search }
  override func makeView() -> View { Column { [list, search] } }
}

@MainActor
@Suite("The first focus of a screen", .leakFree)
struct InitialFocusTests {
  private let screen = SearchScreen()
  private let app: TestApp

  init() { app = TestApp(screen) }

  @Test func `a new screen focuses its named view`() {
    #expect(app.application.focus.view === screen.search)
  }

  @Test func `later the focus returns to its previous view`() {
    app.press(KeyPress(.tab, .shift))
    #expect(app.application.focus.view === screen.list)
    app.request(.enterBackground)
    app.request(.enterForeground)
    let panel = Panel(Button("OK"))
    app.application.open(panel)
    app.application.run { panel.close() }
    #expect(app.application.focus.view === screen.list)
  }

  @Test func `a named view that cannot have the focus is skipped`() {
    let screen = SearchScreen()
    screen.search.isEnabled = false
    let app = TestApp(screen)
    #expect(app.application.focus.view === screen.list)
  }
}
