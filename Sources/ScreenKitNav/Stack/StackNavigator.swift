public import ScreenKitCore

/// A navigator that shows the top of a stack of screens; going back shows the one below.
///
/// ```swift
/// let routes = RouteTable()
/// routes.add(Detail.self) { DetailScreen($0.id) }
/// let navigator = StackNavigator(routes: routes) { ListScreen() }
/// ```
/// `ListScreen` then calls `push(Detail(id: 7))`.
open class StackNavigator: Navigator {
  private let root: Entry.Place
  private let makeRoot: @MainActor () -> Controller
  private let frame = StackFrame()

  /// Creates a stack whose root is created by a closure.
  ///
  /// - Parameters:
  ///   - routes: The table of routes; `nil` uses the enclosing navigator's.
  ///   - root: Creates the root screen; called whenever an instance is needed.
  public init(routes: RouteTable? = nil, root: @escaping @MainActor () -> Controller) {
    (self.root, makeRoot) = (.home, root)
    super.init(routes: routes)
  }

  /// Creates a stack whose root is the screen of a route.
  ///
  /// - Parameters:
  ///   - routes: The table of routes; `nil` uses the enclosing navigator's.
  ///   - root: The route of the root screen, which must be registered.
  public init(routes: RouteTable? = nil, root: some Route) {
    self.root = .route(AnyRoute(root))
    makeRoot = { preconditionFailure("StackNavigator: the root has a route (SK900)") }
    super.init(routes: routes)
  }

  /// Creates the frame; subclasses pass a `root` instead of overriding this method.
  public final override func makeView() throws -> View {
    frame.bar.back.action = { [weak self] in _ = try self?.goBack() }
    frame.bar.back.keys = application?.backKeys
    return frame
  }

  /// Pops the top screen; returns `false` at the root.
  open override func goBack() throws -> Bool {
    guard let navigation, navigation.count > 1 else { return false }
    pop()
    return true
  }

  // MARK: Container requirements

  /// Returns the restored stack, or the root alone; called by the framework.
  public final func makeState(_ entries: [Entry], restoring saved: SavedState?) -> StackState {
    guard let first = entries.first else { return StackState(root: firstEntry(root)) }
    return StackState(EntryList(first, entries.dropFirst()))
  }

  /// Creates the root screen; called by the framework.
  public final func makeHome(of entry: Entry) -> Controller { makeRoot() }

  /// The way to create the root: its route, or the initializer's closure.
  public final var homePlace: Entry.Place { root }

  /// Returns the position of `steps` over the root; called by the framework.
  public final func position(
    of steps: ArraySlice<Destination.Step>
  ) -> DestinationPosition<StackState>? {
    guard let entries = navigation?.entries, let root = entries.first else { return nil }
    // The root may be the entry screen of a gate, with the actual root pending.
    let base = ledger.pendingDestinations[root.id]?.first ?? root.route.map { .screen($0) }
    // A root without a route stays below the path; any other one is its first step.
    guard let base else {
      return .path(steps, over: root, keeping: Array(entries.dropFirst())) { $0.set(root, $1) }
    }
    let path = steps.first == base ? steps : [base] + steps
    return .path(path, over: nil, keeping: entries) { $0.set($1[0], $1.dropFirst()) }
  }

  /// Removes all screens above the root; called by the framework.
  public final func returnToRoot() -> Bool {
    plan { $0.popToRoot() }.map { performNow([$0]) } ?? false
  }

  /// Shows the top screen in the frame; called by the framework.
  public final func placeChildren() {
    guard let navigation, let top = screen(at: navigation.topID) else { return }
    frame.show(top.view, depth: navigation.count)
    showBar()
  }

  /// Updates the navigation bar with the titles and items of the top screens.
  private func showBar() {
    guard let navigation, let top = screen(at: navigation.topID) else { return }
    frame.bar.show(top, backTitle: navigation.below.map(backTitle))
  }

  /// Updates the bar after `screen` got another title; called by the framework.
  public final func childDidChange(_ screen: Controller) {
    // A screen in creation is shown once it is complete.
    guard !screen.containment.isCreating else { return }
    let id = screen.entryID
    if id == navigation?.topID || id == navigation?.belowID { showBar() }
  }
}

extension StackNavigator: NavigationContainer {
  /// The type of the state.
  public typealias Content = StackState
}

