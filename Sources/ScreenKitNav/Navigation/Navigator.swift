public import ScreenKitCore

/// A controller that shows other screens according to its state; the base class of all navigators.
///
/// The state is a value that consists of entries. The screen of an entry is created before its
/// first appearance, and destroyed after the entry's removal. Each subclass conforms to
/// ``NavigationContainer``.
open class Navigator: Controller {
  private let givenRoutes: RouteTable?
  private lazy var ownLedger = NavigationLedger()

  /// The saved forms of the entries.
  final var archivedEntries = ArchivedEntries()
  /// The deep links to destinations within the navigator; `nil` leaves them to the enclosing one.
  ///
  /// The routes in them must be registered in this navigator's table.
  public final var links: LinkTable?
  /// The destination to go to once the navigator is created.
  final var arrival: ArraySlice<Destination.Step>?

  /// Creates a navigator; called by subclasses.
  ///
  /// - Parameter routes: The table of routes; `nil` uses the enclosing navigator's.
  public init(routes: RouteTable?) {
    givenRoutes = routes
    super.init()
    ownIfAny = self as? any NavigationContainer
    _ = own
  }

  private unowned var ownIfAny: (any NavigationContainer)?

  /// The navigator as a ``NavigationContainer``.
  final var own: any NavigationContainer {
    if let ownIfAny { return ownIfAny }
    fatalError("Navigator: \(type(of: self)) must conform to NavigationContainer (SK307)")
  }

  /// The table of routes; empty if neither this navigator nor an enclosing one has a table.
  public final var routes: RouteTable { table ?? RouteTable() }

  final var table: RouteTable? { givenRoutes ?? enclosing?.table }

  /// Returns the title that the navigator itself has for the screen of `child`; `nil` for none.
  func titleGiven(to child: ChildID) -> String? { nil }

  /// The navigator that contains this one; `nil` for the outermost.
  public final var enclosing: Navigator? {
    var outer = parent
    while let controller = outer {
      if let navigator = controller as? Navigator { return navigator }
      outer = controller.parent
    }
    return nil
  }

  final var ledger: NavigationLedger { outermost.ownLedger }

  private final var outermost: Navigator {
    var outermost = self
    while let navigator = outermost.enclosing { outermost = navigator }
    return outermost
  }

  /// Returns whether any navigator of the app has the entry `id`, even without an existing screen.
  final func isInApp(_ id: EntryID) -> Bool { outermost.entriesWithin.contains(id) }

  /// Calls `body` after each transition of any navigator of the app, until the result is released.
  public final func observe(
    _ body: @escaping @MainActor (NavigationTransition) -> Void
  ) -> NavigationObservation { ledger.observers.add(body) }

  /// Opens the destination of `link` in ``links``; returns `false` if the navigator has no links.
  ///
  /// - Throws: A ``LinkError`` or ``RouteError``; the navigation stays unchanged.
  open override func open(_ link: String) throws -> Bool {
    guard let links else { return false }
    try open(try links.destination(of: link))
    return true
  }

  /// The link of ``links`` to ``currentDestination``, or else to the nearest enclosing destination.
  ///
  /// It is `nil` if the navigator has no links, or none to such a destination.
  open override var link: String? { links?.link(toNearest: currentSteps) }

  /// Returns the content to be saved, in the format of each kind of navigator.
  func archived(_ saved: [SavedEntry]) -> ArchivedNavigation {
    ArchivedNavigation(entries: saved.map(\.archived))
  }
}

/// The state of a navigator, for code that does not use its concrete type.
extension Navigator {
  /// All entries, the lowest first; empty before creation.
  public final var entries: [Entry] { own.allEntries }

  /// The visible entries, the lowest first; empty before creation.
  public final var shownEntries: [Entry] { own.visibleEntries }

  /// Returns the entry `id`, or `nil` if the navigator does not have it.
  public final func entry(_ id: EntryID) -> Entry? { own.entry(of: id) }

  /// Returns the screen of the entry `id`; `nil` if it has no instance now.
  final func screen(at id: EntryID) -> Controller? { containment.child(id.child) }

  /// Removes the entry `id` if the state remains valid without it; returns `false` otherwise.
  final func close(_ id: EntryID, of screen: Controller) -> Bool {
    own.close(id, of: screen, prepare: { _ in }, refused: { _ in })
  }

  /// Returns the title of `entry` while its screen does not exist; `nil` if it is unknown.
  ///
  /// It is the title of an earlier instance, else of the route, else of the tab around the screen.
  public final func titleWithoutScreen(of entry: Entry) -> String? {
    containment.savedState(of: entry.id.child)?.title ?? entry.route?.base.screenTitle
      ?? tabTitle(of: entry)
  }

