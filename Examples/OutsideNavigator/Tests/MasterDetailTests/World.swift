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

/// An app with the master–detail navigator as its root, wide or narrow.
@MainActor
final class World {
  enum Width: CaseIterable, Sendable {
    case wide, narrow

    var size: CellSize { CellSize(columns: self == .wide ? 100 : 40, rows: 20) }
  }

  let check = LifecycleCheck()
  let script: Script
  let keeper: MemoryKeeper
  let navigator: MasterDetailNavigator
  let test: ScreenTest

  init(_ width: Width, keeper: MemoryKeeper = MemoryKeeper(), script: Script = Script()) {
    (self.keeper, self.script) = (keeper, script)
    let routes = RouteTable()
    routes.add(Page.self) { PageScreen("\($0.number)", script) }
    routes.add(Question.self) { PageScreen("question \($0.number)", script) }
    navigator = MasterDetailNavigator(routes: routes) { PageScreen("master", script) }
    navigator.title = "navigator"
    navigator.links = LinkTable { links in
      try links.add("pages://page/:number", Page.self)
      try links.add("pages://page/:number/question", Question.self) {
        [.route(Page(number: $0.number))]
      }
    }
    test = ScreenTest(navigator, size: width.size, keeper: keeper, check: check)
  }

  /// The calls of pages since the last call.
  var calls: [String] {
    defer { check.clearLog() }
    return check.log.filter { !$0.hasPrefix("navigator.") }
  }

  var state: MasterDetailState? { navigator.navigation }
  /// The names of all entries, the master first.
  var pages: [String] {
    navigator.entries.map { entry in
      switch entry.route?.base {
      case let page as Page: "\(page.number)"
      case let question as Question: "question \(question.number)"
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

/// The actions of pages within their calls, by title and call.
@MainActor
final class Script {
  var actions: [String: @MainActor (PageScreen) -> Void] = [:]
  /// The action of each page in its creation.
  var everyCreate: (@MainActor (PageScreen) -> Void)?
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
