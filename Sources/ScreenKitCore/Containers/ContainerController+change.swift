// Inlinable methods are compiled for the content type of each container, which saves the lookup of
// the type at each step of a push: decision 0121.

extension ContainerController {
  /// Changes the state by `body`, and calls the children in the order of the lifecycle contract.
  ///
  /// The change happens at once or, within a lifecycle call, after the current transition. A guard
  /// of a child to be removed can refuse the change. Does nothing if `body` changes nothing.
  ///
  /// - Parameter body: Changes the state; it may run more than once, so it has no other effect.
  /// - Returns: The outcome.
  @inlinable @discardableResult
  public func changeContent(_ body: @escaping (inout Content) -> Void) -> Outcome<ContentChange> {
    change { content -> ContentChange in
      let old = content
      body(&content)
      return content == old ? .nothing : .changed
    }
  }

  /// Performs `body`: now, or after the current transition.
  ///
  /// - Parameters:
  ///   - leaving: The screen that requests its removal, which never appears if it is being created;
  ///     by default, the screen in creation that `body` removes.
  ///   - body: Changes the state; it may run more than once, so it has no other effect.
  ///   - prepare: Called with the change, before any screen is called.
  ///   - then: Called once with the final outcome.
  /// - Returns: The outcome, as far as it is known.
  @inlinable @discardableResult
  public func change<Change: ContainerChange>(
    leaving: Controller? = nil, _ body: @escaping (inout Content) -> Change,
    prepare: @escaping @MainActor (Change) -> Void = { _ in },
    then: @escaping @MainActor (Outcome<Change>) -> Void = { _ in }
  ) -> Outcome<Change> {
    guard let application, content != nil else { return .refused(.noNavigator) }
    guard !mustWait else { return changeLater(leaving: leaving, body, prepare, then) }
    var outcome = Outcome<Change>.refused(.noNavigator)
    application.transitions.run { [self] in
      outcome = carryOut(body, prepare: prepare, then: then)
    }
    return outcome
  }

  /// Performs `body` after the current transition.
  @usableFromInline
  func changeLater<Change: ContainerChange>(
    leaving: Controller?, _ body: @escaping (inout Content) -> Change,
    _ prepare: @escaping @MainActor (Change) -> Void,
    _ then: @escaping @MainActor (Outcome<Change>) -> Void
  ) -> Outcome<Change> {
    guard let application else { return .refused(.noNavigator) }
    let promise = OutcomePromise(then)
    let leaving = (leaving?.isCreating == true ? leaving : nil) ?? creatingScreen(removedBy: body)
    transition(leaving: leaving, foresee: { [self] in foresee(body, in: $0) }) { [self] in
      _ = carryOut(body, prepare: prepare) { outcome in
        promise.resolve(outcome)
        leaving?.endLeaving(self, in: application)
      }
    }
    return .queued(promise.pending)
  }

  /// Returns the front screen in creation, if `body` is going to remove it.
  private func creatingScreen<Change: ContainerChange>(
    removedBy body: (inout Content) -> Change
  ) -> Controller? {
    guard let (screen, child) = creatingChild, let id = child.childID,
      let before = application?.transitions.forecast.state(of: self, as: Content.self) ?? content
    else { return nil }
    var after = before
    _ = body(&after)
    return after.removedChildren(since: before).contains(id) ? screen : nil
  }

  private func foresee<Change: ContainerChange>(
    _ body: (inout Content) -> Change, in forecast: Forecast
  ) {
    guard var state = forecast.state(of: self, as: Content.self) ?? content else { return }
    _ = body(&state)
    forecast.set(state, of: self)
  }

