import ScreenKitCore
import ScreenKitNav
import ScreenKitTesting
import Testing

private struct Page: Route { var number: Int }
private struct Broken: Route {}

/// A stack of numbered pages.
private final class Pages: StackNavigator {
  init() {
    let routes = RouteTable()
    routes.add(Page.self) { PageScreen($0.number) }
    super.init(routes: routes) { PageScreen(0) }
  }
}

private final class PageScreen: Controller {
  private let number: Int
  init(_ number: Int) { self.number = number }
  override func makeView() -> View { Label("Page \(number)") }
}

/// A page that the user may not leave.
private final class LockedScreen: Controller, LeaveGuard {
  override func makeView() -> View { Label("Locked") }
  func mayLeave() -> LeaveAnswer { .no }
}

@MainActor
@Suite("Navigation, observed and checked", .leakFree)
struct NavigationTests {
  private let pages = Pages()

  @Test func `an observer sees each transition with its steps`() async {
    let test = ScreenTest(pages)
    var log: [String] = []
    let observation = pages.observe { transition in
      let created = transition.steps.count {
        if case .create = $0 { true } else { false }
      }
      log.append("\(transition.navigator.entries.count) entries, \(created) created")
    }
    pages.push(Page(number: 1))
    pages.pop()
    observation.cancel()
    pages.push(Page(number: 2))
    #expect(log == ["2 entries, 1 created", "1 entries, 0 created"])
    await test.settle()
    #expect(test.screen.contains("Page 2"))
  }

  @Test func `a navigation method returns its outcome`() async {
    let test = ScreenTest(pages)
    #expect(pages.push(Page(number: 1)) == .done(.pushed))
    pages.push(LockedScreen())
    switch pages.pop() {
    case .refused(.vetoed): break
    case let other: Issue.record("\(other)")
    }
    await test.settle()
    #expect(test.screen.contains("Locked"))
    #expect(await pages.popToRoot().resolved() == .refused(.vetoed))
  }

  @Test func `a navigation method within a transition waits for its end`() async {
    let test = ScreenTest(pages)
    var pending: PendingOutcome<StackChange>?
    let observation = pages.observe { [pages] transition in
      guard pages.entries.count == 2, pending == nil else { return }
      if case .queued(let outcome) = pages.push(Page(number: 2)) { pending = outcome }
    }
    pages.push(Page(number: 1))
    await test.settle()
    observation.cancel()
    #expect(test.screen.contains("Page 2"))
  }

  @Test func `a screen opens beside or above the tabs around it`() async {
    let page = PageScreen(0)
    let root = StackNavigator {
      TabNavigator(tabs: [Tab("Pages") { StackNavigator { page } }])
    }
    let test = ScreenTest(root)
    page.push(PageScreen(1), to: .insideTab)
    #expect(root.entries.count == 1)
    page.push(PageScreen(2), to: PushTarget.aboveTabs)
    #expect(root.entries.count == 2)
    await test.settle()
    #expect(test.screen.contains("Page 2"))
  }

  @Test func `Back in tabs has a rule`() async {
    let tabs = TabNavigator(tabs: [Tab("One") { PageScreen(1) }, Tab("Two") { PageScreen(2) }])
    tabs.backPolicy = TabBack.firstTab
    let test = ScreenTest(tabs)
    test.application.rootBack = RootBack.ignore
    tabs.select(1)
    test.press(.escape)
    await test.settle()
    #expect(test.screen.contains("Page 1"))
  }

  @Test func `a tab gets its icon later, and a screen its transition`() async throws {
    let tabs = TabNavigator(tabs: [Tab("One", icon: .sign("·")) { PageScreen(1) }])
    let test = ScreenTest(tabs)
    tabs.setIcon(.sign("★"), ofTab: "One")
    #expect(tabs.tabs.first?.icon == TabIcon.sign("★"))
    let frame = try #require(tabs.view as? NavigationFrame)
    frame.entrance = ScreenEntrance.dissolve
    await test.settle()
    #expect(test.screen.contains("Page 1"))
  }

  @Test func `a route that was never added is an error`() {
    let routes = RouteTable()
    routes.add(Page.self) { PageScreen($0.number) }
    #expect(throws: RouteError.unregistered(name: "Broken")) { try routes.check(Broken()) }
    #expect(throws: RouteError.self) { try routes.route(named: "Page", from: .string("one")) }
  }

  @Test func `the app keeps to its diagram`() async {
    let graph = NavigationGraph(
      "Pages",
      [.root(Pages.self, PageScreen.self), .push(PageScreen.self, LockedScreen.self)])
    #expect(graph.nodes.map(\.name).sorted() == ["LockedScreen", "PageScreen", "Pages"])
    #expect(graph.edges.last?.kind == .push)
    #expect(graph.nodes.allSatisfy { $0.kind == NavigationGraph.Node.Kind.plain })
    #expect(graph.text(in: .mermaid).contains("flowchart"))
    let test = ScreenTest(pages)
    let check = NavigationCheck(pages, graph)
    pages.push(LockedScreen())
    #expect(check.undeclared == [])
    #expect(check.unfollowed.allSatisfy { $0.kind != NavigationGraph.Edge.Kind.push })
    await test.settle()
    #expect(test.screen.contains("Locked"))
  }
}
