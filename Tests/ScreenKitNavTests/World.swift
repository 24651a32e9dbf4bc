import MasterDetailSources
import ScreenKitCore
import ScreenKitNav

/// A page, identified by its number.
struct Page: Route {
  let number: Int
}

/// A page whose screen takes new arguments.
struct Draft: Route {
  let number: Int
}

/// A page whose result is a number.
struct Question: ResultRoute {
  typealias Output = Int
  let number: Int
}

/// The tested stack as a detail.
private struct Nested: Route {}

/// A route that is not registered.
struct Nowhere: Route {}

/// An app for tests of navigation, which contains a stack.
@MainActor
final class World {
  /// The position of the stack.
  enum Setting: CaseIterable, Sendable {
    case alone, insideTab, aboveTabs, underModals, threeDeep
    /// The stack is within a foreign navigator, as its list or its detail.
    case insideMaster, insideDetail
  }

  let log = StepLog()
  let keeper = MemoryKeeper()
  let clock = ManualClock()
  let routes = RouteTable()
  let application: Application
  /// The tested stack.
  let stack: StackNavigator
  /// The calls of pages at the launch.
  private(set) var started: [String] = []
  /// The actions of the root screen of the stack, and of pages, in their calls.
  let script: Script

  init(_ setting: Setting = .alone, archive: ScreenArchive? = nil, script: Script = Script()) {
    self.script = script
    let routes = routes
    routes.add(Page.self) { PageScreen("\($0.number)", script) }
    routes.add(
      Draft.self, make: { PageScreen("draft \($0.number)", script) },
      update: { $0.title = "draft \($1.number)" })
    routes.add(Question.self) { PageScreen("question \($0.number)", script) }
    stack = StackNavigator(routes: routes) {
      let home = PageScreen("home", script)
      return setting == .aboveTabs ? PlainTabs([Tab("one") { home }]) : home
    }
    stack.title = "stack"
    application = Application(
      root: World.root(setting, routes, stack), surface: NullSurface(), clock: clock)
    application.delegate = log
    keeper.archive = archive
    application.ports.stateKeeper = keeper
    // The stack owns the routes, so they must not own the stack.
    routes.add(Nested.self) { [weak stack] _ in stack ?? StackNavigator(root: Page(number: 0)) }
    application.start()
    if setting == .insideDetail, archive == nil {
      try? (application.root as? Navigator)?.open([.route(Nested())])
    }
    started = calls
  }

  private static func root(
    _ setting: Setting, _ routes: RouteTable, _ stack: StackNavigator
  ) -> Controller {
    switch setting {
    case .alone, .aboveTabs: stack
    case .insideTab: PlainTabs([Tab("one") { stack }, Tab("two") { PageScreen("two", Script()) }])
    case .underModals: CompositeNavigator(routes: routes) { stack }
    case .insideMaster: MasterDetailNavigator(routes: routes) { stack }
    case .insideDetail:
      MasterDetailNavigator(routes: routes) { PageScreen("", Script()) }
    case .threeDeep:
      CompositeNavigator(routes: routes) {
        PlainTabs([Tab("one") { StackNavigator { PlainTabs([Tab("inner") { stack }]) } }])
      }
    }
  }

  /// The calls of pages since the last call, without those of navigators.
  var calls: [String] {
    log.take().filter { step in
      !["stack.", "one.", "inner.", "tabs.", "."].contains { step.hasPrefix($0) }
    }
  }

  var tabs: TabNavigator? { application.root as? TabNavigator }

  /// The tabs around the stack or, above tabs, at its bottom.
  var nearestTabs: TabNavigator? { home?.tabNavigator ?? stack.tabNavigator }

  /// The screen at the bottom of the stack, while it is alive.
  var home: PageScreen? { page("home") }

  /// Returns the screen of that name, while it is alive.
  func page(_ title: String) -> PageScreen? {
    func find(_ controller: Controller) -> PageScreen? {
      if let page = controller as? PageScreen, page.title == title { return page }
      return controller.children.lazy.compactMap(find).first
    }
    return find(application.root)
  }

  var depth: Int { stack.navigation?.count ?? 0 }

  /// The names of the routes on the stack, the root first.
  var pages: [String] {
    stack.navigation?.entries.map { entry in
      switch entry.route?.base {
      case let page as Page: "\(page.number)"
      case let draft as Draft: "draft \(draft.number)"
      case let question as Question: "question \(question.number)"
      case nil: entry.place == .home ? "home" : "screen"
      default: "?"
      }
    } ?? []
  }

  /// The front screen.
  var front: Controller? { Array(sequence(first: application.root, next: \.inFront)).last }

  func push(_ numbers: Int...) { for number in numbers { stack.push(Page(number: number)) } }
  func background() { application.dispatch(.application(.enterBackground)) }
  func foreground() { application.dispatch(.application(.enterForeground)) }
  func lowMemory() { application.dispatch(.application(.releaseMemory)) }
}

extension Controller {
  var inFront: Controller? { children.first { $0.state == .appeared } }
}

/// The actions of screens in their calls.
final class Script {
  typealias Action = @MainActor (PageScreen) -> Void
  var actions: [String: Action] = [:]
  /// The action of each screen in its creation.
  var everyCreate: Action?
}

/// A page that runs a script's actions, and saves its name.
final class PageScreen: Controller, LeaveGuard {
  private let script: Script
  private(set) var kept: String?
  private(set) var wasVisibleAtPause: Bool?
  var answer: LeaveAnswer = .yes
  /// Called when the screen's leave guard is asked.
  var question: (@MainActor () -> Void)?

  init(_ title: String, _ script: Script) {
    self.script = script
    super.init()
    self.title = title
  }

  override func create(restoring state: SavedState?) {
    if case .string(let text)? = state?["note"] { kept = text }
    if state?["isGuarded"] == .bool(true) { answer = .no }
    script.everyCreate?(self)
    act("create")
  }

  override func connect() { act("connect") }
  override func appear() { act("appear") }
  override func destroy() { act("destroy") }
  override func releaseMemory() { act("releaseMemory") }

  override func pause() {
    wasVisibleAtPause = isVisible
    act("pause")
  }

  override func save() -> SavedState? {
    act("save")
    var state = SavedState()
    state["note"] = .string("note of \(title)")
    if case .yes = answer {} else { state["isGuarded"] = .bool(true) }
    return state
  }

  func mayLeave() -> LeaveAnswer {
    question?()
    act("mayLeave")
    return answer
  }

  private func act(_ call: String) { script.actions["\(title).\(call)"]?(self) }
}

final class PlainTabs: TabNavigator {
  init(_ tabs: [Tab]) {
    super.init(tabs: tabs)
    title = "tabs"
  }
}

/// A keeper of the archive in memory.
@MainActor
final class MemoryKeeper: StateKeeper {
  var archive: ScreenArchive?
  func load() -> ScreenArchive? { archive }
  func save(_ archive: ScreenArchive) { self.archive = archive }
  func clear() { archive = nil }
}
