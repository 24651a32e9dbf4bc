import ScreenKitCore

/// A navigator with a state, whose verbs become transitions.
@MainActor
protocol NavigatorOfState: Navigator {
  associatedtype State: NavigationState

  /// The state; `nil` before creation and after destruction.
  var navigation: State? { get set }
}

extension NavigatorOfState {
  /// Performs `verb`: now, or after the current transition.
  ///
  /// - Parameters:
  ///   - leaving: The screen that asks to be removed, which never appears if it is being created;
  ///     by default, the screen in creation that the verb removes.
  ///   - verb: Changes the state.
  ///   - prepare: Called with the change, before any screen is called.
  ///   - then: Called once with the final outcome.
  /// - Returns: The outcome, as far as it is known.
  func change<Change: NavigationChange>(
    leaving: Controller? = nil, _ verb: @escaping (inout State) -> Change,
    prepare: @escaping @MainActor (Change) -> Void = { _ in },
    then: @escaping @MainActor (Outcome<Change>) -> Void = { _ in }
  ) -> Outcome<Change> {
    guard let application, navigation != nil else { return .refused(.noNavigator) }
    guard mustWait else {
      var outcome = Outcome<Change>.refused(.noNavigator)
      application.transitions.run { [self] in
        outcome = carryOut(verb, prepare: prepare, then: then)
      }
      return outcome
    }
    let promise = OutcomePromise(then)
    let leaving = (leaving?.isCreating == true ? leaving : nil) ?? creatingScreen(removedBy: verb)
    transition(leaving: leaving, foresee: { [self] in foresee(verb, in: $0) }) { [self] in
      _ = carryOut(verb, prepare: prepare) { outcome in
        promise.resolve(outcome)
        leaving?.stay(in: application)
      }
    }
    return .queued(promise.pending)
  }

  /// Returns the front screen that is being created, if `verb` is going to remove it.
  private func creatingScreen<Change: NavigationChange>(
    removedBy verb: (inout State) -> Change
  ) -> Controller? {
    guard let (screen, child) = creatingChild, let id = child.entryID,
      let before = application?.transitions.forecast.state(of: self, as: State.self) ?? navigation
    else { return nil }
    var after = before
    _ = verb(&after)
    return after.removed(since: before).contains(id) ? screen : nil
  }

  private func foresee<Change: NavigationChange>(
    _ verb: (inout State) -> Change, in forecast: Forecast
  ) {
    guard var state = forecast.state(of: self, as: State.self) ?? navigation else { return }
    _ = verb(&state)
    forecast.set(state, of: self)
  }

  /// Performs `verb` within the current transition.
  func carryOut<Change: NavigationChange>(
    _ verb: (inout State) -> Change, prepare: @escaping @MainActor (Change) -> Void = { _ in },
    then: @escaping @MainActor (Outcome<Change>) -> Void = { _ in }
  ) -> Outcome<Change> {
    let outcome: Outcome<Change>
    defer { if !outcome.isWaiting { then(outcome) } }
    guard let application, let (change, plan) = plan(verb, prepare) else {
      outcome = .refused(.noNavigator)
      return outcome
    }
    guard let plan else {
      prepare(change)
      outcome = .done(change)
      return outcome
    }
    let transition = Transition(application: application, ledger: ledger, plans: [plan])
    switch transition.start() {
    case .allowed: outcome = .done(change)
    case .vetoed: outcome = .refused(.vetoed)
    case .pending(let question, let round):
      let promise = OutcomePromise(then)
      transition.wait(for: question, round) {
        promise.resolve($0 ? .done(change) : .refused(.vetoed))
      }
      outcome = .waiting(promise.pending)
    }
    return outcome
  }

  /// Returns the change by `verb`, with a plan if the state changes; `nil` without a state.
  func plan<Change: NavigationChange>(
    _ verb: (inout State) -> Change, _ prepare: @escaping @MainActor (Change) -> Void = { _ in }
  ) -> (Change, Plan?)? {
    guard let application, isPlaced(in: application), let old = navigation else { return nil }
    var new = old
    let change = verb(&new)
    guard change.isMove else { return (change, nil) }
    let plan = Plan(
      self, outgoing: old.frontID == new.frontID ? nil : old.frontID,
      removed: new.removed(since: old), log(from: old, to: new)
    ) { [self, new] in
      prepare(change)
      navigation = new
    }
    return (change, plan)
  }

  /// Returns the log of a transition for observers; `nil` if there are none.
  private func log(from old: State, to new: State) -> TransitionLog? {
    let observers = ledger.observers
    guard observers.isObserved, !isCreating else { return nil }
    return TransitionLog { [self] steps in
      observers.notify(of: NavigationTransition(navigator: self, steps: steps, old: old, new: new))
    }
  }
}
