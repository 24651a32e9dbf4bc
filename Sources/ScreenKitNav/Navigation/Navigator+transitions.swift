import ScreenKitCore

extension Navigator {
  /// Performs all of `plans` in one transition, if the guards of all screens to be removed agree.
  ///
  /// - Parameters:
  ///   - leaving: The screen that the plans remove during its creation, so that it never appears;
  ///     `nil` for none.
  ///   - plans: Creates the plans when the transition starts.
  /// - Returns: Whether the transition was performed at once.
  @discardableResult
  final func move(
    leaving: Controller? = nil, _ plans: @escaping @MainActor (Navigator) throws -> [ContainerPlan]
  ) -> Bool {
    own.perform(leaving: leaving) { [weak self] in try self.map(plans) ?? [] }
  }
}
