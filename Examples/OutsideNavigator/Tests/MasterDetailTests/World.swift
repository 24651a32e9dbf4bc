import MasterDetail
import ScreenKitCore
import ScreenKitNav
import ScreenKitTesting
import ScreenKitText

/// The route of a page, identified by its number.
struct Page: Route {
  let number: Int
}

/// The route of a page whose result is a number.
struct Question: ResultRoute {
  typealias Output = Int
  let number: Int
}

/// The entry screen of the gate.
struct Entrance: Route {}

/// The route of a page behind the gate.
struct Secret: Route {
  let number: Int
}

/// An app with the master–detail navigator as its root or in a tab, wide or narrow.
@MainActor
final class World {
  enum Width: CaseIterable, Sendable {
    case wide, narrow

    var size: CellSize { CellSize(columns: self == .wide ? 100 : 40, rows: 20) }
  }

  enum Place: CaseIterable, Sendable {
    case root, tab
  }

  let check = LifecycleCheck()
  let script: Script
  let keeper: MemoryKeeper
  let gate: Gate
  let test: ScreenTest
  /// The navigator; a different instance after its tab was evicted.
  var navigator: MasterDetailNavigator { nest.navigator }
  /// The tabs around the navigator; `nil` if it is the root.
  let tabs: PageTabs?
  private let nest: Nest

  /// The owner of the navigator, which its tab creates.
  @MainActor
  private final class Nest {
    let make: @MainActor () -> MasterDetailNavigator
    lazy var navigator = make()

    init(_ make: @escaping @MainActor () -> MasterDetailNavigator) { self.make = make }

    func makeNext() -> MasterDetailNavigator {
      if navigator.state != .initial || navigator.parent != nil { navigator = make() }
      return navigator
    }
  }

  init(
    _ width: Width, in place: Place = .root, keeper: MemoryKeeper = MemoryKeeper(),
    script: Script = Script()
  ) {
    (self.keeper, self.script) = (keeper, script)
    let routes = RouteTable()
    gate = Gate(entryScreen: Entrance()) { script.isGateOpen }
    routes.add(Page.self) { PageScreen("\($0.number)", script) }
    routes.add(Question.self) { PageScreen("question \($0.number)", script) }
    routes.add(Entrance.self) { _ in PageScreen("entrance", script) }
    routes.add(Secret.self, behind: gate) { PageScreen("secret \($0.number)", script) }
    let nest = Nest { World.makeNavigator(routes, script) }
    self.nest = nest
    var tabs: PageTabs?
    if place == .tab {
      let own = PageTabs(tabs: [
        Tab("one") { nest.makeNext() }, Tab("two") { PageScreen("other", script) },
      ])
      own.title = "tabs"
      tabs = own
    }
    self.tabs = tabs
    test = ScreenTest(tabs ?? nest.navigator, size: width.size, keeper: keeper, check: check)
  }

  private static func makeNavigator(
    _ routes: RouteTable, _ script: Script
  ) -> MasterDetailNavigator {
    let navigator = MasterDetailNavigator(routes: routes) { PageScreen("master", script) }
    navigator.title = "navigator"
    navigator.links = LinkTable { links in
      try links.add("pages://page/:number", Page.self)
      try links.add("pages://secret/:number", Secret.self)
      try links.add("pages://page/:number/question", Question.self) {
        [.route(Page(number: $0.number))]
      }
    }
    return navigator
  }

  /// The calls of pages since the last call.
  var calls: [String] {
    defer { check.clearLog() }
    return check.log.filter { !$0.hasPrefix("navigator.") && !$0.hasPrefix("tabs.") }
  }

  var state: MasterDetailState? { navigator.navigation }
  /// The names of all entries, the master first.
  var pages: [String] {
    navigator.entries.map { entry in
      switch entry.route?.base {
      case let page as Page: "\(page.number)"
      case let question as Question: "question \(question.number)"
      case let secret as Secret: "secret \(secret.number)"
      case is Entrance: "entrance"
      default: "master"
      }
    }
  }

