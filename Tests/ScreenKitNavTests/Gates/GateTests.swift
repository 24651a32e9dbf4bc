import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

private struct Login: Route {}

private struct Account: Route {
  let number: Int
}

@MainActor
@Suite("Gates", .leakFree)
struct GateTests {
  @MainActor
  private final class Session {
    var isOpen = false
  }

  private let session = Session()
  private let gate: Gate
  private let routes = RouteTable()
  private let stack: StackNavigator
  private let application: Application
  private let keeper = MemoryKeeper()

  init() {
    gate = Gate(entryScreen: Login()) { [session] in session.isOpen }
    routes.add(Login.self) { _ in PageScreen("login", Script()) }
    routes.add(Page.self) { PageScreen("\($0.number)", Script()) }
    routes.add(Account.self, behind: gate) { PageScreen("account \($0.number)", Script()) }
    stack = StackNavigator(routes: routes) { PageScreen("home", Script()) }
    application = Application(root: stack, surface: NullSurface(), clock: ManualClock())
    application.ports.stateKeeper = keeper
    application.start()
  }

  private var names: [String] {
    stack.navigation?.entries.map { $0.route?.name ?? "home" } ?? []
  }

  private var front: PageScreen? { stack.front as? PageScreen }

  @Test func `a closed gate shows its entry screen, then the destination`() {
    stack.push(Account(number: 1))
    #expect(names == ["home", "Login"])
    session.isOpen = true
    #expect(front?.continueToDestination() == true)
    #expect(names == ["home", "Account"])
    #expect(front?.title == "account 1")
  }

  @Test func `an open gate has no effect`() {
    session.isOpen = true
    stack.push(Account(number: 1))
    #expect(names == ["home", "Account"])
    #expect(front?.continueToDestination() == false)
  }

  @Test func `continuing while it is closed shows the entry screen again`() {
    stack.push(Account(number: 1))
    front?.continueToDestination()
    #expect(names == ["home", "Login"])
    session.isOpen = true
    front?.continueToDestination()
    #expect(names == ["home", "Account"])
  }

  @Test func `a whole stack waits from its first gated entry`() {
    stack.set(Page(number: 1), [Account(number: 2), Page(number: 3)])
    #expect(names == ["Page", "Login"])
    session.isOpen = true
    front?.continueToDestination()
    #expect(names == ["Page", "Account", "Page"])
    #expect(front?.title == "3")
  }

  @Test func `leaving it removes every gated entry`() {
    session.isOpen = true
    stack.push(Account(number: 1))
    stack.push(Page(number: 2))
    stack.push(Account(number: 3))
    session.isOpen = false
    #expect(front?.removeScreens(behind: gate) == true)
    #expect(names == ["home", "Page"])
  }

  @Test func `a stack of gated entries shows the entry screen`() {
    session.isOpen = true
    stack.set(Account(number: 1), [Account(number: 2)])
    session.isOpen = false
    front?.removeScreens(behind: gate)
    #expect(names == ["Login"])
    session.isOpen = true
    front?.continueToDestination()
    #expect(front?.title == "account 1")
  }

  @Test func `a guard keeps the user from leaving it`() {
    session.isOpen = true
    stack.push(Account(number: 1))
    front?.answer = .no
    #expect(front?.removeScreens(behind: gate) == false)
    #expect(names == ["home", "Account"])
  }

  @Test func `the destination survives a relaunch, gated screens do not`() {
    stack.push(Account(number: 1))
    application.dispatch(.application(.enterBackground))
    let second = StackNavigator(routes: routes) { PageScreen("home", Script()) }
    let again = Application(root: second, surface: NullSurface(), clock: ManualClock())
    again.ports.stateKeeper = keeper
    again.start()
    session.isOpen = true
    second.front?.continueToDestination()
    #expect(second.navigation?.top.route?.name == "Account")
    again.dispatch(.application(.enterBackground))
    session.isOpen = false
    let third = StackNavigator(routes: routes) { PageScreen("home", Script()) }
    let last = Application(root: third, surface: NullSurface(), clock: ManualClock())
    last.ports.stateKeeper = keeper
    last.start()
    #expect(third.navigation?.count == 1)
  }

  @Test(arguments: [0, 1])
  func `leaving it also clears tabs that do not exist`(
    above: Int
  ) throws {
    session.isOpen = true
    let first = launchTabs()
    let stack = try #require(first.tabs.front as? StackNavigator)
    stack.push(Account(number: 1))
    for number in 0..<above { stack.push(Page(number: number)) }
    first.tabs.select(1)
    first.application.dispatch(.application(.enterBackground))
    let second = launchTabs()
    #expect(second.tabs.children.count == 1)
    session.isOpen = false
    #expect((second.tabs.front as? StackNavigator)?.front?.removeScreens(behind: gate) == true)
    session.isOpen = true
    second.tabs.select(0)
    let again = try #require(second.tabs.front as? StackNavigator)
    #expect(
      again.navigation?.entries.map { $0.route?.name ?? "home" }
        == ["home"] + Array(repeating: "Page", count: above))
  }

  private func launchTabs() -> (tabs: TabNavigator, application: Application) {
    let tabs = PlainTabs(
      ["A", "B"].map { name in
        Tab(name) { [routes] in
          StackNavigator(routes: routes) { PageScreen(name, Script()) }
        }
      })
    let outer = CompositeNavigator(routes: routes) { tabs }
    let application = Application(root: outer, surface: NullSurface(), clock: ManualClock())
    application.ports.stateKeeper = keeper
    application.start()
    return (tabs, application)
  }
}
