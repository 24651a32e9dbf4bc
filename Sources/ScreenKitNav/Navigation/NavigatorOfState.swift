import ScreenKitCore

/// A navigator as the keeper of its state: how a verb becomes a transition.
@MainActor
protocol NavigatorOfState: Navigator {
  associatedtype State: NavigationState

  /// The state; `nil` before creation and after destruction.
  var navigation: State? { get set }
}

extension NavigatorOfState {
  /// Has `verb` carried out: now, or after the transition that is being made (R7).
  ///
  /// - Parameters:
  ///   - leaving: The screen that asks to be taken away; by default the one in front, if the verb
  ///     takes that away. It never appears if it is just being created.
  ///   - verb: The verb.
  ///   - prepare: Called with what the verb did before any screen is.
  /// - Returns: What came of it.
  func change<Change: NavigationChange>(
    leaving: Controller? = nil, _ verb: @escaping (inout State) -> Change,
    prepare: @escaping @MainActor (Change) -> Void = { _ in }
  ) -> Outcome<Change> {
    guard application != nil, navigation != nil else { return .refused(.noNavigator) }
    var outcome = Outcome<Change>.queued
    transition(leaving: leaving ?? screenInCreation(takenBy: verb)) { [self] in
      outcome = carryOut(verb, prepare: prepare)
      return outcome != .waiting
    }
    return outcome
  }

  /// The screen in front, if it is being created and `verb` is going to take it away.
  ///
  /// Where another verb comes before, that is not known yet.
  private func screenInCreation<Change: NavigationChange>(
    takenBy verb: (inout State) -> Change
  ) -> Controller? {
    guard let front, front.isCreating, let id = front.entryID, var trial = navigation,
      application?.transitions.hasWaiting == false
    else { return nil }
    _ = verb(&trial)
    return trial.entries.contains { $0.id == id } ? nil : front
  }

  /// Carries `verb` out within the transition that is being made.
  func carryOut<Change: NavigationChange>(
    _ verb: (inout State) -> Change, prepare: @escaping @MainActor (Change) -> Void = { _ in }
  ) -> Outcome<Change> {
    guard let application, let (change, plan) = plan(verb, prepare) else {
      return .refused(.noNavigator)
    }
    guard let plan else {
      prepare(change)
      return .done(change)
    }
    switch ask(GuardRound(plan.leaving), in: application, then: plan.commit) {
    case .allowed: return .done(change)
    case .vetoed: return .refused(.vetoed)
    case .pending: return .waiting
    }
  }

  /// What brings `passage` about by `verb`, and goes on within.
  func plans<Change: NavigationChange>(
    _ passage: Passage, _ verb: (inout State) -> Change
  ) -> [Plan] {
    let own = plan(verb) { _ in passage.prepare() }?.1
    return [own ?? Plan(leaving: [], commit: passage.prepare)] + passage.within
  }

  /// What `verb` does, and what that comes to if it moves anything.
  func plan<Change: NavigationChange>(
    _ verb: (inout State) -> Change, _ prepare: @escaping @MainActor (Change) -> Void = { _ in }
  ) -> (Change, Plan?)? {
    guard let application, isPlaced(in: application), let old = navigation else { return nil }
    var new = old
    let change = verb(&new)
    guard change.isMove else { return (change, nil) }
    let standings = new.standings(since: old)
    let steps = ChildReconciler.steps(from: standings.old, to: standings.new)
    let plan = Plan(leaving: leaving(by: steps, in: application)) { [self, new] in
      prepare(change)
      navigation = new
      // What is to be seen comes with the rest of the navigator.
      guard !isCreating else { return settle(steps, ledger) }
      let ledger = ledger
      let done = perform(steps, in: application, ledger)
      if ledger.answers.hasLetters, application.root.state == .appeared {
        application.root.deliverTree()
      }
      ledger.observers.tell(NavigationTransition(navigator: self, steps: done, old: old, new: new))
    }
    return (change, plan)
  }
}
