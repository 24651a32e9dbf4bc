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
    let staying = entries.filter { !isUnwanted($0) }.map(\.id)
    for id in staying { own.createGuarded(at: id.child) }
    let ownPlans = [
      own.plan(removing: isUnwanted),
      own.planPreparation { [self, names = routes.names(behind: gate)] in
        for id in staying { removeSaved(names, of: id) }
      },
    ]
    return ownPlans.compactMap(\.self)
      + staying.compactMap { screen(at: $0) as? Navigator }.flatMap { $0.plans(leaving: gate) }
  }

  /// Removes the entries with routes in `names` from the saved state of the entry `id`.
  private func removeSaved(_ names: Set<String>, of id: EntryID) {
    application?.attempt {
      if var state = containment.savedState(of: id.child) {
        ledger.end(try state.remove(names))
        containment.setSavedState(state, of: id.child)
      } else if let screen = screen(at: id), screen.state == .initial,
        var state = screen.containment.restored
      {
        ledger.end(try state.remove(names))
        screen.containment.restored = state
      }
    }
  }
}
