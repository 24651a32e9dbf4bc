import ScreenKitCore

extension Navigator {
  /// Runs `body` as a transition: now, or after the current one.
  ///
  /// - Parameters:
  ///   - leaving: The screen in creation that the transition removes, so that it never appears.
  ///   - foresee: Applies the expected change to a forecast.
  ///   - body: The transition; it must call `stay(in:)` on `leaving` at its end.
  final func transition(
    leaving: Controller?, foresee: (@MainActor (Forecast) -> Void)? = nil,
    _ body: @escaping @MainActor () -> Void
  ) {
    leaving?.beginLeaving(self)
    application?.transitions.run(foresee: foresee, body)
  }

  /// Whether a new transition must wait for another one or for a guard.
  final var mustWait: Bool {
    guard let transitions = application?.transitions else { return false }
    return transitions.isBusy || transitions.isHeld
  }

  /// The front screen that is being created within the navigator, and the child that contains it.
  final var creatingChild: (screen: Controller, child: Controller)? {
    guard application?.transitions.isBusy == true, let front,
      let screen = front.frontPath.first(where: \.isCreating)
    else { return nil }
    return (screen, front)
  }

  /// Performs all of `plans` in one transition, if the guards of all screens to be removed agree.
  ///
  /// - Parameters:
  ///   - leaving: The screen in creation that they remove, so that it never appears.
  ///   - plans: Creates the plans when the transition starts.
  /// - Returns: Whether the transition was performed at once.
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