/// Methods that change the state by its method of the same name and update the screens.
extension StackNavigator {
  /// Pushes the screen of `route`.
  ///
  /// - Parameters:
  ///   - route: The route; traps if no screen is registered for it.
  ///   - mode: The behaviour if such a screen is on top already; by default nothing happens.
  ///   - upTo: The entries to remove before the push; `nil` removes none.
  /// - Returns: The outcome.
  @discardableResult
  public final func push(
    _ route: some Route, _ mode: PushMode = .singleTop, upTo: PopUpTo? = nil
  ) -> Outcome<StackChange> {
    push(AnyRoute(route), mode, upTo: upTo)
  }

  /// Pushes `screen`, which must be new; it is not part of the saved state.
  @discardableResult
  public final func push(_ screen: Controller, upTo: PopUpTo? = nil) -> Outcome<StackChange> {
    put(screen) { $0.push($1, .always, upTo: upTo) }
  }

  /// Removes the top screen, or the `count` topmost ones; the root stays.
  @discardableResult
  public final func pop(_ count: Int = 1) -> Outcome<StackChange> {
    change { $0.pop(count) }
  }

  /// Removes all screens above the entry that `match` selects.
  @discardableResult
  public final func pop(to match: EntryMatch) -> Outcome<StackChange> {
    change { $0.pop(to: match) }
  }

  /// Removes all screens above the root.
  @discardableResult
  public final func popToRoot() -> Outcome<StackChange> { change { $0.popToRoot() } }

  /// Replaces the top screen by the screen of `route`.
  @discardableResult
  public final func replace(by route: some Route) -> Outcome<StackChange> {
    check(route, "replace")
    let redirected = redirectedEntry(.route(AnyRoute(route)))
    return change {
      $0.replace(by: redirected.entry)
    } prepare: { [ledger] _ in
      ledger.record(redirected)
    }
  }

  /// Replaces the top screen by `screen`, which must be new.
  @discardableResult
  public final func replace(by screen: Controller) -> Outcome<StackChange> {
    put(screen) { $0.replace(by: $1) }
  }

  /// Sets the whole stack to `root` and `others` above it; equal routes at the bottom are kept.
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

  /// Removes the entry that `match` selects, from any position; the last entry stays.
  @discardableResult
  public final func remove(_ match: EntryMatch) -> Outcome<StackChange> {
    change { $0.remove(match) }
  }

  /// Moves the screen of the entry that `match` selects to the top.
  @discardableResult
  public final func bringToFront(_ match: EntryMatch) -> Outcome<StackChange> {
    change { $0.bringToFront(match) }
  }

  final func push(
    _ requested: AnyRoute, _ mode: PushMode, upTo: PopUpTo?, opening: Opening = Opening(),
    then: @escaping @MainActor (Outcome<StackChange>) -> Void = { _ in }
  ) -> Outcome<StackChange> {
    guard application != nil else { return .refused(.noNavigator) }
    check(requested.base, "push")
    let redirected = redirectedEntry(.route(requested))
    let (entry, route) = (redirected.entry, redirected.entry.route ?? requested)
    let canUpdate = mode != .update || routes.canUpdate(route.base)
    var top = entry
    return change { [weak self] state in
      defer { top = state.top }
      guard opening.isWanted() else { return .nothing }
      let before = state
      let change = state.push(entry, mode, upTo: upTo)
      guard change == .updated, before.entry(state.topID)?.route != route else { return change }
      // A screen that cannot be updated with new arguments is replaced. So is one without an
      // instance, because its saved state belongs to the old arguments.
      let isSaved = self?.containment.savedState(of: state.topID.child) != nil
      return canUpdate && !isSaved ? change : state.replace(by: entry)
    } prepare: { [weak self] change in
      guard let self, opening.isWanted() else { return }
      if change == .updated { update(top.id, to: route) }
      if top == entry {
        ledger.record(redirected)
      } else {
        ledger.addPendingDestination(redirected.pendingDestination, at: top)
      }
      opening.didOpen(self, top == entry ? entry.id : nil)
    } then: {
      then($0)
    }
  }

  private func update(_ id: EntryID, to route: AnyRoute) {
    guard let screen = screen(at: id) else { return }
    application?.attempt { try routes.update(screen, to: route.base) }
  }

  private func put(
    _ screen: Controller, _ body: @escaping (inout StackState, Entry) -> StackChange
  ) -> Outcome<StackChange> {
    precondition(
      screen.parent == nil && screen.state == .initial,
      "push: \(type(of: screen)) is not new (\(screen.state)); create another one (SK304)")
    checkIsNoQuestion("push")
    let entry = Entry(ledger.newID(), .screen)
    return change {
      body(&$0, entry)
    } prepare: { [self] _ in
      adopt(screen, as: entry.id.child)
    }
  }
}
