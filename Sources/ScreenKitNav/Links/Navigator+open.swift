import ScreenKitCore

extension Navigator {
  /// Goes to `destination`: selects the tabs and sets the stacks on the way there, all at once.
  ///
  /// What lies below is on its stack, but only the place itself is made. A navigator that is not
  /// created yet takes note, and is created there. All screens that would go are asked before
  /// anything moves, and one veto keeps everything as it is (R9).
  ///
  /// - Throws: A ``RouteError`` for a route that the navigator's table lacks, or a ``LinkError`` for
  ///   a tab that is not there; then nothing has moved. Which tabs a navigator has is known from
  ///   its creation on: the application tells of one that is missing then.
  public final func open(_ destination: Destination) throws {
    let steps = destination.steps[...]
    for case .screen(let route) in steps { try table?.check(route.base) }
    guard state != .initial else { return arrival = steps }
    guard let application else { throw noSuchPlace(steps) }
    // Where it has to wait for its turn, what is wrong already is told already.
    let isLate = application.transitions.isBusy || application.transitions.isHeld
    if isLate { _ = try way(steps) }
    var failure: (any Error)?
    application.transitions.run { [weak self] in
      do {
        try self?.go(steps, in: application)
      } catch {
        if isLate { application.report(error) } else { failure = error }
      }
    }
    if let failure { throw failure }
  }

  private func go(_ steps: ArraySlice<Destination.Step>, in application: Application) throws {
    let plans = try way(steps)
    // What is within moves first, while it is out of sight, so that nothing appears on the way.
    _ = ask(GuardRound(plans.flatMap(\.leaving)), in: application) {
      for plan in plans.reversed() { plan.commit() }
    }
  }

  /// Goes where an ``open(_:)`` before the creation wanted; called once the state is there.
  final func takeArrival() {
    guard let steps = arrival else { return }
    arrival = nil
    do {
      for plan in try way(steps).reversed() { plan.commit() }
    } catch {
      application?.report(error)
    }
  }

  /// What each navigator on the way has to do, the outermost first.
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

  /// The way on within the screen of `entry`, if there is further to go.
  ///
  /// A screen that has to be made for it is taken in only when the way is gone.
  fileprivate final func goOn(
    _ steps: ArraySlice<Destination.Step>, in entry: Entry
  ) throws -> [Plan] {
    guard !steps.isEmpty else { return [] }
    let known = screens[entry.id]
    guard let navigator = (known ?? makeScreen(of: entry)) as? Navigator else {
      throw noSuchPlace(steps)
    }
    guard navigator.state == .initial else { return try navigator.way(steps) }
    try navigator.checkFirst(steps, routes)
    let commit: @MainActor () -> Void = { [self] in
      if known == nil { takeIn(navigator, at: entry.id) }
      navigator.arrival = steps
    }
    return [Plan(leaving: [], commit: commit)]
  }

  /// Checks what can be known of a way before the navigator is created.
  private func checkFirst(_ steps: ArraySlice<Destination.Step>, _ around: RouteTable) throws {
    guard self is StackNavigator else { return }
    for case .screen(let route) in steps.prefix(while: \.isScreen) {
      try (table ?? around).check(route.base)
    }
  }
}

extension TabNavigator {
  fileprivate func select(_ steps: ArraySlice<Destination.Step>) throws -> [Plan] {
    guard let navigation, case .tab(let name)? = steps.first,
      let index = navigation.items.firstIndex(where: { $0.name == name })
    else { throw noSuchPlace(steps) }
    let within = try goOn(steps.dropFirst(), in: navigation.items[index].entry)
    return [plan { $0.select(index) }?.1].compactMap(\.self) + within
  }
}

extension StackNavigator {
  fileprivate func stack(_ steps: ArraySlice<Destination.Step>) throws -> [Plan] {
    guard let navigation, let root = navigation.entries.first else { throw noSuchPlace(steps) }
    var wanted: [AnyRoute] = []
    for case .screen(let route) in steps.prefix(while: \.isScreen) {
      try routes.check(route.base)
      wanted.append(route)
    }
    let rest = steps.dropFirst(wanted.count)
    if let first = wanted.first, first == root.route { wanted.removeFirst() }
    // Behind a closed gate its entrance is shown, which leads to the rest.
    let (shown, gated) = routes.admitted(all: wanted)
    let known = zip(navigation.entries.dropFirst(), shown).prefix { $0.route == $1 }.map(\.0)
    let fresh = shown.dropFirst(known.count).map { Entry(ledger.newID(), .route($0)) }
    let others = known + fresh
    let within = gated == nil ? try goOn(rest, in: others.last ?? root) : []
    let remember: @MainActor (StackChange) -> Void = { [ledger] _ in
      if let entrance = others.last?.id, let gated { ledger.wanted[entrance] = gated }
    }
    let own = plan({ $0.set(root, others) }, remember)?.1
    return [own ?? Plan(leaving: []) { remember(.nothing) }] + within
  }
}

extension CompositeNavigator {
  fileprivate func uncover(_ steps: ArraySlice<Destination.Step>) throws -> [Plan] {
    guard let navigation else { throw noSuchPlace(steps) }
    let within = try goOn(steps, in: navigation.base)
    return [plan { $0.dismiss(navigation.modals.count) }?.1].compactMap(\.self) + within
  }
}

extension Destination.Step {
  fileprivate var isScreen: Bool { if case .screen = self { true } else { false } }
}
