import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// A route that can be encoded only with a test's permission.
struct Moody: Route {
  struct Refused: Error {}
  let number: Int
  var isEncodable = false

  func encode(to encoder: any Encoder) throws {
    guard isEncodable else { throw Refused() }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(number, forKey: .number)
    try container.encode(isEncodable, forKey: .isEncodable)
  }
}

/// A route within a route, encoded beforehand.
struct Wrapped: Route {
  let inner: SavedState.Value
}

@MainActor
@Suite("Entries that cannot be saved", .leakFree)
struct OmittedEntryTests {
  private let keeper = MemoryKeeper()
  private let log = StepLog()

  private func routes() -> RouteTable {
    let routes = RouteTable()
    routes.add(Page.self) { PageScreen("\($0.number)", Script()) }
    routes.add(Moody.self) { PageScreen("moody \($0.number)", Script()) }
    routes.add(Wrapped.self) { _ in PageScreen("wrapped", Script()) }
    return routes
  }

  private func launch<N: Navigator>(_ root: N) -> N {
    let application = Application(root: root, surface: NullSurface(), clock: ManualClock())
    application.delegate = log
    application.ports.stateKeeper = keeper
    application.start()
    return root
  }

  private func stack() -> StackNavigator {
    launch(StackNavigator(routes: routes()) { PageScreen("home", Script()) })
  }

  private func save(_ navigator: Navigator) {
    navigator.application?.dispatch(.application(.enterBackground))
  }

  @Test func `an entry that cannot be encoded is omitted, others are saved`() {
    log.recovers = true
    let first = stack()
    first.push(Page(number: 1))
    first.push(Moody(number: 2))
    first.push(Page(number: 3))
    save(first)
    #expect(log.errors.count == 1)
    #expect(log.errors.first is Moody.Refused)
    let second = stack()
    #expect(second.navigation?.entries.map { $0.route?.name } == [nil, "Page", "Page"])
    #expect(second.front?.title == "3")
    second.pop()
    #expect(second.front?.title == "1")
  }

  @Test func `a root that cannot be encoded is that of the code`() {
    log.recovers = true
    func launch() -> StackNavigator {
      self.launch(StackNavigator(routes: routes(), root: Moody(number: 1)))
    }
    let first = launch()
    first.push(Page(number: 2))
    save(first)
    let second = launch()
    #expect(second.navigation?.entries.map { $0.route?.name } == ["Moody", "Page"])
    second.pop()
    #expect(second.front?.title == "moody 1")
  }

  @Test func `modals keep their styles when one is omitted`() {
    log.recovers = true
    func launch() -> CompositeNavigator {
      self.launch(CompositeNavigator(routes: routes()) { PageScreen("base", Script()) })
    }
    let first = launch()
    first.front?.present(Moody(number: 1), as: .sheet)
    first.front?.present(Page(number: 2), as: .dialog)
    save(first)
    #expect(launch().navigation?.modals.map(\.style) == [.dialog])
  }

  @Test func `only changed routes are encoded again`() throws {
    let world = World()
    world.stack.push(Draft(number: 1))
    world.background()
    world.foreground()
    world.stack.push(Draft(number: 2), .update)
    world.background()
    let again = World(.alone, archive: world.keeper.archive)
    #expect(again.pages == ["home", "draft 2"])
  }

  @Test func `routes within routes are saved without growth`() throws {
    let stack = stack()
    var value = try SavedState.Value(encoding: Page(number: 1))
    for _ in 0..<20 { value = try SavedState.Value(encoding: Wrapped(inner: value)) }
    stack.push(Wrapped(inner: value))
    save(stack)
    #expect(log.errors.isEmpty)
    #expect(keeper.archive.map { "\($0)".utf8.count < 10_000 } == true)
    #expect(self.stack().front?.title == "wrapped")
  }

  @Test func `an instance that cannot be saved is not evicted`() {
    let world = World()
    world.push(1, 2, 3)
    world.application.stateLimit = 3
    _ = world.calls
    world.lowMemory()
    #expect(world.calls.isEmpty)
    #expect(world.log.errors.isEmpty)
  }

  @Test func `a screen with too much state is reported, others are saved`() {
    let world = World()
    world.log.recovers = true
    world.push(1)
    world.application.stateLimit = 8
    world.background()
    let error = world.log.errors.first as? StateTooLarge
    #expect(error?.screen == "PageScreen")
    #expect(error?.place != nil)
    #expect(error?.limit == 8)
    #expect(World(.alone, archive: world.keeper.archive).pages == ["home", "1"])
  }
}
