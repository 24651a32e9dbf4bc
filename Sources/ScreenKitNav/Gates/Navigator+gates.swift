import ScreenKitCore

extension Navigator {
  /// Replaces the entry screen `id` by its pending destination; `screen` requests it.
  final func continueToDestination(of id: EntryID, leaving screen: Controller) {
    move(leaving: screen) { navigator in
      guard let pendingDestination = navigator.ledger.pendingDestinations[id] else { return [] }
      return try navigator.own.plans(passing: id, to: pendingDestination[...])
    }
  }

  /// Returns the plans that remove all entries behind `gate` from this navigator and those within.
  final func plans(leaving gate: Gate) -> [ContainerPlan] {
    guard application != nil else { return [] }
    let isUnwanted = { [routes] (entry: Entry) in
      entry.route.map { routes.gate(of: $0) === gate } ?? false
    }
    let staying = entries.filter { !isUnwanted($0) }.map(\.id.child)
    let within = own.plans(leaving: gate, routes.names(behind: gate), in: staying)
    return (own.plan(removing: isUnwanted).map { [$0] } ?? []) + within
  }
}

/// Navigators within other containers, such as those of another package.
extension Controller {
  /// The outermost navigators within the screen; the screen itself if it is one.
  final var outermostNavigators: [Navigator] {
    if let navigator = self as? Navigator { return [navigator] }
    return children.flatMap(\.outermostNavigators)
  }

  /// Returns the plans that remove all entries behind `gate` from the navigators within the screen.
  ///
  /// - Parameters:
  ///   - gate: The gate.
  ///   - names: The names of the routes to remove from saved states outside of a navigator.
  /// - Returns: The plans.
  final func plansWithin(leaving gate: Gate, _ names: Set<String>) -> [ContainerPlan] {
    if let navigator = self as? Navigator { return navigator.plans(leaving: gate) }
    return (self as? any ContainerController)?.plansOfChildren(leaving: gate, names) ?? []
  }
}

extension ContainerController {
  fileprivate func plansOfChildren(leaving gate: Gate, _ names: Set<String>) -> [ContainerPlan] {
    plans(leaving: gate, names, in: content?.children ?? [])
  }

  /// Returns the plans that remove all entries behind `gate` from the children `ids`, and those
  /// with routes in `names` from their saved states.
  fileprivate func plans(
    leaving gate: Gate, _ names: Set<String>, in ids: [ChildID]
  ) -> [ContainerPlan] {
    for id in ids { createGuarded(at: id) }
    let preparation = planPreparation { [self] in
      for id in ids { removeSaved(names, of: id) }
    }
    return (preparation.map { [$0] } ?? [])
      + ids.compactMap { child($0) }.flatMap { $0.plansWithin(leaving: gate, names) }
  }

  /// Removes the entries with routes in `names` from the saved state of the child `id`.
  private func removeSaved(_ names: Set<String>, of id: ChildID) {
    let path = sequence(first: self as Controller, next: \.parent)
    let ledger = (path.first { $0 is Navigator } as? Navigator)?.ledger
    application?.attempt {
      if var state = containment.savedState(of: id) {
        let removed = try state.remove(names)
        ledger?.end(removed)
        containment.setSavedState(state, of: id)
      } else if let screen = child(id), screen.state == .initial,
        var state = screen.containment.restored
      {
        let removed = try state.remove(names)
        ledger?.end(removed)
        screen.containment.restored = state
      }
    }
  }
}
