import ScreenKitCore

@testable import ScreenKitNav

/// An app that a random walk is made in: modals over tabs of stacks, over a stack of its own.
@MainActor
final class Walk {
  private(set) var check = LifecycleCheck()
  private let keeper = MemoryKeeper()
  private let observer = Counter()
  private var application: Application
  private var watch: NavigationObservation?

  private final class Counter {
    var transitions = 0
  }

  init() {
    application = Walk.launch(check, keeper)
    watchNavigation()
  }

  private static func launch(_ check: LifecycleCheck, _ keeper: MemoryKeeper) -> Application {
    let routes = RouteTable()
    let script = Script()
    routes.add(Page.self) { PageScreen("\($0.number)", script) }
    routes.add(
      Draft.self, make: { PageScreen("draft \($0.number)", script) },
      update: { $0.title = "draft \($1.number)" })
    routes.add(Question.self) { question in
      StackNavigator { PageScreen("question \(question.number)", script) }
    }
    let root = CompositeNavigator(routes: routes) {
      StackNavigator {
        let tabs = PlainTabs(
          ["A", "B", "C"].map { name in
            Tab(name) { StackNavigator { PageScreen("home \(name)", script) } }
          })
        tabs.backPolicy = .history
        return tabs
      }
    }
    let application = Application(root: root, surface: NoSurface(), clock: ManualClock())
    application.delegate = check
    application.stateKeeper = keeper
    application.start()
    return application
  }

  private func watchNavigation() {
    watch = (application.root as? Navigator)?.observe { [observer] _ in observer.transitions += 1 }
  }

  /// Makes the walk to its end and returns what went wrong, if anything did.
  func make(_ operations: [Operation]) -> [String] {
    for operation in operations {
      if operation.isInside {
        check.inside.append { [unowned self] in perform(operation) }
      } else {
        perform(operation)
        checkRest(after: operation)
      }
      if !check.failures.isEmpty { return check.failures }
    }
    end()
    return check.failures
  }

  private func end() {
    check.inside = []
    watch = nil
    if (application.root as? Navigator)?.ledger.observers.count != 0 {
      check.fail("an observer is left")
    }
    application.dispatch(.application(.terminate))
    if !check.alive.isEmpty {
      check.fail("at the end \(check.alive.map(\.title)) are not destroyed")
    }
    if !check.lost.isEmpty { check.fail("R1: \(check.lost) were never destroyed") }
  }

  // MARK: What holds between transitions

  private func checkRest(after operation: Operation) {
    let leaves = check.alive.filter { !($0 is Navigator) && $0.state == .appeared }
    if application.state == .active, leaves.count != 1 {
      check.fail("R4: after \(operation) there are \(leaves.count) leaves in front")
    }
    if !check.lost.isEmpty { check.fail("R1: \(check.lost) were let go of alive") }
    for controller in check.alive where controller !== application.root {
      checkEntry(of: controller, after: operation)
    }
  }

  /// No controller outlives its entry, except until the app is seen again.
  private func checkEntry(of controller: Controller, after operation: Operation) {
    guard let navigator = controller.parent as? Navigator, let id = controller.entryID else {
      return check.fail("after \(operation) \(controller.title) is nowhere")
    }
    let isDeparted = navigator.departed.contains { $0 === controller }
    if isDeparted { return checkDeparted(controller, operation) }
    if navigator.screens[id] !== controller || !navigator.entries.contains(where: { $0.id == id }) {
      check.fail("after \(operation) \(controller.title) outlives its entry")
    }
    if controller.state == .appeared, navigator.shownEntries.last?.id != id {
      check.fail("after \(operation) \(controller.title) is in front, but its entry is not")
    }
  }

  private func checkDeparted(_ controller: Controller, _ operation: Operation) {
    if application.isShowing { check.fail("after \(operation) \(controller.title) is still there") }
  }

  // MARK: Operations

