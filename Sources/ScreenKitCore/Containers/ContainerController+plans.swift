// Plans of changes. A link needs several plans, since tabs, stacks and their screens change
// together.

extension ContainerController {
  /// Returns a plan that changes the state by `body`; `nil` unless the container is in the app.
  ///
  /// - Parameters:
  ///   - body: Changes the state. If the change moves nothing, performing the plan only calls
  ///     `prepare`.
  ///   - prepare: Called with the change when the plan is carried out, before any screen is called.
  /// - Returns: The plan.
  public func plan<Change: ContainerChange>(
    _ body: (inout Content) -> Change, prepare: @escaping @MainActor (Change) -> Void = { _ in }
  ) -> ContainerPlan? {
    guard let (change, plan) = makePlan(body, prepare) else { return nil }
    return plan ?? ContainerPlan(self) { prepare(change) }
  }

  /// Performs the plans of several containers in one transition: now, or after the current one.
  ///
  /// The guards of all children to be removed are asked first; one veto prevents all changes.
  ///
  /// - Parameters:
  ///   - leaving: The screen that the plans remove, which never appears if it is being created.
  ///   - plans: Makes the plans when the transition starts, from the outermost container inwards;
  ///     the application reports its error.
  /// - Returns: Whether the transition was performed at once.
  @discardableResult
  public func perform(
    leaving: Controller? = nil, _ plans: @escaping @MainActor () throws -> [ContainerPlan]
  ) -> Bool {
    var isDone = false
    transition(leaving: leaving) { [weak self] in
      guard let self, let application, isPlaced else { return }
      do {
        let transition = ContainerTransition(application: application, plans: try plans())
        switch transition.start() {
        case .allowed: isDone = true
        case .vetoed: break
        case .pending(let question, let round):
          return transition.wait(for: question, round) { _ in
            leaving?.endLeaving(self, in: application)
          }
        }
        leaving?.endLeaving(self, in: application)
      } catch {
        leaving?.endLeaving(self, in: application)
        application.report(error)
      }
    }
    return isDone
  }

  /// Performs `plans` as a part of the current transition, or at once if there is none.
  ///
  /// Call it in ``contentDidBegin()``, before any child exists, or in the preparation of a change
  /// that moves nothing, such as the reselection of a tab. It stops the app within a lifecycle
  /// call, or while guards are asked. It does nothing while a guard waits for the user. In
  /// ``contentDidBegin()`` no guard is asked; see ``ContainerPlan/removesGuarded``.
  ///
  /// - Parameter plans: The plans, from the outermost container inwards.
  /// - Returns: Whether the plans change a state; a guard may still veto the change.
  @discardableResult
  public func performNow(_ plans: [ContainerPlan]) -> Bool {
    guard let application, !application.transitions.isHeld else { return false }
    let transition = ContainerTransition(application: application, plans: plans)
    if plans.allSatisfy(\.container.isCreating) {
      // No guard can be asked, since the children are created after the container.
      transition.perform()
    } else if application.transitions.isBusy {
      checkIsTransition("performNow")
      transition.begin()
    } else {
      application.transitions.run { transition.begin() }
    }
    return plans.contains(where: \.changesState)
  }

  /// Stops the app unless a transition is in progress and makes no call at this time.
  func checkIsTransition(_ method: StaticString) {
    guard let transitions = application?.transitions else { return }
    guard transitions.isBusy, !transitions.isCalling else {
      fatalError(
        "R7: \(method) of \(Self.self) outside of a transition or in a call; use perform (SK112)")
    }
  }
}
