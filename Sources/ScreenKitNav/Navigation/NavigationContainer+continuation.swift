import ScreenKitCore

/// The plans that open a destination, up to the first closed gate on its path.
extension NavigationContainer {
  /// Returns the plans that replace the entry screen `id` by `steps`; called in a transition.
  ///
  /// The first step must be a route.
  func plans(passing id: EntryID, to steps: ArraySlice<Destination.Step>) throws -> [ContainerPlan]
  {
    guard let entryScreen = entry(id) else { return [] }
    let continuation = try continuation(
      to: steps, replacing: [entryScreen], past: id, createsGuarded: true)
    return plans(continuation) { $0.replace(id, by: continuation.entries) }
  }

  /// Returns the continuation of `steps` at `entry`: within its screen, or past its gate.
  func continuation(
    to steps: ArraySlice<Destination.Step>, at entry: Entry, createsGuarded: Bool
  ) throws -> Continuation {
    guard let pendingDestination = ledger.pendingDestinations[entry.id],
      pendingDestination.first?.route != entry.route
    else {
      return Continuation(
        entries: [entry],
        within: try plans(to: steps, within: entry, createsGuarded: createsGuarded))
    }
    return try continuation(
      to: steps.isEmpty ? pendingDestination[...] : pendingDestination[..<1] + steps,
      replacing: [entry], past: entry.id, createsGuarded: createsGuarded)
  }

  /// Returns the entries of the routes at the beginning of `steps`, and the plans within the last
  /// one.
  ///
  /// - Parameters:
  ///   - steps: The routes, and the steps within the screen of the last one.
  ///   - known: The present entries above `below`; equal ones from the bottom up are kept.
  ///   - below: The entry below them, in whose screen steps without a route continue; `nil` for
  ///     none.
  ///   - entryScreen: The entry screen that they replace; `nil` for none.
  ///   - createsGuarded: Whether a navigator at the last entry that was saved with unsaved changes
  ///     is created now; only possible in a transition.
  /// - Returns: The continuation; a closed gate on the path ends it at the gate's entry screen.
  /// - Throws: A ``RouteError`` or ``LinkError`` for an unknown route or tab.
  func continuation(
    to steps: ArraySlice<Destination.Step>, replacing known: ArraySlice<Entry>,
    over below: Entry? = nil, past entryScreen: EntryID? = nil, createsGuarded: Bool
  ) throws -> Continuation {
    let path = steps.prefix { $0.route != nil }.prefix(Content.longestPath).compactMap(\.route)
    for route in path { try routes.check(route.base) }
    let rest = steps.dropFirst(path.count)
    let redirect = routes.redirect(to: path, then: Array(rest))
    let staying = zip(known, redirect.routes).prefix { $0.route == $1 }.map(\.0)
    let entries =
      staying
      + redirect.routes.dropFirst(staying.count).map { Entry(ledger.newID(), .route($0)) }
    guard let last = entries.last ?? below else { throw noSuchPlace(steps) }
    let prepare: @MainActor () -> Void = { [self] in
      if let entryScreen, staying.isEmpty {
        ledger.transferResults(from: entryScreen, to: last.id)
        willReplace(entryScreen, by: last.id)
      }
      for entry in staying { ledger.pendingDestinations[entry.id] = nil }
      ledger.pendingDestinations[last.id] = redirect.pendingDestination
    }
    return Continuation(
      entries: entries, prepare: prepare,
      within: redirect.pendingDestination == nil
        ? try plans(to: rest, within: last, createsGuarded: createsGuarded) : [])
  }

  /// Returns the plans that change the state by `body` to `continuation`, and those within.
  func plans<Change: ContainerChange>(
    _ continuation: Continuation, _ body: (inout Content) -> Change
  ) -> [ContainerPlan] {
    let own = plan(body) { _ in continuation.prepare() }
    return (own.map { [$0] } ?? []) + continuation.within
  }
}

extension ContainerController {
  /// Returns a plan that changes nothing, but calls `body` before any screen is called.
  func planPreparation(_ body: @escaping @MainActor () -> Void) -> ContainerPlan? {
    plan { _ in
      ContentChange.nothing
    } prepare: { _ in
      body()
    }
  }
}