  /// Performs `body` within the current transition.
  @inlinable
  func carryOut<Change: ContainerChange>(
    _ body: (inout Content) -> Change, prepare: @escaping @MainActor (Change) -> Void = { _ in },
    then: @escaping @MainActor (Outcome<Change>) -> Void = { _ in }
  ) -> Outcome<Change> {
    let outcome: Outcome<Change>
    defer { if !outcome.isWaiting { then(outcome) } }
    guard let application, let (change, plan) = makePlan(body, prepare) else {
      outcome = .refused(.noNavigator)
      return outcome
    }
    guard let plan else {
      prepare(change)
      outcome = .done(change)
      return outcome
    }
    let transition = ContainerTransition(application: application, plans: [plan])
    switch transition.start() {
    case .allowed: outcome = .done(change)
    case .vetoed: outcome = .refused(.vetoed)
    case .pending(let question, let round):
      outcome = transition.outcome(of: change, after: question, round, then)
    }
    return outcome
  }

  /// Returns the change by `body`, with a plan if the state changes; `nil` without a state.
  @inlinable
  func makePlan<Change: ContainerChange>(
    _ body: (inout Content) -> Change, _ prepare: @escaping @MainActor (Change) -> Void = { _ in }
  ) -> (Change, ContainerPlan?)? {
    guard isPlaced, let container, let old = content else { return nil }
    var new = old
    let change = body(&new)
    guard change.isMove else { return (change, nil) }
    let removed = new.removedChildren(since: old)
    if let broken = new.brokenRule { fail(broken) }
    let plan = ContainerPlan(
      self, outgoing: container.frontID == new.frontChild ? nil : container.frontID,
      removed: removed, observesChanges ? makeLog(from: old, to: new) : nil
    ) { [new] in
      prepare(change)
      container.setContent(new)
    }
    return (change, plan)
  }

  /// Returns the log of a transition; `nil` while the container is created.
  @usableFromInline
  func makeLog(from old: Content, to new: Content) -> ContainerLog? {
    guard !isCreating else { return nil }
    return ContainerLog { [self] steps in contentDidChange(from: old, to: new, steps) }
  }
}

extension ContainerTransition {
  /// Waits for the answers to `question` and of the guards in `round`, and calls `then` with the
  /// outcome.
  @usableFromInline
  func outcome<Change: ContainerChange>(
    of change: Change, after question: @escaping @MainActor () async -> Bool, _ round: GuardRound,
    _ then: @escaping @MainActor (Outcome<Change>) -> Void
  ) -> Outcome<Change> {
    let promise = OutcomePromise(then)
    wait(for: question, round) { promise.resolve($0 ? .done(change) : .refused(.vetoed)) }
    return .waiting(promise.pending)
  }
}

/// Transitions of any controller.
extension Controller {
  /// Runs `body` as a transition: now, or after the current one.
  ///
  /// - Parameters:
  ///   - leaving: The screen in creation that the transition removes, so that it never appears.
  ///   - foresee: Applies the expected change to a forecast.
  ///   - body: The transition; it must call `endLeaving(_:in:)` on `leaving` at its end.
  package final func transition(
    leaving: Controller?, foresee: (@MainActor (Forecast) -> Void)? = nil,
    _ body: @escaping @MainActor () -> Void
  ) {
    leaving?.beginLeaving(self)
    application?.transitions.run(foresee: foresee, body)
  }

  /// Whether a new transition must wait for another one or for a guard.
  @usableFromInline package final var mustWait: Bool {
    guard let transitions = application?.transitions else { return false }
    return transitions.isBusy || transitions.isHeld
  }

  /// The front screen in creation within the controller, and the child that contains it.
  package final var creatingChild: (screen: Controller, child: Controller)? {
    guard application?.transitions.isBusy == true, let front,
      let screen = front.frontPath.first(where: \.isCreating)
    else { return nil }
    return (screen, front)
  }

  /// Whether the screen and all its parents are still in their containers, up to the app's root.
  @usableFromInline package final var isPlaced: Bool {
    guard let application else { return false }
    var inner: Controller = self
    while let outer = inner.parent {
      if let id = inner.childID, outer.instance(of: id) !== inner { return false }
      inner = outer
    }
    return inner === application.root
  }
}
