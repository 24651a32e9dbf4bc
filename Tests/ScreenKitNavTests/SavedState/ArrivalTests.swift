import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Screens that wait for their creation", .leakFree)
struct ArrivalTests {
  private let keeper = MemoryKeeper()

  private func launch(_ routes: RouteTable) -> Application {
    let root = PlainTabs(
      ["A", "B"].map { name in
        Tab(name) { StackNavigator(routes: routes) { PageScreen("home \(name)", Script()) } }
      })
    let application = Application(root: root, surface: NullSurface(), clock: ManualClock())
    application.ports.stateKeeper = keeper
    application.start()
    return application
  }

  private var routes: RouteTable {
    let routes = RouteTable()
    routes.add(Page.self) { PageScreen("\($0.number)", Script()) }
    return routes
  }

  private func front(_ application: Application) -> String? {
    Array(sequence(first: application.root, next: \.inFront)).last?.title
  }

  /// Opens a link into a tab that was never visible, and ends the app before it is shown.
  private func openOutOfSight() throws {
    let application = launch(routes)
    application.dispatch(.application(.enterBackground))
    try (application.root as? Navigator)?.open([.tab("B"), .route(Page(number: 7))])
    application.dispatch(.application(.terminate))
  }

  @Test func `the target of an invisible link is restored in the next run`() throws {
    try openOutOfSight()
    let application = launch(routes)
    #expect(front(application) == "7")
    application.goBack()
    #expect(front(application) == "home B")
    application.dispatch(.application(.enterBackground))
    #expect(front(launch(routes)) == "home B")
  }

  @Test func `an unknown screen is reported, and its surroundings are shown`() throws {
    try openOutOfSight()
    let root = PlainTabs(
      ["A", "B"].map { name in
        Tab(name) {
          StackNavigator(routes: RouteTable()) { PageScreen("home \(name)", Script()) }
        }
      })
    let log = StepLog()
    log.recovers = true
    let application = Application(root: root, surface: NullSurface(), clock: ManualClock())
    application.ports.stateKeeper = keeper
    application.delegate = log
    application.start()
    #expect(front(application) == "home B")
    #expect(log.errors.first as? RouteError == .unregistered(name: "Page"))
  }
}
