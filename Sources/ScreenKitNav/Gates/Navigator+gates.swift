import ScreenKitCore

extension Navigator {
  /// Replaces the entry screen `id` by its pending destination; `screen` requests it.
  final func pass(_ id: EntryID, leaving screen: Controller) {
    move(leaving: screen) { navigator in
      guard let pendingDestination = navigator.ledger.pendingDestinations[id] else { return [] }
      return try navigator.plans(passing: id, to: pendingDestination[...])
    }
  }

  /// Returns the continuation of `steps` at `entry`: within its screen, or past its gate.
  final func continuation(
    _ steps: ArraySlice<Destination.Step>, at entry: Entry
  ) throws -> Continuation {
    guard let pendingDestination = ledger.pendingDestinations[entry.id],
      pendingDestination.first?.route != entry.route
    else {
      return Continuation(entry: entry, within: try goOn(steps, in: entry))
    }
    return try continuation(
      from: entry, to: steps.isEmpty ? pendingDestination[...] : pendingDestination[..<1] + steps)
  }

  /// Returns the continuation that replaces `entryScreen` by `steps` if the gate of the first is open.
  final func continuation(
    from entryScreen: Entry, to steps: ArraySlice<Destination.Step>
  ) throws -> Continuation {
    guard let route = steps.first?.route, routes.isOpen(route) else {
      return Continuation(
        entry: entryScreen,
        prepare: { [ledger] in
          ledger.pendingDestinations[entryScreen.id] = Array(steps)
        })
    }
    try routes.check(route.base)
    let entry = Entry(ledger.newID(), .route(route))
    let prepare: @MainActor () -> Void = { [self] in
      ledger.pass(entryScreen.id, to: entry.id)
      place(entry.id, instead: entryScreen.id)
    }
    return Continuation(
      entry: entry, prepare: prepare, within: try goOn(steps.dropFirst(), in: entry))
  }

  /// Returns the plans that remove all entries behind `gate` here and in the navigators within.
  final func plans(leaving gate: Gate) -> [Plan] {
    guard let application else { return [] }
    let isUnwanted = { [routes] (entry: Entry) in
      entry.route.map { routes.gate(of: $0) === gate } ?? false
    }
    let staying = entries.filter { !isUnwanted($0) }.map(\.id)
    for id in staying { wake(id, in: application) }
    return [plan(removing: isUnwanted), planRemovingKept(staying, routes.names(behind: gate))]
      .compactMap(\.self)
      + staying.compactMap { screens[$0] as? Navigator }.flatMap { $0.plans(leaving: gate) }
  }

  /// Returns a plan that removes entries with routes in `names` from saved states of `ids`.
  private func planRemovingKept(_ ids: [EntryID], _ names: Set<String>) -> Plan {
    Plan(self) { [self] in
      for id in ids {
        application?.attempt {
          let gone = try kept[id]?.remove(names) ?? screens[id]?.restored?.remove(names)
          ledger.end(gone ?? [])
        }
      }
    }
  }
}
