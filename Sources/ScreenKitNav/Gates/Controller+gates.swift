public import ScreenKitCore

extension ControllerLogic where Self: Controller {
  /// Replaces this screen by the pending destination, from which a gate redirected here.
  ///
  /// If the destination's own path contains this screen, it stays below the destination.
  ///
  /// - Returns: Whether there was a pending destination; if not, the screen stays.
  @discardableResult
  public func continueToDestination() -> Bool {
    for case (let inner, let navigator as Navigator) in surroundings {
      guard let id = inner.entryID, navigator.ledger.pendingDestinations[id] != nil else {
        continue
      }
      navigator.continueToDestination(of: id, leaving: self)
      return true
    }
    return false
  }

  /// Removes all entries behind `gate` in the whole app, unless a guard vetoes it.
  ///
  /// Close the gate before the call. Tabs, the base of modals, and a stack without other entries
  /// are redirected to the entry screen, with the previous screen as pending destination.
  ///
  /// - Parameter gate: The gate.
  /// - Returns: Whether the entries were removed at once; `false` if the removal is queued, waits
  ///   for a guard, or was refused.
  @discardableResult
  public func removeScreens(behind gate: Gate) -> Bool {
    let root = surroundings.last?.outer ?? self
    let navigators = root.outermostNavigators
    guard let container = root as? any ContainerController, !navigators.isEmpty else {
      return false
    }
    let names = Set(navigators.flatMap { $0.routes.names(behind: gate) })
    let creating = root.containment.creatingScreen
    let leaving = creating?.isBehind(gate) == true ? creating : nil
    return container.perform(leaving: leaving) { [weak root] in
      root?.plansWithin(leaving: gate, names) ?? []
    }
  }
}

extension Controller {
  /// Returns whether the screen, or one that contains it, has an entry behind `gate`.
  fileprivate final func isBehind(_ gate: Gate) -> Bool {
    surroundings.contains { inner, outer in
      guard let navigator = outer as? Navigator, let id = inner.entryID,
        let route = navigator.entry(id)?.route
      else { return false }
      return navigator.routes.gate(of: route) === gate
    }
  }
}