  var front: PageScreen? { navigator.frontChild as? PageScreen }
  var master: PageScreen? { page("master") }

  /// Returns the live page with that title.
  func page(_ title: String) -> PageScreen? {
    navigator.children.lazy.compactMap { $0 as? PageScreen }.first { $0.title == title }
  }

  func resize(to width: Width) { test.resize(to: width.size) }

  /// Shows the page as the only detail, as the master does.
  func show(_ number: Int) {
    test.application.run { [navigator] in navigator.show(Page(number: number)) { $0.show($1) } }
  }

  /// Shows the page behind the gate as the only detail.
  func showSecret(_ number: Int) {
    test.application.run { [navigator] in navigator.show(Secret(number: number)) { $0.show($1) } }
  }

  /// Opens the gate, and continues to the destination that its entry screen replaced.
  func openGate() {
    script.isGateOpen = true
    test.application.run { [self] in
      for case let screen as PageScreen in navigator.children where screen.title == "entrance" {
        screen.continueToDestination()
      }
    }
  }

  /// Closes the gate, and removes the screens behind it.
  func closeGate() {
    script.isGateOpen = false
    test.application.run { [self] in navigator.removeScreens(behind: gate) }
  }

  func select(_ tab: Int) {
    test.application.run { [tabs] in tabs?.select(tab) }
  }

  /// Shows the page over the top detail.
  func push(_ number: Int) {
    test.application.run { [navigator] in navigator.show(Page(number: number)) { $0.push($1) } }
  }

  func background() { test.send(.application(.enterBackground)) }
  func foreground() { test.send(.application(.enterForeground)) }
  func lowMemory() { test.send(.application(.releaseMemory)) }

  /// Runs `body` within the call, the first time only.
  func once(in call: String, _ body: @escaping @MainActor (PageScreen) -> Void) {
    script.actions[call] = { [unowned self] screen in
      script.actions[call] = nil
      body(screen)
    }
  }
}

/// Tabs that count how often the selected one was selected again at its root.
final class PageTabs: TabNavigator {
  private(set) var reselections = 0

  override func reselected() { reselections += 1 }
}

/// The actions of pages within their calls, by title and call.
@MainActor
final class Script {
  var actions: [String: @MainActor (PageScreen) -> Void] = [:]
  /// The action of each page in its creation.
  var everyCreate: (@MainActor (PageScreen) -> Void)?
  var isGateOpen = false
  /// The results that pages received.
  var results: [String] = []
}

/// A page that runs a script's actions, and saves its name.
final class PageScreen: Controller, LeaveGuard {
  private let script: Script
  private let button = Button("Button")
  private(set) var kept: String?
  private(set) var wasVisibleAtPause: Bool?
  var answer = LeaveAnswer.yes

  init(_ title: String, _ script: Script) {
    self.script = script
    super.init()
    self.title = title
  }

  override func create(restoring state: SavedState?) {
    if case .string(let text)? = state?["note"] { kept = text }
    onResult(of: Question.self) { screen, answer in
      screen.script.results.append("\(screen.title) \(answer.map { "\($0)" } ?? "none")")
    }
    script.everyCreate?(self)
    act("create")
  }

  override func makeView() -> View {
    Column {
      Label("page \(title)")
      button
    }
  }

  override func appear() { act("appear") }
  override func destroy() { act("destroy") }

  override func pause() {
    wasVisibleAtPause = isVisible
    act("pause")
  }

  override func save() -> SavedState? {
    var state = SavedState()
    state["note"] = .string("note of \(title)")
    return state
  }

  func mayLeave() -> LeaveAnswer { answer }

  /// Moves the focus to the page's button, as a click does.
  func takeFocus() {
    application?.run { [weak self] in
      if let self { application?.focus.move(to: button) }
    }
  }

  private func act(_ call: String) { script.actions["\(title).\(call)"]?(self) }
}
