import ScreenKitCore

/// A transition of one or more navigators, which orders all lifecycle calls of navigation.
///
/// Outgoing screens pause, incoming ones are created, results are delivered, the front screen
/// appears, and finally removed screens are destroyed. While the application is hidden no screen is
/// called: new screens are created when their navigator is visible again, and removed ones are
/// destroyed then.
@MainActor
struct Transition {
  let application: Application
  let ledger: NavigationLedger
  /// The plans, that of the outermost navigator first.
  let plans: [Plan]

  /// Asks the guards of all screens to be removed, and performs the transition if they agree.
  ///
  /// - Returns: The verdict; if it is pending, ``wait(for:_:then:)`` continues.
  func start() -> GuardRound.Verdict {
    for plan in plans { plan.createGuarded(in: application) }
    let verdict = GuardRound(plans.leavingTopFirst).proceed()
    if case .allowed = verdict { perform() }
    return verdict
  }

  /// Waits for the answer to `question`, then asks the remaining guards of `round`.
  ///
  /// - Parameters:
  ///   - question: The question of the next guard.
  ///   - round: The guards to be asked after it.
  ///   - then: Called with whether all agreed, after the transition was performed if they did.
  func wait(
    for question: @escaping @MainActor () async -> Bool, _ round: GuardRound,
    then: @escaping @MainActor (Bool) -> Void
  ) {
    ledger.results.beginAsking(plans.flatMap(\.leavingEntries))
    application.ask(question, round) { isAllowed in
      ledger.results.endAsking(isAllowed: isAllowed)
      if isAllowed { perform() }
      then(isAllowed)
    }
  }

  /// Sets the states and calls the screens: the one place that decides their order.
  func perform() {
    let leaving = plans.count > 1 ? plans.leavingTopFirst : nil
    let moving = plans.filter(\.isMoving)
    // Innermost first: a navigator must be prepared before the one that contains it.
    for plan in plans.reversed() { plan.begin() }
    for plan in moving { plan.navigator.pause(plan, in: application) }
    for plan in plans { plan.navigator.endEntries(of: plan, ledger) }
    for plan in moving { plan.navigator.updateFront() }
    for plan in moving { plan.navigator.create(plan, in: application) }
    for plan in moving { plan.navigator.deliver(ledger) }
    for plan in moving { plan.navigator.appear(plan, in: application) }
    if let leaving {
      for screen in leaving { destroy(screen) }
    } else if let plan = moving.first {
      for id in plan.removed { plan.navigator.destroyScreen(of: id, plan, in: application) }
    }
    if ledger.results.hasPendingResults, plans.contains(where: \.isMoving),
      application.root.state == .appeared
    {
      application.root.deliverTree()
    }
    for plan in plans { plan.log?.report() }
  }

  private func destroy(_ screen: Controller) {
    guard let id = screen.entryID, let plan = plans.first(where: { $0.navigator === screen.parent })
    else { return }
    plan.navigator.destroyScreen(of: id, plan, in: application)
  }
}

/// The phases of a transition in one navigator; ``Transition`` calls them in order.
extension Navigator {
  /// Pauses the screen that leaves the front, if it is there.
  fileprivate final func pause(_ plan: Plan, in application: Application) {
    guard let id = plan.outgoing, let screen = screens[id], screen.state == .appeared else {
      return
    }
    screen.pauseTree(in: application)
    plan.log?.append(.pause(id))
  }

  /// Resolves the results that callers await from the entries to be removed; runs before any screen
  /// appears.
  fileprivate final func endEntries(of plan: Plan, _ ledger: NavigationLedger) {
    for id in plan.removed {
      ledger.end((screens[id]?.entriesWithin ?? []) + (savedStates[id]?.entriesWithin ?? []) + [id])
      if !savedStates.isEmpty { savedStates[id] = nil }
      if !guarded.isEmpty { guarded.remove(id) }
    }
  }

  /// Sets the child that appears and pauses together with the navigator.
  fileprivate final func updateFront() {
    if let frontID { front = screens[frontID] } else { front = nil }
  }

  /// Creates the visible screens that do not exist, if the navigator itself is visible.
  fileprivate final func create(_ plan: Plan, in application: Application) {
    guard isVisible else { return }
    let shown = createVisibleChildren()
    if let log = plan.log {
      for screen in shown where screen.state == .initial {
        if let id = screen.entryID { log.append(.create(id)) }
      }
    }
    for screen in shown { screen.createTree(in: application) }
    placeViews()
  }

  /// Delivers pending results to the screens that are about to appear.
  fileprivate final func deliver(_ ledger: NavigationLedger) {
    guard state == .appeared, ledger.results.hasPendingResults else { return }
    front?.deliverTree()
  }

  /// Makes the front screen appear, if the navigator itself is in front.
  fileprivate final func appear(_ plan: Plan, in application: Application) {
    guard state == .appeared, let front, front.state != .appeared else { return }
    front.appearTree(in: application)
    if front.state == .appeared, let id = front.entryID { plan.log?.append(.appear(id)) }
  }

  /// Destroys the screen of the removed entry `id`, or defers that until the application is visible
  /// again.
  fileprivate final func destroyScreen(of id: EntryID, _ plan: Plan, in application: Application) {
    guard let screen = screens.removeValue(forKey: id) else { return }
    guard application.isShowing else { return removedWhileHidden.append(screen) }
    let wasAlive = screen.state != .initial
    remove(screen, in: application)
    if wasAlive { plan.log?.append(.destroy(id)) }
  }
}
