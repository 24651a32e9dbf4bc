import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// A keeper of an archive, which records where it puts an unusable one.
@MainActor
private final class AsideKeeper: StateKeeper {
  var archive: ScreenArchive?
  private(set) var asides = 0

  func load() -> ScreenArchive? { archive }
  func save(_ archive: ScreenArchive) { self.archive = archive }
  func clear() { archive = nil }

  func setAside() -> String? {
    asides += 1
    return "the attic"
  }
}

@MainActor
@Suite("Unusable archives", .leakFree)
struct ArchiveCheckTests {
  /// A defect of an archive.
  enum Defect: CaseIterable {
    case noLedger, lastID, greatestID, negativeLastID, twice, twiceWithin, zero, unknownScreen
    case missingStyles, twoStyles, noRoute, entries, tabs, history, historyTwice
  }

  private let keeper = AsideKeeper()
  private let log = StepLog()

  private func launch() -> (Application, TabNavigator) {
    let routes = RouteTable()
    routes.add(Page.self) { PageScreen("\($0.number)", Script()) }
    let tabs = PlainTabs(
      [
        Tab("stack") { StackNavigator(routes: routes) { PageScreen("home", Script()) } },
        Tab("modals") { CompositeNavigator(routes: routes) { PageScreen("base", Script()) } },
      ])
    let application = Application(root: tabs, surface: NullSurface(), clock: ManualClock())
    application.delegate = log
    application.ports.stateKeeper = keeper
    application.start()
    return (application, tabs)
  }

  /// Returns an archive of both tabs, with two pages each.
  private func makeArchive() throws -> ScreenArchive {
    let (application, tabs) = launch()
    for number in 1...2 { tabs.front?.front?.push(Page(number: number)) }
    tabs.select(1)
    for number in 3...4 { tabs.front?.front?.present(Page(number: number), as: .sheet) }
    application.dispatch(.application(.enterBackground))
    return try #require(keeper.archive)
  }

  @Test(arguments: Defect.allCases)
  func `an invalid archive is set aside and reported at the start`(defect: Defect) throws {
    var archive = try makeArchive()
    archive = ScreenArchive(root: spoilt(archive.root, defect))
    keeper.archive = archive
    let (application, tabs) = launch()
    let error = try #require(log.errors.first as? UnusableArchive)
    #expect(error.place == "the attic")
    #expect(keeper.asides == 1)
    #expect(application.state == .active)
    #expect(tabs.navigation?.selected == 0)
    for number in 5...7 { tabs.front?.front?.push(Page(number: number)) }
    #expect(tabs.front?.front?.title == "7")
    #expect(tabs.select(1) != .refused(.noNavigator))
    #expect(tabs.navigation?.selected == 1)
  }

  @Test func `a valid archive is used`() throws {
    _ = try makeArchive()
    let (_, tabs) = launch()
    #expect(log.errors.isEmpty)
    #expect(tabs.navigation?.selected == 1)
    #expect(tabs.front?.front?.title == "4")
  }

  @Test func `an archive of another version is set aside`() throws {
    struct Old: Encodable {
      let version = 1
      let root = ScreenState()
    }
    keeper.archive = try SavedState.Value(encoding: Old()).decoded(as: ScreenArchive.self)
    _ = launch()
    #expect((log.errors.first as? UnusableArchive)?.reason == "it has version 1, not 2")
  }

