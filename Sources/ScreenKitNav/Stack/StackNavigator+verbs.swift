public import ScreenKitCore

/// The verbs: each has the state changed by the verb of the same name, and its screens follow.
extension StackNavigator {
  /// Puts the screen of `route` on top.
  ///
  /// - Parameters:
  ///   - route: The route; traps if none is registered for it.
  ///   - mode: What happens where such a screen is on top already; by default nothing.
  ///   - upTo: What goes before.
  /// - Returns: What it did.
  @discardableResult
  public final func push(
    _ route: some Route, _ mode: PushMode = .singleTop, upTo: PopUpTo? = nil
  ) -> Outcome<StackChange> {
    push(AnyRoute(route), mode, upTo: upTo)
  }

  /// Puts `screen`, which must be new, on top; it is not there again after a relaunch.
  @discardableResult
  public final func push(_ screen: Controller, upTo: PopUpTo? = nil) -> Outcome<StackChange> {
    put(screen) { $0.push($1, .always, upTo: upTo) }
  }

  /// Takes the top off, or the `count` topmost; the root stays.
  @discardableResult
  public final func pop(_ count: Int = 1) -> Outcome<StackChange> {
    change { $0.pop(count) }
  }

  /// Takes off all that lies above the entry that `match` means.
  @discardableResult
  public final func pop(to match: EntryMatch) -> Outcome<StackChange> {
    change { $0.pop(to: match) }
  }

  /// Takes off all that lies above the root.
  @discardableResult
  public final func popToRoot() -> Outcome<StackChange> { change { $0.popToRoot() } }

  /// Puts the screen of `route` in the place of the top.
  @discardableResult
  public final func replace(by route: some Route) -> Outcome<StackChange> {
    check(route, "replace")
    let redirected = redirectedEntry(.route(AnyRoute(route)))
    return change {
      $0.replace(by: redirected.entry)
    } prepare: { [ledger] _ in
      ledger.take(redirected)
    }
  }

  /// Puts `screen`, which must be new, in the place of the top.
  @discardableResult
  public final func replace(by screen: Controller) -> Outcome<StackChange> {
    put(screen) { $0.replace(by: $1) }
  }

  /// Makes `root` and `others` the whole stack; what is the same from the bottom up stays.
  @discardableResult
  public final func set(_ root: any Route, _ others: [any Route] = []) -> Outcome<StackChange> {
    let routes = ([root] + others).map { AnyRoute($0) }
    for route in routes { check(route.base, "set") }
    let redirect = self.routes.redirect(to: routes)
    let fresh = redirect.routes.map { Entry(ledger.newID(), .route($0)) }
    var top = fresh[0]
    return change { state in
      let known = zip(state.entries, fresh).prefix { $0.route == $1.route }.map(\.0)
      let entries = known + fresh.dropFirst(known.count)
      top = entries[entries.count - 1]
      return state.set(entries[0], Array(entries.dropFirst()))
    } prepare: { [ledger] _ in
      ledger.pendingDestinations[top.id] = redirect.pendingDestination
    }
  }

  /// Takes out the entry that `match` means, from wherever it is; the last one stays.
  @discardableResult
  public final func remove(_ match: EntryMatch) -> Outcome<StackChange> {
    change { $0.remove(match) }
  }

  /// Puts the screen of the entry that `match` means on top of all others.
  @discardableResult
  public final func bringToFront(_ match: EntryMatch) -> Outcome<StackChange> {
    change { $0.bringToFront(match) }
  }

  final func push(
    _ wish: AnyRoute, _ mode: PushMode, upTo: PopUpTo?, opening: Opening = Opening(),
    then: @escaping @MainActor (Outcome<StackChange>) -> Void = { _ in }
  ) -> Outcome<StackChange> {
    guard application != nil else { return .refused(.noNavigator) }
    check(wish.base, "push")
    let redirected = redirectedEntry(.route(wish))
    let (entry, route) = (redirected.entry, redirected.entry.route ?? wish)
    // A screen that cannot take new arguments makes room for one that is made with them.
    let replaces = mode == .update && !routes.canUpdate(route.base)
    var top = entry
    return change { state in
      defer { top = state.top }
      guard opening.isWanted() else { return .nothing }
      guard replaces, state.top.route?.name == route.name, state.top.route != route, upTo == nil
      else { return state.push(entry, mode, upTo: upTo) }
      return state.replace(by: entry)
    } prepare: { [weak self] change in
      guard let self, opening.isWanted() else { return }
      if change == .updated { update(to: route) }
      if top == entry {
        ledger.take(redirected)
      } else {
        ledger.want(redirected.pendingDestination, at: top)
      }
      opening.didOpen(self, top == entry ? entry.id : nil)
    } then: {
      then($0)
    }
  }

  private func update(to route: AnyRoute) {
    guard let id = navigation?.top.id, let screen = screens[id] else { return }
    application?.attempt { try routes.update(screen, to: route.base) }
  }

  private func put(
    _ screen: Controller, _ verb: @escaping (inout StackState, Entry) -> StackChange
  ) -> Outcome<StackChange> {
    precondition(screen.parent == nil && screen.state == .initial, "push: the screen is not new")
    checkIsNoQuestion("push")
    let entry = Entry(ledger.newID(), .screen)
    return change {
      verb(&$0, entry)
    } prepare: { [self] _ in
      keep(screen, at: entry.id)
    }
  }
}
