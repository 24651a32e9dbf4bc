import ScreenKitCore

extension Navigator {
  /// Has `body` run now, or after the transition that is being made (R7).
  ///
  /// - Parameters:
  ///   - leaving: The screen that it takes away; it never appears if it is just being created.
  ///   - body: Says whether it is through, rather than waiting for somebody.
  final func transition(leaving: Controller?, _ body: @escaping @MainActor () -> Bool) {
    let leaving = leaving?.isCreating == true ? leaving : nil
    leaving?.isLeaving = true
    application?.transitions.run { [self] in
      if body() { leaving?.stay(in: self) }
    }
  }

  /// Has all of `plans` carried out in one transition, if all agree who would go (R9).
  ///
  /// - Returns: Whether that was done at once.
  @discardableResult
  final func move(
    leaving: Controller? = nil, _ plans: @escaping @MainActor (Navigator) throws -> [Plan]
  ) -> Bool {
    var isDone = false
    transition(leaving: leaving) { [weak self] in
      guard let self, let application, isPlaced else { return true }
      do {
        let verdict = try carryOut(plans(self), in: application)
        if case .allowed = verdict { isDone = true }
        if case .pending = verdict { return false }
      } catch {
        application.report(error)
      }
      return true
    }
    return isDone
  }

  /// Carries out `plans` as soon as all agree who would go.
  final func carryOut(_ plans: [Plan], in application: Application) -> GuardRound.Verdict {
    ask(GuardRound(plans.flatMap(\.leaving)), in: application) {
      // What is within moves first, while it is out of sight, so that nothing appears on the way.
      for plan in plans.reversed() { plan.commit() }
    }
  }
}

extension Controller {
  /// Has the screen appear after all, if what was to take it away during its creation did not (R7).
  final func stay(in navigator: Navigator) {
    guard isLeaving else { return }
    isLeaving = false
    guard let application, navigator.front === self, navigator.state == .appeared else { return }
    appearTree(in: application)
  }
}
