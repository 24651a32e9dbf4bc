import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// Tabs whose titles are in another language than their ids.
@MainActor
@Suite("Ids of tabs", .leakFree)
struct TabIDTests {
  private final class Tabs: TabNavigator {
    let given: [(id: String, title: String)]
    init(_ given: [(id: String, title: String)]) {
      self.given = given
      let routes = RouteTable()
      routes.add(Page.self) { PageScreen("\($0.number)", Script()) }
      super.init(routes: routes)
    }
    override func makeTabs() -> [Tab] {
      given.map { tab in Tab(tab.title, id: tab.id) { PageScreen(tab.title, Script()) } }
    }
  }

  private let english = [(id: "Inbox", title: "Inbox"), (id: "Settings", title: "Settings")]
  private let german = [(id: "Inbox", title: "Eingang"), (id: "Settings", title: "Einstellungen")]
  private let keeper = MemoryKeeper()

  private func launch(_ tabs: Tabs, keys: KeyMap = KeyMap()) -> Application {
    let application = Application(
      root: tabs, surface: NullSurface(), clock: ManualClock(), keys: keys)
    application.ports.stateKeeper = keeper
    application.start()
    return application
  }

  @Test func `the id of a tab is its title unless stated`() {
    #expect(Tab("Inbox") { Controller() }.id == "Inbox")
    #expect(Tab("Eingang", id: "Inbox") { Controller() }.id == "Inbox")
    #expect(Tab("Eingang", id: "Inbox", route: Page(number: 1)).title == "Eingang")
  }

  @Test func `an archive with English titles restores the translated tabs`() {
    let first = Tabs(english)
    let application = launch(first)
    first.select(1)
    first.badge("3", at: 0)
    application.dispatch(.application(.enterBackground))

    let second = Tabs(german)
    _ = launch(second)
    #expect(second.tabs.map(\.title) == ["Eingang", "Einstellungen"])
    #expect(second.navigation?.selected == 1)
    #expect(second.navigation?.items.map(\.badge) == ["3", nil])
  }

  @Test func `a removed tab stays removed in another language`() {
    let first = Tabs(english)
    let application = launch(first)
    first.remove(at: 0)
    application.dispatch(.application(.enterBackground))

    let second = Tabs(german)
    _ = launch(second)
    #expect(second.tabs.map(\.title) == ["Einstellungen"])
  }

  @Test func `an added tab returns with its id and its title`() {
    let first = Tabs(german)
    let application = launch(first)
    first.add(Tab("Suche", id: "Search", route: Page(number: 7)))
    application.dispatch(.application(.enterBackground))

    let second = Tabs(german)
    _ = launch(second)
    #expect(second.tabs.map(\.id) == ["Inbox", "Settings", "Search"])
    #expect(second.tabs.map(\.title) == ["Eingang", "Einstellungen", "Suche"])
  }

  @Test func `links and key maps find tabs by their ids`() throws {
    let tabs = Tabs(german)
    let application = launch(tabs, keys: try KeyMap(["Settings": ["F2"], "Eingang": ["F3"]]))
    application.dispatch(.key(KeyPress(.function(2))))
    #expect(tabs.navigation?.selected == 1)
    application.dispatch(.key(KeyPress(.function(3))))
    #expect(tabs.navigation?.selected == 1)
    try tabs.open([.tab("Inbox")])
    #expect(tabs.navigation?.selected == 0)
    #expect(throws: LinkError.self) { try tabs.open([.tab("Einstellungen")]) }
  }

  @Test func `tabs with one title and two ids are valid`() {
    let given = [(id: "1", title: "Note"), (id: "2", title: "Note")]
    let test = ScreenTest(Tabs(given))
    #expect(test.warnings.isEmpty)
  }
}
