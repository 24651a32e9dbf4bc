import ScreenKitCore

/// One transition of an app: what several navigators do, as one, in the contract's order (R2).
///
/// The screens that leave pause, those that come are created, results are delivered, what is in
/// front appears, and at last what was removed is destroyed. While the application is out of sight
/// nothing is called: what is new is made when its navigator is shown again, and what is gone is
/// destroyed then.
@MainActor
struct Transition {
  let application: Application
  let ledger: NavigationLedger
  /// The outermost navigator first.
  let plans: [Plan]

  /// Asks the guards of all screens that would be removed, and performs the transition if they agree.
  ///
  /// - Returns: What they answered; where that takes time, ``wait(for:_:then:)`` goes on.
  func start() -> GuardRound.Verdict {
    for plan in plans { plan.createGuarded(in: application) }
    let verdict = GuardRound(plans.leavingTopFirst).proceed()
    if case .allowed = verdict { perform() }
    return verdict
  }

  /// Waits for the answer to `question`, then for that of the guards of `round`.
  ///
  /// - Parameters:
  ///   - question: The question of the guard whose turn it is.
  ///   - round: The guards that are to be asked after it.
  ///   - then: Called with whether all agreed, when the transition has been performed.
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

  /// Sets the states and makes the calls.
  func perform() {
    let leaving = plans.count > 1 ? plans.leavingTopFirst : nil
    // The innermost first: what prepares a navigator comes before what leads to it.
    for plan in plans.reversed() { plan.begin() }
    for plan in plans where plan.isMoving { plan.navigator.pause(plan, in: application) }
    for plan in plans { plan.navigator.endEntries(of: plan, ledger) }
    for plan in plans where plan.isMoving { plan.navigator.updateFront() }
    for plan in plans where plan.isMoving { plan.navigator.create(plan, in: application) }
    for plan in plans where plan.isMoving { plan.navigator.appear(plan, in: application, ledger) }
    if let leaving {
      for screen in leaving { destroy(screen) }
    } else if let plan = plans.first, plan.isMoving {
      for case .destroy(let id) in plan.steps { plan.navigator.drop(id, plan, in: application) }
    }
    if ledger.results.hasPendingResults, plans.contains(where: \.isMoving),
      application.root.state == .appeared
    {
      application.root.deliverTree()
    }
    for plan in plans { plan.log?.tell() }
  }

  private func destroy(_ screen: Controller) {
    guard let id = screen.entryID, let plan = plans.first(where: { $0.navigator === screen.parent })
    else { return }
    plan.navigator.drop(id, plan, in: application)
  }
}

/// The calls of one navigator in a transition, for those who observe it.
@MainActor
final class TransitionLog {
  private var steps: [ChildStep] = []
  private let report: @MainActor ([ChildStep]) -> Void

  init(_ report: @escaping @MainActor ([ChildStep]) -> Void) { self.report = report }

  func add(_ step: ChildStep) { steps.append(step) }
  func tell() { report(steps) }
}