  private func spoilt(_ root: ScreenState, _ defect: Defect) -> ScreenState {
    var root = root
    func setLastID(_ lastID: Int) {
      guard case .state(var ledger)? = root.navigation?["ledger"] else { return }
      ledger["lastID"] = .int(lastID)
      root.navigation?["ledger"] = .state(ledger)
    }
    func child(with key: String, _ change: (inout ScreenState) -> Void) {
      for (name, child) in root.children where child.navigation?[key] != nil {
        var child = child
        guard (child.navigation?["styles"] != nil) == (key == "styles") else { continue }
        change(&child)
        root.children[name] = child
      }
    }
    func entry(_ number: Int, routed: Bool = true) -> SavedState.Value {
      var state = SavedState(), route = SavedState(), page = SavedState()
      state["id"] = .int(number)
      page["number"] = .int(9)
      (route["name"], route["arguments"]) = (.string("Page"), .state(page))
      if routed { state["route"] = .state(route) }
      return .state(state)
    }
    func append(_ value: SavedState.Value) {
      child(with: "entries") { state in
        guard case .list(let entries)? = state.navigation?["entries"] else { return }
        state.navigation?["entries"] = .list(entries + [value])
      }
    }
    func tabs(_ change: (inout SavedState) -> Void) {
      guard case .state(var tabs)? = root.navigation?["tabs"] else { return }
      change(&tabs)
      root.navigation?["tabs"] = .state(tabs)
    }
    switch defect {
    case .noLedger: root.navigation?["ledger"] = nil
    case .lastID: setLastID(3)
    case .greatestID: setLastID(.max)
    case .negativeLastID: setLastID(.min)
    case .twice:
      tabs { tabs in
        if case .list(let items)? = tabs["items"] { tabs["items"] = .list(items + items) }
      }
    case .twiceWithin: append(entry(1))
    case .zero: append(entry(0))
    case .unknownScreen: root.children["77"] = ScreenState()
    case .missingStyles: child(with: "styles") { $0.navigation?["styles"] = .list([]) }
    case .twoStyles: child(with: "styles") { $0.navigation?["styles"] = .string("sheet") }
    case .noRoute:
      setLastID(50)
      append(entry(50, routed: false))
    case .entries: child(with: "entries") { $0.navigation?["entries"] = .int(1) }
    case .tabs: root.navigation?["tabs"] = .list([])
    case .history: tabs { $0["history"] = .list([.int(77)]) }
    case .historyTwice: tabs { $0["history"] = .list([.int(1), .int(1)]) }
    }
    return root
  }
}

@MainActor
@Suite("Archives of an earlier version of the app", .leakFree)
struct EarlierAppTests {
  private let keeper = MemoryKeeper()

  private func relaunch<N: Navigator>(_ first: N, _ second: N, _ act: (N) -> Void) -> N {
    for root in [first, second] {
      let application = Application(root: root, surface: NullSurface(), clock: ManualClock())
      application.ports.stateKeeper = keeper
      application.start()
      if root === first {
        act(root)
        application.dispatch(.application(.enterBackground))
      }
    }
    return second
  }

  private var routes: RouteTable {
    let routes = RouteTable()
    routes.add(Page.self) { PageScreen("\($0.number)", Script()) }
    return routes
  }

  @Test func `a root with a new route is created by it`() {
    let second = relaunch(
      StackNavigator(routes: routes) { PageScreen("home", Script()) },
      StackNavigator(routes: routes, root: Page(number: 1))
    ) { $0.push(Page(number: 2)) }
    #expect(second.front?.title == "2")
    second.pop()
    #expect(second.front?.title == "1")
  }

  @Test func `a base with a new route is created by it`() {
    let second = relaunch(
      CompositeNavigator(routes: routes) { PageScreen("base", Script()) },
      CompositeNavigator(routes: routes, base: Page(number: 1))
    ) { _ in }
    #expect(second.front?.title == "1")
  }

  @Test func `a tab with a new route is created by it`() {
    final class Tabs: TabNavigator {
      var made: [Tab] = []
      override func makeTabs() -> [Tab] { made }
    }
    let (first, second) = (Tabs(routes: routes), Tabs(routes: routes))
    first.made = [Tab("A") { PageScreen("a", Script()) }, Tab("B") { PageScreen("b", Script()) }]
    second.made = [Tab("A", route: Page(number: 1)), Tab("B", route: Page(number: 2))]
    let tabs = relaunch(first, second) { $0.select(1) }
    #expect(tabs.front?.title == "2")
    tabs.select(0)
    #expect(tabs.front?.title == "1")
  }

  @Test func `if no tab can be created, the code's tabs are used`() {
    final class Tabs: TabNavigator {
      var made: [Tab] = []
      override func makeTabs() -> [Tab] { made }
    }
    let (first, second) = (Tabs(routes: routes), Tabs(routes: RouteTable()))
    first.made = [Tab("A") { PageScreen("a", Script()) }]
    second.made = [Tab("A") { PageScreen("a", Script()) }]
    let tabs = relaunch(first, second) { tabs in
      tabs.add(Tab("C", route: Page(number: 3)))
      tabs.remove(at: 0)
    }
    #expect(tabs.tabs.map(\.title) == ["A"])
  }
}
