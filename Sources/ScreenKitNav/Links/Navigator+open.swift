import ScreenKitCore

extension Navigator {
  /// Goes to `destination`: selects the tabs and sets the stacks on the path, in one transition.
  ///
  /// Screens below the destination get entries, but only the destination's screen is created.
  /// Before its creation, a navigator keeps the destination. Before anything moves, the guards of
  /// all screens to be removed are asked; one veto prevents the whole move.
  ///
  /// - Throws: A ``RouteError`` for a route that is not in the navigator's table, or a
  ///   ``LinkError`` for a missing tab; then nothing has moved. The tabs of a navigator are known
  ///   once it is created; if one is missing then, the application reports it.
  public final func open(_ destination: Destination) throws {
    let steps = destination.steps[...]
    for case .screen(let route) in steps { try table?.check(route.base) }
    guard state != .initial else { return arrival = steps }
    guard application != nil, containment.isPlaced else { throw noSuchPlace(steps) }
    // Known errors are thrown now, even if the transition has to wait.
    let plans = try own.plans(to: steps)
    let leaving = containment.creatingScreen.flatMap { creating in
      plans.contains { $0.removes(creating) } ? creating : nil
    }
    move(leaving: leaving) { try $0.own.plans(to: steps, createsGuarded: true) }
  }

  /// Goes to the destination of an ``open(_:)`` before creation; called once the state exists.
  ///
  /// If restored screens with unsaved changes would be removed, it happens after the creation, so
  /// that their guards are asked.
  final func openArrival() {
    guard let steps = arrival else { return }
    arrival = nil
    do {
      let plans = try own.plans(to: steps)
      guard !plans.contains(where: \.removesGuarded) else {
        move { try $0.own.plans(to: steps, createsGuarded: true) }
        return
      }
      own.performNow(plans)
    } catch {
      application?.report(error)
    }
  }

  final func noSuchPlace(_ steps: ArraySlice<Destination.Step>) -> LinkError {
    .noSuchPlace(Destination(Array(steps)).description)
  }

  /// Returns the plans for the remaining `steps` within the screen of `entry`.
  ///
  /// A screen created for this is added to the navigator when the plans are performed.
  ///
  /// - Parameters:
  ///   - steps: The steps; for none there are no plans.
  ///   - entry: The entry of a navigator.
  ///   - createsGuarded: Whether the navigator is created now if it was saved with unsaved changes,
  ///     so that the plans include the removal of their screens; only possible in a transition.
  /// - Returns: The plans.
  /// - Throws: A `LinkError` for steps that do not fit.
  final func plans(
    to steps: ArraySlice<Destination.Step>, within entry: Entry, createsGuarded: Bool
  ) throws -> [ContainerPlan] {
    guard !steps.isEmpty else { return [] }
    if createsGuarded, (screen(at: entry.id)?.state ?? .initial) == .initial {
      own.createGuarded(at: entry.id.child)
    }
    let known = screen(at: entry.id)
    guard let navigator = (known ?? makeScreen(of: entry)) as? Navigator else {
      throw noSuchPlace(steps)
    }
    guard navigator.state == .initial else {
      return try navigator.own.plans(to: steps, createsGuarded: createsGuarded)
    }
    try navigator.checkFirst(steps, routes)
    let plan = own.planPreparation { [self] in
      if known == nil { own.adopt(navigator, as: entry.id.child, isRestorable: true) }
      application?.attempt { try navigator.keepArrival(steps) }
    }
    return plan.map { [$0] } ?? []
  }

  /// Keeps the destination until the navigator is created; until then, the saved state contains it.
  private func keepArrival(_ steps: ArraySlice<Destination.Step>) throws {
    arrival = steps
    var saved = containment.restored ?? ScreenState()
    var archived = saved.archivedNavigation ?? ArchivedNavigation()
    archived.arrival = try steps.map { try ArchivedStep($0) }
    saved.navigation = try archived.encoded()
    containment.restored = saved
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