  /// Returns the title of the tab whose first screen is that of `entry`; `nil` for other screens.
  private func tabTitle(of entry: Entry) -> String? {
    guard case .home = entry.place else { return nil }
    if let title = titleGiven(to: entry.id.child) { return title }
    guard let navigator = parent as? Navigator, let id = childID else { return nil }
    return navigator.titleGiven(to: id)
  }

  /// Returns the title for a Back button that leads to `entry`; empty if it is unknown.
  public final func backTitle(of entry: Entry) -> String {
    if let screen = screen(at: entry.id) {
      let title = screen.navigationItem.backTitle ?? screen.title
      if !title.isEmpty { return title }
    }
    return titleWithoutScreen(of: entry) ?? ""
  }

  /// Returns a new screen for `entry`, which is not added to the navigator yet.
  final func makeScreen(of entry: Entry) -> Controller {
    switch entry.place {
    case .home: return own.makeHome(of: entry)
    case .screen:
      preconditionFailure("R6: a screen that was pushed directly cannot be made again (SK308)")
    case .route(let route):
      do {
        return try routes.screen(for: route.base)
      } catch {
        // The route was checked when the entry was created, so the table has changed since.
        application?.attempt { throw error }
        return Controller()
      }
    }
  }
}

extension NavigationContainer {
  fileprivate var allEntries: [Entry] { content?.entries ?? [] }
  fileprivate var visibleEntries: [Entry] { content?.shown ?? [] }
  fileprivate func entry(of id: EntryID) -> Entry? { content?.entry(id) }

  /// Removes the entry `id` if the state remains valid without it.
  ///
  /// - Parameters:
  ///   - id: The entry.
  ///   - screen: The requesting screen; if it is just being created, it never appears.
  ///   - prepare: Called when the entry is about to be removed.
  ///   - refused: Called if a guard vetoes the removal.
  /// - Returns: Whether the entry can be removed, or has been removed already.
  func close(
    _ id: EntryID, of screen: Controller,
    prepare: @escaping @MainActor (NavigationLedger) -> Void,
    refused: @escaping @MainActor (NavigationLedger) -> Void
  ) -> Bool {
    guard var after = content else { return false }
    // A removed entry closes nothing else, even if only the root is left.
    guard after.remove(id).isMove else { return entry(id) == nil }
    let ledger = ledger
    _ = change(leaving: screen) {
      $0.remove(id)
    } prepare: {
      if $0.isMove { prepare(ledger) }
    } then: {
      if $0.isRefused { refused(ledger) }
    }
    return true
  }

  /// Returns the plans of all navigators on the path to `steps`, the outermost first.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - createsGuarded: Whether navigators on the path that were saved with unsaved changes are
  ///     created now; only possible in a transition.
  /// - Returns: The plans.
  /// - Throws: A ``RouteError`` or ``LinkError`` for an unknown route or tab.
  func plans(
    to steps: ArraySlice<Destination.Step>, createsGuarded: Bool = false
  ) throws -> [ContainerPlan] {
    guard content != nil, let position = try position(of: steps) else { throw noSuchPlace(steps) }
    let continuation =
      switch position.target {
      case .within(let entry):
        try continuation(to: position.steps, at: entry, createsGuarded: createsGuarded)
      case .path(let known, let below):
        try continuation(
          to: position.steps, replacing: known, over: below, createsGuarded: createsGuarded)
      }
    return plans(continuation) { position.show(&$0, continuation.entries) }
  }

  /// Returns a plan that removes all entries that `isUnwanted` accepts; `nil` if there are none.
  ///
  /// An entry that cannot be removed is replaced by the entry screen of its gate.
  func plan(removing isUnwanted: (Entry) -> Bool) -> ContainerPlan? {
    guard var rest = content, rest.entries.contains(where: isUnwanted) else { return nil }
    rest.removeAll(where: isUnwanted)
    let redirected = rest.entries.filter(isUnwanted).map {
      (old: $0.id, new: redirectedEntry($0.place))
    }
    return plan { state -> ContentChange in
      state = rest
      for (old, new) in redirected { _ = state.replace(old, by: [new.entry]) }
      return .changed
    } prepare: { [self] _ in
      for (old, new) in redirected {
        ledger.record(new)
        willReplace(old, by: new.entry.id)
      }
    }
  }
}

extension Navigator {
  /// Traps if no screen is registered for `route`, or if a guard's question calls `method`.
  ///
  /// Such a call would wait for the guard, while the guard waits for the new screen.
  final func check(_ route: any Route, _ method: StaticString) {
    checkIsNoQuestion(method)
    do {
      try routes.check(route)
    } catch {
      fatalError("\(method): \(error); register it with RouteTable.add (SK302)")
    }
  }

  /// Traps if a guard's question is the caller, because no transition runs before its answer.
  final func checkIsNoQuestion(_ method: StaticString) {
    guard containment.isAskedToLeave else { return }
    fatalError(
      "R9: a leave guard asks with a Dialog; \(method) would wait for the guard's answer (SK303)")
  }
}
