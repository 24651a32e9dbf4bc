import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

/// Back, Forward and typed addresses in a browser tab, with real screens.
@MainActor
@Suite("Addresses of a page", .leakFree)
struct AddressTests {
  /// A tool with a link, and a note of it without one.
  struct Tool: Route { var number: Int }
  struct Note: Route { var text: String }

  final class Screen: Controller {
    init(_ title: String) {
      super.init()
      self.title = title
    }
    override func makeView() -> View { Label(title) }
  }

  /// A screen that asks before it is left.
  final class Guarded: Controller, LeaveGuard {
    override init() {
      super.init()
      title = "Draft"
    }
    override func makeView() -> View { Label("Draft") }
    func mayLeave() -> LeaveAnswer {
      .ask { [self] in
        let dialog = Dialog("Discard?", buttons: [DialogButton("Discard", answer: true)])
        return await application?.ask(dialog) ?? false
      }
    }
  }

  /// The tabs; Back at the root of a tab asks a question.
  final class Tabs: TabNavigator {
    override func makeTabs() -> [Tab] {
      [
        Tab("Tools", id: "tools") { StackNavigator { Screen("Tools") } },
        Tab("Help", id: "help") { StackNavigator { Screen("Help") } },
      ]
    }
    override func goBack() throws -> Bool {
      if try super.goBack() { return true }
      ask(Dialog<Void>.alert("Leave?", "")) { _, _ in }
      return true
    }
  }

  private static let places = LinkTable {
    try $0.add("shed://tools", to: [.tab("tools")])
    try $0.add("shed://help", to: [.tab("help")])
    try $0.add("shed://tools/:number", Tool.self) { _ in [.tab("tools")] }
  }

  private func makeRoot(hasLinks: Bool = true) -> Tabs {
    let routes = RouteTable()
    routes.add(Tool.self) { Screen("Tool \($0.number)") }
    routes.add(Note.self) { Screen($0.text) }
    let root = Tabs(routes: routes)
    if hasLinks { root.links = AddressTests.places }
    return root
  }

  private func makeTest(
    _ root: Controller, opening link: String? = nil, archive: ScreenArchive? = nil
  ) -> WebTest {
    var settings = WebSession.Settings()
    settings.linkScheme = "shed"
    return WebTest(root, opening: link, archive: archive, settings: settings)
  }

  /// Pushes a screen in the front stack.
  private func push(_ route: some Route, _ tab: BrowserTab) {
    let application = tab.test.session.application
    application.run {
      let stacks = Array(application.root.frontPath).compactMap { $0 as? StackNavigator }
      stacks.last?.push(route)
    }
    tab.test.acknowledge()
    tab.perform()
  }

  private func title(_ tab: BrowserTab) -> String { tab.test.page.title }

  @Test(arguments: [true, false])
  func `back goes through tabs without a question`(hasLinks: Bool) {
    let tab = BrowserTab(makeTest(makeRoot(hasLinks: hasLinks)), at: "/")
    #expect(tab.press("tab", named: "Help"))
    #expect(title(tab) == "Help")
    #expect(tab.address == (hasLinks ? "/help" : "/"))
    for _ in 0..<2 {
      #expect(tab.travel(-1))
      #expect(title(tab) == "Tools")
      #expect(tab.address == (hasLinks ? "/tools" : "/"))
      #expect(tab.test.session.application.window.panel == nil)
      #expect(tab.travel(1))
      #expect(title(tab) == "Help")
    }
    #expect(tab.test.page.problems == [])
    tab.test.end()
  }

  @Test(arguments: [false, true])
  func `a screen without a link is a step of the history`(isReloaded: Bool) {
    let tab = BrowserTab(makeTest(makeRoot()), at: "/tools")
    push(Note(text: "First"), tab)
    push(Note(text: "Second"), tab)
    #expect(title(tab) == "Second")
    #expect(tab.addresses == ["/tools", "/tools", "/tools"])
    if isReloaded { tab.reload() }
    #expect(tab.travel(-1))
    #expect(title(tab) == "First")
    #expect(tab.travel(-1))
    #expect(title(tab) == "Tools")
    #expect(!tab.travel(-1))
    // The screen was closed, so Forward stays.
    #expect(tab.travel(1))
    #expect(title(tab) == "Tools")
    #expect(tab.index == 0)
    tab.test.end()
  }

  @Test func `back to the screen below the tabs asks their question once`() {
    let routes = RouteTable()
    routes.add(Note.self) { _ in Tabs() }
    let tab = BrowserTab(makeTest(StackNavigator(routes: routes) { Screen("Login") }), at: "/")
    push(Note(text: "Inside"), tab)
    #expect(title(tab) == "Tools" && tab.index == 1)
    for _ in 0..<2 {
      #expect(tab.travel(-1))
      #expect(tab.test.page.text.contains("Leave?"))
      // Back closes the question.
      #expect(tab.travel(-1))
      #expect(!tab.test.page.text.contains("Leave?"))
      #expect(title(tab) == "Tools")
    }
    tab.test.end()
  }

