import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport

/// An app with a gate, whose root the test provides.
@MainActor
final class GatedApp {
  let routes = RouteTable()
  let keeper = MemoryKeeper()
  let script = Script()
  let log = StepLog()
  private(set) lazy var gate = Gate(entryScreen: Entrance()) { [unowned self] in isOpen }
  var isOpen = false
  private(set) var application: Application?
  private var makeRoot: (@MainActor (RouteTable) -> Navigator)?

  init() {
    let script = script
    routes.add(Entrance.self) { _ in PageScreen("entrance", script) }
    routes.add(Page.self) { PageScreen("\($0.number)", script) }
    routes.add(Gated.self, behind: gate) { PageScreen("gated \($0.number)", script) }
    routes.add(GatedQuestion.self, behind: gate) { _ in PageScreen("question", script) }
    routes.add(GatedShell.self, behind: gate) { _ in
      PlainTabs(
        ["A", "B"].map { name in
          Tab(name) { StackNavigator { PageScreen("home \(name)", script) } }
        })
    }
  }

  /// Starts the app with the root from `makeRoot`.
  func start(_ makeRoot: @escaping @MainActor (RouteTable) -> Navigator) {
    self.makeRoot = makeRoot
    launch()
  }

  private func launch() {
    guard let root = makeRoot?(routes) else { return }
    let application = Application(root: root, surface: NullSurface(), clock: ManualClock())
    application.ports.stateKeeper = keeper
    application.delegate = log
    application.start()
    self.application = application
  }

  /// Kills the app after it was sent to the background, and starts it again.
  func relaunch() {
    background()
    launch()
  }

  func background() { application?.dispatch(.application(.enterBackground)) }

  var root: Navigator? { application?.root as? Navigator }
  var tabs: TabNavigator? { root as? TabNavigator }

  /// The innermost front screen.
  var front: PageScreen? {
    guard let root = application?.root else { return nil }
    return Array(sequence(first: root, next: \.inFront)).last as? PageScreen
  }

  var title: String? { front?.title }

  /// Opens the gate and continues from the front screen to the destination.
  func continueToDestination() {
    isOpen = true
    front?.continueToDestination()
  }

  /// Closes the gate and removes the screens behind it.
  func leave() {
    isOpen = false
    front?.removeScreens(behind: gate)
  }

  /// The saved states of all screens in the archive.
  var kept: [String] {
    func notes(_ state: ScreenState) -> [String] {
      let inner = state.children.values.flatMap(notes)
      guard case .string(let note)? = state.own?["note"] else { return inner }
      return inner + [note]
    }
    return keeper.archive.map { notes($0.root).sorted() } ?? []
  }
}

/// A page behind a gate.
struct Gated: Route {
  let number: Int
}

/// A question behind a gate.
struct GatedQuestion: ResultRoute {
  typealias Output = Int
}

/// Tabs of stacks behind a gate.
struct GatedShell: Route {}

/// The entry screen of a gate.
struct Entrance: Route {}