  private func perform(_ operation: Operation) {
    let number = operation.number
    switch operation.kind {
    case .push, .pushAlways, .pushUpdate, .pushUpTo, .pushDirect, .pushAbove, .pop, .popTwo, .popTo,
      .popToRoot, .replace, .set, .remove, .bringToFront:
      if let stack = pick(StackNavigator.self, number) { performStack(operation, stack) }
    case .select, .addTab, .removeTab, .moveTab, .badge:
      if let tabs = pick(TabNavigator.self, 0) { performTabs(operation.kind, number, tabs) }
    case .present, .dismiss, .dismissAny, .close, .finish, .goBack: performScreen(operation)
    case .background: application.dispatch(.application(.enterBackground))
    case .foreground: application.dispatch(.application(.enterForeground))
    case .lowMemory: application.dispatch(.application(.releaseMemory))
    case .relaunch: relaunch()
    }
  }

  private func performStack(_ operation: Operation, _ stack: StackNavigator) {
    let number = operation.number
    let (page, match) = (Page(number: number), EntryMatch.route(Page(number: number % 5)))
    switch operation.kind {
    case .pushAlways: stack.push(page, .always)
    case .pushUpdate: stack.push(Draft(number: number), .update)
    case .pushUpTo: stack.push(page, upTo: PopUpTo(match, inclusive: number % 2 == 0))
    case .pushDirect: stack.push(PageScreen("direct", Script()))
    case .pushAbove: stack.front?.push(page, to: .aboveTabs)
    case .pop: stack.pop()
    case .popTwo: stack.pop(2)
    case .popTo: stack.pop(to: match)
    case .popToRoot: stack.popToRoot()
    case .replace: stack.replace(by: page)
    case .set: stack.set(page, [Page(number: number % 3), Page(number: number % 4)])
    case .remove: stack.remove(match)
    case .bringToFront: stack.bringToFront(match)
    default: stack.push(page)
    }
  }

  private func performTabs(_ kind: Operation.Kind, _ number: Int, _ tabs: TabNavigator) {
    switch kind {
    case .addTab: tabs.add(Tab("new \(number)", route: Page(number: number)), at: number % 4)
    case .removeTab: tabs.remove(at: number % 4)
    case .moveTab: tabs.move(from: number % 3, to: number % 4)
    case .badge: tabs.badge("\(number)", at: number % 3)
    default: tabs.select(number % 4)
    }
  }

  private func performScreen(_ operation: Operation) {
    let number = operation.number
    let style: ModalStyle = [.full, .sheet, .dialog][number % 3]
    switch operation.kind {
    case .present where number % 4 == 0: pick(PageScreen.self, number)?.present(Question(number: 1))
    case .present: pick(PageScreen.self, number)?.present(Page(number: number), as: style)
    case .dismiss: (application.root as? CompositeNavigator)?.dismiss(number % 3)
    case .dismissAny: pick(PageScreen.self, number)?.dismiss()
    case .close: pick(PageScreen.self, number)?.close()
    case .finish: pick(PageScreen.self, number)?.finish(Question.self, with: number)
    default: application.goBack()
    }
  }

  /// One of the live screens of a kind, the same for the same walk.
  private func pick<C: Controller>(_ type: C.Type, _ number: Int) -> C? {
    let found = all(in: application.root).compactMap { $0 as? C }
    return found.isEmpty ? nil : found[number % found.count]
  }

  private func all(in controller: Controller) -> [Controller] {
    [controller] + controller.children.flatMap(all)
  }

  /// Kills the process after it was last saved, and checks that what comes back is the same.
  private func relaunch() {
    application.dispatch(.application(.enterForeground))
    application.dispatch(.application(.enterBackground))
    guard let archive = keeper.archive else { return check.fail("nothing was kept") }
    let failures = check.failures
    check = LifecycleCheck()
    for failure in failures { check.fail(failure) }
    application = Walk.launch(check, keeper)
    application.dispatch(.application(.enterBackground))
    if let again = keeper.archive, !again.root.holds(archive.root) {
      check.fail("R12: what came back is not what was kept")
    }
    application.dispatch(.application(.enterForeground))
    watchNavigation()
  }
}

extension ScreenState {
  /// Whether all that `other` keeps is here as well; a screen that was never made has nothing kept.
  fileprivate func holds(_ other: ScreenState) -> Bool {
    var (own, others) = (navigation, other.navigation)
    own?["ledger"] = nil
    others?["ledger"] = nil
    // A stack of nothing but screens that were pushed directly begins anew.
    if others?["entries"] == .list([]) { return true }
    guard own == others, other.own == nil || self.own == other.own else { return false }
    return other.children.allSatisfy { children[$0.key]?.holds($0.value) ?? false }
  }
}
