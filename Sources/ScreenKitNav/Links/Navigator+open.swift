import ScreenKitCore

extension Navigator {
  /// Goes to `destination`: selects the tabs and sets the stacks on the path, in one transition.
  ///
  /// Screens below the destination get entries, but only the destination's screen is created. A
  /// navigator that is not created yet keeps the destination until its creation. Before anything
  /// moves, the guards of all screens to be removed are asked; one veto prevents the whole move.
  ///
  /// - Throws: A ``RouteError`` for a route that is not in the navigator's table, or a
  ///   ``LinkError`` for a missing tab; then nothing has moved. The tabs of a navigator are known
  ///   once it is created; if one is missing then, the application reports it.
  public final func open(_ destination: Destination) throws {
    let steps = destination.steps[...]
    for case .screen(let route) in steps { try table?.check(route.base) }
    guard state != .initial else { return arrival = steps }
    guard application != nil, isPlaced else { throw noSuchPlace(steps) }
    // Errors that are known now are thrown now, even if the transition has to wait.
    let plans = try way(steps)
    move(leaving: mustWait ? creatingScreen(removedBy: plans) : nil) { try $0.way(steps) }
  }

  /// Returns the front screen that is being created, if `plans` remove it or a parent of it.
  private func creatingScreen(removedBy plans: [Plan]) -> Controller? {
    guard let creating = creatingChild?.screen else { return nil }
    let path = Set(sequence(first: creating, next: \.parent).map(ObjectIdentifier.init))
    let isRemoved = plans.contains { plan in
      plan.leaving.contains { path.contains(ObjectIdentifier($0)) }
    }
    return isRemoved ? creating : nil
  }

  /// Goes to the destination of an ``open(_:)`` before creation; called once the state exists.
  final func takeArrival() {
    do {
      guard let steps = try arrival ?? restoredArrival() else { return }
      arrival = nil
      guard let application else { return }
      Transition(application: application, ledger: ledger, plans: try way(steps)).perform()
    } catch {
      application?.report(error)
    }
  }

  /// Returns the plans of all navigators on the path, the outermost first.
  private func way(_ steps: ArraySlice<Destination.Step>) throws -> [Plan] {
    switch self {
    case let tabs as TabNavigator: try tabs.select(steps)
    case let stack as StackNavigator: try stack.stack(steps)
    case let composite as CompositeNavigator: try composite.uncover(steps)
    default: throw noSuchPlace(steps)
    }
  }

  fileprivate final func noSuchPlace(_ steps: ArraySlice<Destination.Step>) -> LinkError {
    .noSuchPlace(Destination(Array(steps)).description)
  }

  /// Returns the plans for the remaining `steps` within the screen of `entry`.
  ///
  /// A screen that is created for this is added to the navigator only when the plans are performed.
  final func goOn(
    _ steps: ArraySlice<Destination.Step>, in entry: Entry
  ) throws -> [Plan] {
    guard !steps.isEmpty else { return [] }
    let known = screens[entry.id]
    guard let navigator = (known ?? makeScreen(of: entry)) as? Navigator else {
      throw noSuchPlace(steps)
    }
    guard navigator.state == .initial else { return try navigator.way(steps) }
    try navigator.checkFirst(steps, routes)
    let begin: @MainActor () -> Void = { [self] in
      if known == nil { takeIn(navigator, at: entry.id) }
      application?.attempt { try navigator.keepArrival(steps) }
    }
    return [Plan(self, preparing: begin)]
  }

  /// Keeps the destination until the navigator is created, and in its saved state until then.
  private func keepArrival(_ steps: ArraySlice<Destination.Step>) throws {
    arrival = steps
    var remains = restored ?? ScreenState()
    var state = remains.navigation ?? SavedState()
    state["arrival"] = try SavedState.Value(encoding: steps.map { try ArchivedStep($0) })
    remains.navigation = state
    restored = remains
  }

  /// Returns the destination of a restored navigator that was never created in the previous run.
  private func restoredArrival() throws -> ArraySlice<Destination.Step>? {
    let archived = try restored?.navigation?["arrival"]?.decoded(as: [ArchivedStep].self)
    return try archived?.map { try $0.step(routes) }[...]
  }

