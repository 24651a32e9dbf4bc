/// A planned change of a container to its next state.
///
/// ``ContainerController/plan(_:prepare:)`` makes a plan, and
/// ``ContainerController/perform(leaving:_:)`` carries out the plans of several containers in one
/// transition. A plan can be performed only once. The app stops if the container changed in
/// between.
@MainActor
public final class ContainerPlan {
  // The plan takes the children of the next state from the container when it is carried out. Calls
  // to other screens may change the container before. ``ContainerTransition`` orders the calls. The
  // plan is a class, so that the phases of a transition copy none of its parts.
  let container: any ContainerController
  /// The child that leaves the front and pauses; `nil` if no other child replaces it.
  let outgoing: ChildID?
  /// The children to be removed, the topmost first.
  let removed: [ChildID]
  /// Whether the state changes, so that the visible children may change.
  let changesState: Bool
  /// The number of the state that the plan changes.
  private let version: Int?
  /// The log of the calls made; `nil` if the container does not observe its changes.
  let log: ContainerLog?
  /// A closure that prepares and sets the next state.
  let begin: @MainActor () -> Void

  /// Creates a plan that changes the state of `container`.
  @usableFromInline
  init(
    _ container: any ContainerController, outgoing: ChildID?, removed: [ChildID],
    _ log: ContainerLog?, begin: @escaping @MainActor () -> Void
  ) {
    (self.container, self.outgoing, self.removed) = (container, outgoing, removed)
    (self.log, self.begin, changesState) = (log, begin, true)
    version = (container as Controller).container?.version
  }

  /// Creates a plan that only prepares changes by other plans.
  init(
    _ container: any ContainerController, preparing begin: @escaping @MainActor () -> Void
  ) {
    (self.container, outgoing, removed) = (container, nil, [])
    (log, self.begin, changesState, version) = (nil, begin, false, nil)
  }

  /// Whether to call children; the children of a container in creation are called at its creation.
  var isMoving: Bool { changesState && !container.isCreating }

  /// The children to be removed, the topmost first.
  var leaving: [Controller] {
    removed.isEmpty ? [] : removed.compactMap { (container as Controller).instance(of: $0) }
  }

  /// Returns whether the plan removes `screen`, or a screen around it.
  public func removes(_ screen: Controller) -> Bool {
    let leaving = Set(leaving.map(ObjectIdentifier.init))
    return sequence(first: screen, next: \.parent).contains {
      leaving.contains(ObjectIdentifier($0))
    }
  }

  /// Whether the plan removes a child that is not created yet, and had unsaved changes when last
  /// visible.
  ///
  /// Such a child is created before the plan is performed, so that its guard can answer. While its
  /// container is being created that is impossible, so ``ContainerController/performNow(_:)`` would
  /// remove it without a question. Use ``ContainerController/perform(leaving:_:)`` instead.
  public var removesGuarded: Bool { removed.contains { container.isGuardedWithoutScreen($0) } }

  /// Stops the app if the container has changed since the plan was made.
  func checkIsCurrent() {
    guard changesState, let now = (container as Controller).container?.version, now != version
    else { return }
    fatalError(
      "R7: a plan of \(type(of: container)) is performed once, in the turn that made it (SK111)")
  }
}

/// The calls of one container in a transition.
@MainActor @usableFromInline
final class ContainerLog {
  private var steps: [ContainerStep] = []
  private let body: @MainActor ([ContainerStep]) -> Void

  init(_ body: @escaping @MainActor ([ContainerStep]) -> Void) { self.body = body }

  func append(_ step: ContainerStep) { steps.append(step) }
  func report() { body(steps) }
}

extension [ContainerPlan] {
  /// The children to be removed by all plans, in the order of the whole app, the topmost first.
  @MainActor
  var leavingTopFirst: [Controller] {
    guard count > 1, let first else { return first?.leaving ?? [] }
    let leaving = flatMap(\.leaving)
    guard leaving.count > 1 else { return leaving }
    var (around, outermost) = (Set<ObjectIdentifier>(), first.container as Controller)
    for plan in self {
      for controller in sequence(first: plan.container as Controller, next: \.parent) {
        around.insert(ObjectIdentifier(controller))
        outermost = controller
      }
    }
    return outermost.topFirst(Set(leaving.map(ObjectIdentifier.init)), around)
  }
}

extension Controller {
  /// Returns the screens of `wanted` within this one, the topmost first.
  ///
  /// `around` contains the identities of all screens that may contain wanted screens.
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
