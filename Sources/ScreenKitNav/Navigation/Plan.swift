import ScreenKitCore

/// A navigator's change to its next state, with the children that it takes from the front.
///
/// What the next state shows is read when its screens are created; ``Transition`` orders the calls.
@MainActor
struct Plan {
  let navigator: Navigator
  /// The entry that leaves the front, whose screen pauses; `nil` if another one does not replace it.
  let outgoing: EntryID?
  /// The entries to be removed, the topmost first.
  let removed: [EntryID]
  /// Whether the state changes, so that the visible screens may change.
  private let changesState: Bool
  /// The log of the calls made; `nil` if there are no observers.
  let log: TransitionLog?
  /// Prepares and sets the next state.
  let begin: @MainActor () -> Void

  /// Creates a plan that changes the state of `navigator`.
  init(
    _ navigator: Navigator, outgoing: EntryID?, removed: [EntryID], _ log: TransitionLog?,
    begin: @escaping @MainActor () -> Void
  ) {
    (self.navigator, self.outgoing, self.removed) = (navigator, outgoing, removed)
    (self.log, self.begin, changesState) = (log, begin, true)
  }

  /// Creates a plan that only prepares changes by other plans.
  init(_ navigator: Navigator, preparing begin: @escaping @MainActor () -> Void) {
    (self.navigator, outgoing, removed) = (navigator, nil, [])
    (log, self.begin, changesState) = (nil, begin, false)
  }

  /// Whether to call screens; those of a navigator in creation are called at its creation instead.
  var isMoving: Bool { changesState && !navigator.isCreating }

  /// The screens to be removed, the topmost first.
  var leaving: [Controller] { removed.compactMap { navigator.screens[$0] } }

  /// The entries to be removed, with all entries within their screens.
  var leavingEntries: [EntryID] {
    removed.flatMap { (navigator.screens[$0]?.entriesWithin ?? []) + [$0] }
  }

  /// Creates the screens to be removed that may veto it, so that their guards can be asked.
  func createGuarded(in application: Application) {
    for id in removed { navigator.createGuarded(at: id, in: application) }
  }
}

extension [Plan] {
  /// The screens to be removed by all plans, in the order of the whole app, the topmost first.
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
  /// Returns the screens in `wanted` within this one, the topmost first.
  ///
  /// `around` contains the identities of all screens that may contain such a one.
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