  /// Checks the routes that are known before the navigator is created.
  private func checkFirst(_ steps: ArraySlice<Destination.Step>, _ around: RouteTable) throws {
    guard self is StackNavigator else { return }
    for step in steps {
      guard let route = step.route else { return }
      try (table ?? around).check(route.base)
    }
  }
}

extension TabNavigator {
  fileprivate func select(_ steps: ArraySlice<Destination.Step>) throws -> [Plan] {
    guard let navigation, case .tab(let name)? = steps.first,
      let index = navigation.items.firstIndex(where: { $0.name == name })
    else { throw noSuchPlace(steps) }
    let entry = navigation.items[index].entry
    let continuation = try continuation(steps.dropFirst(), at: entry)
    return plans(continuation) {
      let passed = $0.replace(entry.id, by: continuation.entry)
      let selected = $0.select(index)
      return selected.isMove ? selected : passed
    }
  }
}

extension StackNavigator {
  fileprivate func stack(_ steps: ArraySlice<Destination.Step>) throws -> [Plan] {
    guard let root = entries.first else { throw noSuchPlace(steps) }
    // The root may be the entry screen of a gate, with the actual root pending.
    guard let base = ledger.pendingDestinations[root.id]?.first ?? root.route.map({ .screen($0) })
    else {
      return try plans(to: steps, over: [root], keeping: entries.dropFirst())
    }
    let way = steps.first == base ? steps : [base] + steps
    return try plans(to: way, over: [], keeping: entries[...])
  }

  /// Returns the plans that stack the routes of `steps` and continue within the last of them.
  ///
  /// - Parameters:
  ///   - steps: The routes, and the steps within the last of them.
  ///   - below: The entries below them.
  ///   - known: The entries in their place; equal ones from the bottom up are kept.
  ///   - above: The entries above them.
  ///   - entryScreen: The entry screen that they replace, if any.
  /// - Returns: The plans of the stack and of the navigators within.
  /// - Throws: A ``RouteError`` or ``LinkError`` for an unknown route or tab.
  final func plans(
    to steps: ArraySlice<Destination.Step>, over below: ArraySlice<Entry>,
    keeping known: ArraySlice<Entry>, under above: ArraySlice<Entry> = [],
    past entryScreen: EntryID? = nil
  ) throws -> [Plan] {
    let way = steps.prefix { $0.route != nil }.compactMap(\.route)
    for route in way { try routes.check(route.base) }
    let rest = steps.dropFirst(way.count)
    let redirect = routes.redirect(to: way, then: Array(rest))
    let staying = zip(known, redirect.routes).prefix { $0.route == $1 }.map(\.0)
    let fresh = redirect.routes.dropFirst(staying.count).map {
      Entry(ledger.newID(), .route($0))
    }
    let all = below + staying + fresh
    guard let last = all.last else { throw noSuchPlace(steps) }
    let prepare: @MainActor () -> Void = { [ledger] in
      if let entryScreen, staying.isEmpty { ledger.pass(entryScreen, to: last.id) }
      for entry in staying { ledger.pendingDestinations[entry.id] = nil }
      ledger.pendingDestinations[last.id] = redirect.pendingDestination
    }
    let within = redirect.pendingDestination == nil ? try goOn(rest, in: last) : []
    return plans(Continuation(entry: last, prepare: prepare, within: within)) {
      $0.set(all[0], all.dropFirst() + above)
    }
  }
}

extension CompositeNavigator {
  fileprivate func uncover(_ steps: ArraySlice<Destination.Step>) throws -> [Plan] {
    guard let navigation else { throw noSuchPlace(steps) }
    let continuation = try continuation(steps, at: navigation.base)
    return plans(continuation) {
      let passed = $0.replace(navigation.base.id, by: continuation.entry)
      let dismissed = $0.dismiss(navigation.modals.count)
      return dismissed.isMove ? dismissed : passed
    }
  }
}
