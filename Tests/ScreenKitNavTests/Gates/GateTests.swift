import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

private struct Login: Route {}

private struct Account: Route {
  let number: Int
}

/// A container that is no navigator, with two screens, the first of which is visible.
private final class PlainContainer: Controller, ContainerController {
  struct Content: ContainerState {
    var children: [ChildID] { ["shown", "hidden"] }
    var visibleChildren: [ChildID] { [shown] }
    var shown: ChildID = "shown"
  }

  private let make: @MainActor (ChildID) -> Controller
  private let frame = Column {}

  init(_ make: @escaping @MainActor (ChildID) -> Controller) {
    self.make = make
    super.init()
  }

  func makeContent(restoring saved: SavedState?) -> Content { Content() }
  func makeChild(_ id: ChildID) -> Controller { make(id) }
  func placeChildren() { frame.setChildren(visibleChildren.compactMap(\.view)) }
  override func makeView() -> View { frame }
  func show(_ id: ChildID) { changeContent { $0.shown = id } }
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

  @Test func `leaving it descends through containers that are no navigators`() throws {
    session.isOpen = true
    let outer = StackNavigator(routes: routes) { [routes] in
      PlainContainer { _ in StackNavigator(routes: routes) { PageScreen("home", Script()) } }
    }
    let application = Application(root: outer, surface: NullSurface(), clock: ManualClock())
    application.start()
    let inner = try #require(outer.front?.front as? StackNavigator)
    inner.push(Account(number: 1))
    outer.push(Account(number: 2))
    session.isOpen = false
    #expect(outer.front?.removeScreens(behind: gate) == true)
    #expect(outer.navigation?.count == 1)
    #expect(inner.navigation?.count == 1)
    #expect(inner.front?.title == "home")
  }

  @Test func `leaving it works in a root that is no navigator`() throws {
    session.isOpen = true
    let first = launchContainer()
    let shown = try #require(first.container.front as? StackNavigator)
    first.container.show("hidden")
    (first.container.front as? StackNavigator)?.push(Account(number: 1))
    first.container.show("shown")
    shown.push(Account(number: 2))
    first.application.dispatch(.application(.enterBackground))
    // The saved stack of the hidden screen is not created again before it is visible.
    let second = launchContainer()
    let again = try #require(second.container.front as? StackNavigator)
    #expect(again.front?.title == "account 2")
    session.isOpen = false
    #expect(again.front?.removeScreens(behind: gate) == true)
    #expect(again.front?.title == "home")
    session.isOpen = true
    second.container.show("hidden")
    #expect((second.container.front as? StackNavigator)?.front?.title == "home")
  }

  private func launchContainer() -> (container: PlainContainer, application: Application) {
    let container = PlainContainer { [routes] _ in
      StackNavigator(routes: routes) { PageScreen("home", Script()) }
    }
    let application = Application(root: container, surface: NullSurface(), clock: ManualClock())
    application.ports.stateKeeper = keeper
    application.start()
    return (container, application)
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
