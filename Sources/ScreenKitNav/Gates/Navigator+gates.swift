import ScreenKitCore

extension Navigator {
  /// Replaces the entry screen `id` by its pending destination; `screen` requests it.
  final func continueToDestination(of id: EntryID, leaving screen: Controller) {
    move(leaving: screen) { navigator in
      guard let pendingDestination = navigator.ledger.pendingDestinations[id] else { return [] }
      return try navigator.own.plans(passing: id, to: pendingDestination[...])
    }
  }

  /// Returns the plans that remove all entries behind `gate` here and in the navigators within.
  final func plans(leaving gate: Gate) -> [ContainerPlan] {
    guard application != nil else { return [] }
    let isUnwanted = { [routes] (entry: Entry) in
      entry.route.map { routes.gate(of: $0) === gate } ?? false
    }
    let staying = entries.filter { !isUnwanted($0) }.map(\.id)
    for id in staying { own.createGuarded(at: id.child) }
    return [own.plan(removing: isUnwanted), planRemovingKept(staying, routes.names(behind: gate))]
      .compactMap(\.self)
      + staying.compactMap { screen(at: $0) as? Navigator }.flatMap { $0.plans(leaving: gate) }
  }

  /// Returns a plan that removes entries with routes in `names` from saved states of `ids`.
  private func planRemovingKept(_ ids: [EntryID], _ names: Set<String>) -> ContainerPlan {
    ContainerPlan(own) { [self] in
      for id in ids {
        application?.attempt {
          var state = savedState(of: id.child)
          let gone = try state?.remove(names) ?? screen(at: id)?.restored?.remove(names)
          if let state { setSavedState(state, of: id.child) }
          ledger.end(gone ?? [])
        }
      }
    }
  }
}
