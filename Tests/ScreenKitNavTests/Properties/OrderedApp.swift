import ScreenKitCore
import ScreenKitTestSupport

@testable import ScreenKitNav

/// An app of one navigator, in which each lifecycle call is compared with the requirements of the
/// states.
@MainActor
final class OrderedApp: ApplicationDelegate {
  enum Kind: CaseIterable, Sendable {
    case stack, tabs, composite
  }

  private(set) var failures: [String] = []
  /// The number of compared calls.
  private(set) var count = 0
  private var calls: [ChildStep] = []
  /// The entries whose screens existed when the present operation began.
  private var alive: Set<EntryID> = []
  private var aliveNow: Set<EntryID> = []
  private let application: Application
  private var observation: NavigationObservation?

  init(_ kind: Kind) {
    let routes = RouteTable()
    let script = Script()
    routes.add(Page.self) { PageScreen("\($0.number)", script) }
    let home: @MainActor () -> Controller = { PageScreen("home", script) }
    let root: Navigator =
      switch kind {
      case .stack: StackNavigator(routes: routes, root: home)
      case .composite: CompositeNavigator(routes: routes, base: home)
      case .tabs: TabNavigator(routes: routes, tabs: (0..<3).map { Tab("home \($0)", make: home) })
      }
    application = Application(root: root, surface: NullSurface(), clock: ManualClock())
    application.delegate = self
    application.start()
    observation = root.observe { [unowned self] in compare($0) }
  }

  /// Performs a random operation and compares its calls.
  func perform(_ random: inout SeededGenerator) {
    (calls, alive) = ([], aliveNow)
    let number = Int.random(in: 0..<5, using: &random)
    if number == 0, Int.random(in: 0..<4, using: &random) == 0 {
      return application.dispatch(.application(.releaseMemory))
    }
    switch application.root {
    case let stack as StackNavigator: change(stack, number, &random)
    case let tabs as TabNavigator: change(tabs, number, &random)
    case let composite as CompositeNavigator: change(composite, number, &random)
    default: break
    }
    if !calls.isEmpty { failures.append("\(calls) without a transition") }
  }

  func end() {
    observation = nil
    application.dispatch(.application(.terminate))
  }

  func application(
    _ application: Application, _ controller: Controller, didTake step: LifecycleStep
  ) {
    guard let id = controller.entryID else { return }
    count += 1
    switch step {
    case .create:
      calls.append(.create(id))
      aliveNow.insert(id)
    case .appear: calls.append(.appear(id))
    case .pause: calls.append(.pause(id))
    case .destroy:
      calls.append(.destroy(id))
      aliveNow.remove(id)
    }
  }

  private func compare(_ transition: NavigationTransition) {
    guard let old = transition.old as? any NavigationState,
      let new = transition.new as? any NavigationState
    else { return failures.append("a transition without states") }
    let demanded = steps(from: old, to: new)
    if calls != demanded { failures.append("\(calls) instead of \(demanded)") }
    if transition.steps != calls { failures.append("\(transition.steps) is reported for \(calls)") }
    calls = []
  }

  /// Returns the calls from `old` to `new` by the contract.
  private func steps(
    from old: any NavigationState, to new: any NavigationState
  ) -> [ChildStep] {
    let (before, after) = (old.shown.last?.id, new.shown.last?.id)
    var steps: [ChildStep] = []
    if let before, before != after { steps.append(.pause(before)) }
    for entry in new.shown where !alive.contains(entry.id) { steps.append(.create(entry.id)) }
    if let after, after != before { steps.append(.appear(after)) }
    let staying = new.entries.map(\.id)
    for entry in old.entries.reversed()
    where alive.contains(entry.id) && !staying.contains(entry.id) {
      steps.append(.destroy(entry.id))
    }
    return steps
  }

  private func change(_ stack: StackNavigator, _ number: Int, _ random: inout SeededGenerator) {
    let (page, match) = (Page(number: number), EntryMatch.route(Page(number: number)))
    switch Int.random(in: 0..<11, using: &random) {
    case 0: stack.pop(number)
    case 1: stack.pop(to: match)
    case 2: stack.replace(by: page)
    case 3: stack.set(Page(number: 0), [page, Page(number: 3)])
    case 4: stack.remove(match)
    case 5: stack.bringToFront(match)
    case 6: stack.push(page, upTo: PopUpTo(match, inclusive: number > 2))
    case 7: try? stack.open([.route(page), .route(Page(number: 1))])
    default: stack.push(page, .always)
    }
  }

  private func change(_ tabs: TabNavigator, _ number: Int, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: tabs.add(Tab("new \(number)", route: Page(number: number)), at: number)
    case 1: tabs.remove(at: number)
    case 2: tabs.move(from: number, to: 1)
    case 3: tabs.badge("\(number)", at: 0)
    default: tabs.select(number)
    }
  }

  private func change(
    _ composite: CompositeNavigator, _ number: Int, _ random: inout SeededGenerator
  ) {
    let style: ModalStyle = [.full, .sheet, .dialog][Int.random(in: 0..<3, using: &random)]
    switch Int.random(in: 0..<6, using: &random) {
    case 0: composite.dismiss(number)
    case 1: composite.dismiss(.route(Page(number: number)))
    case 2: try? composite.open([])
    default: composite.present(Page(number: number), as: style)
    }
  }
}
