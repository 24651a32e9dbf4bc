/// A transition of one or more containers, which orders all lifecycle calls of their children.
///
/// Outgoing children pause, incoming ones are created, results are delivered, the front child
/// appears, and finally removed children are destroyed. While the application is hidden, no child
/// is called. New children are created, and removed ones destroyed, when their container is visible
/// again.
@MainActor @usableFromInline
struct ContainerTransition {
  let application: Application
  /// The plans, from the outermost container inwards.
  let plans: [ContainerPlan]

  @usableFromInline
  init(application: Application, plans: [ContainerPlan]) {
    (self.application, self.plans) = (application, plans)
  }

  /// Asks the guards of all children to be removed, and performs the transition if they agree.
  ///
  /// - Returns: The verdict; if it is pending, ``wait(for:_:then:)`` continues.
  @usableFromInline
  func start() -> GuardRound.Verdict {
    let verdict = application.transitions.calling {
      for plan in plans {
        for id in plan.removed { plan.container.createWithGuards(at: id) }
      }
      return GuardRound(plans.leavingTopFirst).proceed()
    }
    if case .allowed = verdict { perform() }
    return verdict
  }

  /// Waits for the answer to `question`, then asks the remaining guards of `round`.
  ///
  /// - Parameters:
  ///   - question: The question of the next guard.
  ///   - round: The guards to be asked after it.
  ///   - then: Called with whether all agreed; if they did, after the transition.
  func wait(
    for question: @escaping @MainActor () async -> Bool, _ round: GuardRound,
    then: @escaping @MainActor (Bool) -> Void
  ) {
    for plan in plans { plan.container.guardsWillDecide(on: plan.removed) }
    application.ask(question, round) { isAllowed in
      for plan in plans { plan.container.guardsDidDecide(isAllowed) }
      if isAllowed { perform() }
      then(isAllowed)
    }
  }

  /// Performs the transition if the guards agree, now or later.
  func begin() {
    if case .pending(let question, let round) = start() { wait(for: question, round) { _ in } }
  }

  /// Sets the states and calls the children; no other code decides the order of these calls.
  func perform() {
    for plan in plans { plan.checkIsCurrent() }
    application.transitions.calling(makeCalls)
  }

  private func makeCalls() {
    let leaving = plans.count > 1 ? plans.leavingTopFirst : nil
    let moving = plans.filter(\.isMoving)
    // Innermost first: a container must be prepared before its own container.
    for plan in plans.reversed() { plan.begin() }
    for plan in moving { plan.container.pause(plan, in: application) }
    for plan in plans where !plan.removed.isEmpty { plan.container.endRemoved(plan) }
    for plan in moving { plan.container.updateFront() }
    for plan in moving { plan.container.create(plan, in: application) }
    for plan in moving { plan.container.deliver(plan) }
    for plan in moving { plan.container.appear(plan, in: application) }
    if let leaving {
      for child in leaving { destroy(child) }
    } else if let plan = moving.first {
      for id in plan.removed { plan.container.destroyChild(id, plan, in: application) }
    }
    let isLate = moving.contains { $0.container.hasPendingDeliveries }
    if isLate, application.root.state == .appeared {
      application.root.deliverTree()
    }
    for plan in plans { plan.log?.report() }
  }

  private func destroy(_ child: Controller) {
    guard let id = child.childID, let plan = plans.first(where: { $0.container === child.parent })
    else { return }
    plan.container.destroyChild(id, plan, in: application)
  }
}

/// The phases of a transition in one container; ``ContainerTransition`` calls them in order.
///
/// They do not depend on the content type, so they are methods of every controller.
extension Controller {
  /// Pauses the child that leaves the front, if it has appeared.
  fileprivate final func pause(_ plan: ContainerPlan, in application: Application) {
    guard let id = plan.outgoing, let child = instance(of: id), child.state == .appeared else {
      return
    }
    child.pauseTree(in: application)
    plan.log?.append(.pause(id))
  }

  /// Removes the saved states of the children to be removed; runs before any child appears.
  fileprivate final func endRemoved(_ plan: ContainerPlan) {
    plan.container.willRemove(plan.removed)
    guard let container else { return }
    if !container.savedStates.isEmpty {
      for id in plan.removed { container.savedStates[id.description] = nil }
    }
    if !container.guarded.isEmpty { container.guarded.subtract(plan.removed) }
  }

  /// Sets the child that appears and pauses together with the container.
  fileprivate final func updateFront() {
    guard let container else { return }
    container.front = container.frontID.flatMap { container.instances[$0] }
  }

  /// Creates the visible children that do not exist, if the container itself is visible.
  fileprivate final func create(_ plan: ContainerPlan, in application: Application) {
    guard isVisible else { return }
    let shown = makeVisibleChildren(of: plan.container)
    if let log = plan.log {
      for child in shown where child.state == .initial {
        if let id = child.childID { log.append(.create(id)) }
      }
    }
    for child in shown { child.createTree(in: application) }
    plan.container.placeChildren()
  }

  /// Delivers pending data to the children that are about to appear.
  fileprivate final func deliver(_ plan: ContainerPlan) {
    guard state == .appeared, plan.container.hasPendingDeliveries else { return }
    front?.deliverTree()
  }

  /// Makes the front child appear, if the container itself is in front.
  fileprivate final func appear(_ plan: ContainerPlan, in application: Application) {
    if state != .appeared, isLeaving, !application.transitions.hasWaiting {
      // The child that it shows now replaces one that removed itself before both appeared.
      showAfterLeaving(in: application)
    }
    guard state == .appeared, let front, front.state != .appeared else { return }
    front.appearTree(in: application)
    if front.state == .appeared, let id = front.childID { plan.log?.append(.appear(id)) }
  }

  /// Destroys the removed child `id`, or defers the destruction until the application is visible
  /// again.
  fileprivate final func destroyChild(
    _ id: ChildID, _ plan: ContainerPlan, in application: Application
  ) {
    guard let container, let child = container.instances.removeValue(forKey: id) else { return }
    guard application.isShowing else { return container.removedWhileHidden.append(child) }
    let wasAlive = child.state != .initial
    remove(child)
    if wasAlive { plan.log?.append(.destroy(id)) }
  }
}
