import ScreenKitCore

extension Navigator {
  /// Performs all of `plans` in one transition, if the guards of all screens to be removed agree.
  ///
  /// - Parameters:
  ///   - leaving: The screen in creation that they remove, so that it never appears.
  ///   - plans: Creates the plans when the transition starts.
  /// - Returns: Whether the transition was performed at once.
  @discardableResult
  final func move(
    leaving: Controller? = nil, _ plans: @escaping @MainActor (Navigator) throws -> [ContainerPlan]
  ) -> Bool {
    var isDone = false
    transition(leaving: leaving) { [weak self] in
      guard let self, let application, isPlaced else { return }
      do {
        let transition = ContainerTransition(application: application, plans: try plans(self))
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
