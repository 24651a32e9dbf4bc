import ScreenKitCore

extension Navigator {
  /// Runs `body` as a transition: now, or after the one that is being made (R7).
  ///
  /// - Parameters:
  ///   - leaving: The screen in creation that it removes, and that so never appears.
  ///   - foresee: Applies to a forecast what `body` will do.
  ///   - body: Takes what is to be called once it is clear whether `leaving` stays after all.
  final func transition(
    leaving: Controller?, foresee: (@MainActor (Forecast) -> Void)? = nil,
    _ body: @escaping @MainActor () -> Void
  ) {
    leaving?.beginLeaving(self)
    application?.transitions.run(foresee: foresee, body)
  }

  /// Whether a transition that is requested now has to wait.
  final var mustWait: Bool {
    guard let transitions = application?.transitions else { return false }
    return transitions.isBusy || transitions.isHeld
  }

  /// The screen that is being created in front within the navigator, and the child that it is in.
  final var creatingChild: (screen: Controller, child: Controller)? {
    guard application?.transitions.isBusy == true, let front,
      let screen = front.frontPath.first(where: \.isCreating)
    else { return nil }
    return (screen, front)
  }

  /// Carries out all of `plans` in one transition, if all agree who would go (R9).
  ///
  /// - Parameters:
  ///   - leaving: The screen in creation that they remove, and that so never appears.
  ///   - plans: Makes the plans when their turn has come.
  /// - Returns: Whether that was done at once.
  @discardableResult
  final func move(
    leaving: Controller? = nil, _ plans: @escaping @MainActor (Navigator) throws -> [Plan]
  ) -> Bool {
    var isDone = false
    transition(leaving: leaving) { [weak self] in
      guard let self, let application, isPlaced else { return }
      do {
        let transition = Transition(
          application: application, ledger: ledger, plans: try plans(self))
        switch transition.start() {
        case .allowed: isDone = true
        case .vetoed: break
        case .pending(let question, let round):
          return transition.wait(for: question, round) { _ in leaving?.stay(in: application) }
        }
        leaving?.stay(in: application)
      } catch {
        leaving?.stay(in: application)
        application.report(error)
      }
    }
    return isDone
  }
}
