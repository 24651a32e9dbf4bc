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

/// The calls of one navigator in a transition, for its observers.
@MainActor
final class TransitionLog {
  private var steps: [ChildStep] = []
  private let body: @MainActor ([ChildStep]) -> Void

  init(_ body: @escaping @MainActor ([ChildStep]) -> Void) { self.body = body }

  func append(_ step: ChildStep) { steps.append(step) }
  func report() { body(steps) }
}
