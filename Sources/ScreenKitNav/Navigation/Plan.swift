import ScreenKitCore

/// The way of one navigator to its next state.
@MainActor
struct Plan {
  let navigator: Navigator
  /// The steps for the children of the navigator, in order.
  let steps: [ChildStep]
  /// Whether the state changes, so that what is shown may be something else.
  private let changesState: Bool
  /// The calls that were made, if somebody observes the navigators.
  let log: TransitionLog?
  /// Prepares what the next state needs, and sets it.
  let begin: @MainActor () -> Void

  /// Makes a plan that changes the state of `navigator`.
  init(
    _ navigator: Navigator, _ steps: [ChildStep], _ log: TransitionLog?,
    begin: @escaping @MainActor () -> Void
  ) {
    (self.navigator, self.steps, self.log, self.begin) = (navigator, steps, log, begin)
    changesState = true
  }

  /// Makes a plan that only prepares what others do.
  init(_ navigator: Navigator, preparing begin: @escaping @MainActor () -> Void) {
    (self.navigator, steps, log, self.begin) = (navigator, [], nil, begin)
    changesState = false
  }

  /// Whether calls are to be made; what is seen of a navigator in creation comes with the rest of it.
  var isMoving: Bool { changesState && !navigator.isCreating }

  /// The screens that it removes, the top first.
  var leaving: [Controller] {
    steps.compactMap { if case .destroy(let id) = $0 { navigator.screens[id] } else { nil } }
  }

  /// The entries that it removes, with all that is within their screens.
  var leavingEntries: [EntryID] {
    steps.flatMap { step -> [EntryID] in
      guard case .destroy(let id) = step else { return [] }
      return (navigator.screens[id]?.entriesWithin ?? []) + [id]
    }
  }

  /// Creates those of the screens to be removed that had something to lose, so that they are asked.
  func createGuarded(in application: Application) {
    for case .destroy(let id) in steps { navigator.wake(id, in: application) }
  }
}

extension [Plan] {
  /// The screens that all of them remove, in the order of the whole app: the top first.
  @MainActor
  var leavingTopFirst: [Controller] {
    let leaving = flatMap(\.leaving)
    guard count > 1, leaving.count > 1, let first else { return leaving }
    var (around, outermost) = (Set<ObjectIdentifier>(), first.navigator as Controller)
    for plan in self {
      for controller in sequence(first: plan.navigator as Controller, next: \.parent) {
        around.insert(ObjectIdentifier(controller))
        outermost = controller
      }
    }
    return outermost.topFirst(Set(leaving.map(ObjectIdentifier.init)), around)
  }
}

extension Controller {
  /// Those of `wanted` within the screen, the top first; `around` has what such a one may be in.
  fileprivate final func topFirst(
    _ wanted: Set<ObjectIdentifier>, _ around: Set<ObjectIdentifier>
  ) -> [Controller] {
    var found: [Controller] = []
    for child in stackedChildren.reversed() {
      let id = ObjectIdentifier(child)
      if around.contains(id) { found += child.topFirst(wanted, around) }
      if wanted.contains(id) { found.append(child) }
    }
    return found
  }
}
