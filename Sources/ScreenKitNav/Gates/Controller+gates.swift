public import ScreenKitCore

extension ControllerLogic where Self: Controller {
  /// Goes where was pendingDestination when a gate led here instead, in place of this screen.
  ///
  /// A link may have pendingDestination this screen below that place; then it stays there.
  ///
  /// - Returns: Whether there was such a place; if not, the screen stays.
  @discardableResult
  public func continueToDestination() -> Bool {
    for case (let inner, let navigator as Navigator) in surroundings {
      guard let id = inner.entryID, navigator.ledger.pendingDestinations[id] != nil else {
        continue
      }
      navigator.pass(id, leaving: self)
      return true
    }
    return false
  }

  /// Removes every entry of the whole app that is behind `gate`, unless a guard refuses.
  ///
  /// Close the gate before. Tabs, the base of modals, and a stack of nothing else get the entrance,
  /// and remember what was there.
  ///
  /// - Parameter gate: The gate.
  /// - Returns: Whether it was done at once; `false` where it waits or was refused.
  @discardableResult
  public func removeScreens(behind gate: Gate) -> Bool {
    let outermost = surroundings.last?.outer ?? self
    guard let navigator = outermost as? Navigator else { return false }
    let creating = navigator.creatingChild?.screen
    let leaving = creating?.isBehind(gate) == true ? creating : nil
    return navigator.move(leaving: leaving) { $0.plans(leaving: gate) }
  }
}

extension Controller {
  /// Whether the screen is, or is within, an entry behind `gate`.
  fileprivate final func isBehind(_ gate: Gate) -> Bool {
    surroundings.contains { inner, outer in
      guard let navigator = outer as? Navigator, let id = inner.entryID,
        let route = navigator.entry(id)?.route
      else { return false }
      return navigator.routes.gate(of: route) === gate
    }
  }
}