  @Test func `back within the app goes back in the history`() {
    let tab = BrowserTab(makeTest(makeRoot()), at: "/tools")
    push(Tool(number: 2), tab)
    push(Note(text: "First"), tab)
    #expect(tab.addresses == ["/tools", "/tools/2", "/tools/2"])
    tab.press("Esc")
    #expect(title(tab) == "Tool 2" && tab.index == 1)
    tab.reload()
    tab.press("Esc")
    #expect(title(tab) == "Tools" && tab.index == 0)
    #expect(tab.address == "/tools")
    tab.test.end()
  }

  @Test func `an address typed in an open tab is opened`() {
    let tab = BrowserTab(makeTest(makeRoot(), opening: "shed://tools/2"), at: "/tools/2")
    #expect(title(tab) == "Tool 2")
    tab.type("/tools/3")
    #expect(title(tab) == "Tool 3")
    #expect(tab.addresses == ["/tools/2", "/tools/3"])
    // The browser loads the earlier page.
    tab.travel(-1)
    #expect(title(tab) == "Tool 2" && tab.index == 0)
    tab.travel(1)
    #expect(title(tab) == "Tool 3" && tab.address == "/tools/3")
    tab.test.end()
  }

  @Test func `a guard keeps the screen and its entry`() async {
    let tab = BrowserTab(makeTest(makeRoot()), at: "/tools")
    let application = tab.test.session.application
    application.run {
      _ = Array(application.root.frontPath).compactMap { $0 as? StackNavigator }.last?
        .push(Guarded())
    }
    tab.perform()
    #expect(tab.index == 1)
    for _ in 0..<2 {
      tab.travel(-1)
      await settle(tab)
      #expect(application.window.panel != nil)
      #expect(tab.index == 2)
      // Back closes the question.
      tab.travel(-1)
      await settle(tab)
      #expect(application.window.panel == nil)
      #expect(title(tab) == "Draft" && tab.index == 1)
    }
    tab.travel(-1)
    await settle(tab)
    #expect(tab.press("button", named: "Discard"))
    await settle(tab)
    #expect(title(tab) == "Tools" && tab.index == 0)
    tab.test.end()
  }

  private func settle(_ tab: BrowserTab) async {
    await tab.test.settle()
    tab.perform()
  }

  @Test func `back closes a dialog and stays on the page`() {
    let tab = BrowserTab(makeTest(makeRoot(hasLinks: false)), at: "/")
    tab.press("Esc")
    #expect(tab.test.session.application.window.panel != nil)
    #expect(tab.index == 1)
    #expect(tab.travel(-1))
    #expect(tab.test.session.application.window.panel == nil)
    #expect(title(tab) == "Tools")
    tab.press("Esc")
    #expect(tab.press("button", named: "OK"))
    #expect(tab.index == 0)
    tab.test.end()
  }

  @Test func `an unknown address shows the first page and a notice with a button`() {
    let tab = BrowserTab(makeTest(makeRoot(), opening: "shed://nowhere"), at: "/nowhere")
    #expect(title(tab) == "Tools")
    #expect(tab.test.session.application.window.panels.count == 1)
    #expect(tab.address == "/tools")
    #expect(tab.press("button", named: "OK"))
    #expect(tab.test.session.application.window.panel == nil)
    tab.type("/elsewhere")
    #expect(tab.test.session.application.window.panels.count == 1)
    #expect(title(tab) == "Tools" && tab.address == "/tools")
    #expect(tab.travel(-1))
    #expect(tab.test.session.application.window.panel == nil)
    tab.test.end()
  }

  @Test func `the history survives a restart of the host`() {
    let tab = BrowserTab(makeTest(makeRoot()), at: "/tools")
    push(Note(text: "First"), tab)
    #expect(tab.press("tab", named: "Help"))
    let archive = tab.test.archive()
    tab.test.end()
    tab.restart(makeTest(makeRoot(), archive: archive))
    #expect(title(tab) == "Help" && tab.index == 2)
    tab.travel(-1)
    #expect(title(tab) == "First" && tab.index == 1)
    tab.travel(-1)
    #expect(title(tab) == "Tools" && tab.index == 0)
    #expect(tab.test.session.application.window.panel == nil)
    tab.test.end()
  }

  @Test func `reports with hostile numbers and addresses are harmless`() {
    let test = makeTest(makeRoot())
    let numbers = [-9_007_199_254_740_991, -1, 0, 1, 4_503_599_627_370_495, 9_007_199_254_740_991]
    let addresses = ["", "/", "//", "/tools/9", "http://other/tools", "/%ff", "/?x", "/nowhere"]
    for number in numbers {
      for address in addresses {
        test.advance(by: .seconds(1))
        for known in [-1, 0, 1, test.allFrames.count, 1 << 40] {
          test.send("[\"u\",\(address.asJSON),\(number),\(known)]")
        }
      }
    }
    #expect(test.closes == [])
    #expect(test.page.problems == [])
    #expect(test.session.client.history.entries.count <= 40)
    test.end()
  }
}
