import ScreenKitCore

extension Navigator {
  /// Goes to `destination`: selects the tabs and sets the stacks on the way there.
  ///
  /// What lies below is on its stack at once, but only the place itself is made. A navigator that
  /// is not created yet takes note, and is created there. Screens that would go are asked (R9).
  ///
  /// - Throws: A ``LinkError`` for a tab that is not there, or a ``RouteError``; then nothing, or
  ///   only what lies around that place, has moved.
  public final func open(_ destination: Destination) throws { try arrive(destination.steps[...]) }

  /// Goes where an ``open(_:)`` before the creation wanted; called once the state is there.
  final func takeArrival() {
    guard let steps = arrival else { return }
    arrival = nil
    do { try go(steps) } catch { application?.report(error) }
  }

  fileprivate final func arrive(_ steps: ArraySlice<Destination.Step>) throws {
    guard state == .initial else { return try go(steps) }
    if self is StackNavigator {
      for case .screen(let route) in steps.prefix(while: \.isScreen) {
        try routes.check(route.base)
      }
    }
    arrival = steps
  }

  private func go(_ steps: ArraySlice<Destination.Step>) throws {
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

  /// Goes on within the screen of `entry`, if there is further to go.
  fileprivate final func goOn(_ steps: ArraySlice<Destination.Step>, in entry: Entry) throws {
    guard !steps.isEmpty else { return }
    guard let navigator = screen(of: entry) as? Navigator else { throw noSuchPlace(steps) }
    try navigator.arrive(steps)
  }
}

extension TabNavigator {
  fileprivate func select(_ steps: ArraySlice<Destination.Step>) throws {
    guard let navigation, case .tab(let name)? = steps.first,
      let index = navigation.items.firstIndex(where: { $0.name == name })
    else { throw noSuchPlace(steps) }
    // First within, while that is out of sight, so that nothing appears on the way.
    try goOn(steps.dropFirst(), in: navigation.items[index].entry)
    if isCreating {
      _ = self.navigation?.select(index)
    } else if index != navigation.selected {
      select(index)
    }
  }
}

extension StackNavigator {
  fileprivate func stack(_ steps: ArraySlice<Destination.Step>) throws {
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
    if gated == nil { try goOn(rest, in: others.last ?? root) }
    let entrance = others.last?.id
    if isCreating {
      _ = self.navigation?.set(root, others)
      if let entrance, let gated { ledger.wanted[entrance] = gated }
    } else {
      _ = change {
        $0.set(root, others)
      } prepare: { [ledger] _ in
        if let entrance, let gated { ledger.wanted[entrance] = gated }
      }
    }
  }
}

extension CompositeNavigator {
  fileprivate func uncover(_ steps: ArraySlice<Destination.Step>) throws {
    guard let navigation else { throw noSuchPlace(steps) }
    try goOn(steps, in: navigation.base)
    if isCreating {
      self.navigation = CompositeState(base: navigation.base)
    } else if !navigation.modals.isEmpty {
      dismiss(navigation.modals.count)
    }
  }
}

extension Destination.Step {
  fileprivate var isScreen: Bool { if case .screen = self { true } else { false } }
}
