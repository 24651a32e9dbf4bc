import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// The title of the Back button for a screen that does not exist.
@MainActor
@Suite("Titles of Back", .leakFree)
struct BackTitleTests {
  private let keeper = MemoryKeeper()

  private func launch() -> (test: ScreenTest, stack: StackNavigator) {
    let routes = RouteTable()
    routes.add(Page.self) { PageScreen("Page \($0.number)", Script()) }
    routes.add(Chapter.self) { PageScreen("\($0.number). chapter", Script()) }
    let stack = StackNavigator(routes: routes) { PageScreen("Home", Script()) }
    let test = ScreenTest(stack, size: CellSize(columns: 40, rows: 6), keeper: keeper)
    return (test, stack)
  }

  private func back(_ stack: StackNavigator) -> String? {
    (stack.view as? StackFrame)?.bar.back.title
  }

  @Test func `after a relaunch the screen below keeps its title`() {
    let (test, stack) = launch()
    test.application.run {
      stack.push(Page(number: 1))
      stack.push(Page(number: 2))
    }
    #expect(back(stack) == "Page 1")
    test.send(.application(.enterBackground), .application(.terminate))
    let (next, again) = launch()
    #expect(again.navigation?.count == 3)
    #expect(again.children.count == 1)
    #expect(back(again) == "Page 1")
    #expect(next.screen.contains("Page 1"))
    next.application.goBack()
    #expect(back(again) == "Home")
  }

  @Test func `a separate title for Back is saved`() {
    let (test, stack) = launch()
    test.application.run {
      stack.children.first?.navigationItem.backTitle = "All"
      stack.push(Page(number: 1))
    }
    test.send(.application(.enterBackground), .application(.terminate))
    #expect(back(launch().stack) == "All")
  }

  @Test func `an evicted screen keeps its title`() {
    let (test, stack) = launch()
    test.application.run {
      stack.push(Page(number: 1))
      stack.push(Page(number: 2))
    }
    for _ in 0..<3 { test.send(.application(.releaseMemory)) }
    #expect(stack.children.count == 1)
    test.application.run { stack.children.first?.navigationItem.trailing = [Button("Edit")] }
    #expect(back(stack) == "Page 1")
  }

  @Test func `a tab gives its title to its first screen that does not exist yet`() throws {
    let routes = RouteTable()
    routes.add(Page.self) { PageScreen("Page \($0.number)", Script()) }
    let stack = StackNavigator(routes: routes) { PageScreen("", Script()) }
    let test = ScreenTest(
      TabNavigator(routes: routes, tabs: [Tab("Inbox") { stack }, Tab("Other") { Controller() }]))
    let first = try #require(stack.navigation?.entries.first)
    #expect(stack.titleWithoutScreen(of: first) == "Inbox")
    let tabs = try #require(test.application.root as? TabNavigator)
    let other = try #require(tabs.navigation?.items.last?.entry)
    #expect(tabs.titleWithoutScreen(of: other) == "Other")
    test.application.run { stack.push(Page(number: 1)) }
    #expect(back(stack) == "Inbox")
  }

  @Test func `after a deep link the route gives the title`() throws {
    let (_, stack) = launch()
    try stack.open([.route(Chapter(number: 3)), .route(Page(number: 7))])
    #expect(stack.children.count <= 2)
    #expect(back(stack) == "Chapter 3")
    stack.pop()
    stack.push(Page(number: 8))
    #expect(back(stack) == "3. chapter")
  }

  @Test func `a route without a title gives Back no name`() throws {
    let (_, stack) = launch()
    try stack.open([.route(Page(number: 3)), .route(Page(number: 7))])
    #expect(back(stack)?.isEmpty == true)
  }
}

/// A route with the title of its screen.
private struct Chapter: Route {
  let number: Int
  var screenTitle: String? { "Chapter \(number)" }
}
