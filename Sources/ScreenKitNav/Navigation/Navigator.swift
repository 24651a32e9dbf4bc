public import ScreenKitCore

/// A controller that shows other screens according to its state; the base class of all navigators.
///
/// The state is a value that consists of entries. The screen of an entry is created when it is
/// first visible, and destroyed when the entry is removed.
open class Navigator: Controller {
  private let givenRoutes: RouteTable?
  private lazy var ownLedger = NavigationLedger()

  /// The existing screens, by entry.
  final var screens: [EntryID: Controller] = [:]
  /// The saved states of screens without instance, by entry.
  final var savedStates: [EntryID: ScreenState] = [:]
  /// The saved forms of the entries.
  final var archivedEntries = ArchivedEntries()
  /// The entries in ``savedStates`` whose screens could veto their removal when they were saved.
  final var guarded: Set<EntryID> = []
  /// The screens removed while the application was hidden, the topmost first.
  final var removedWhileHidden: [Controller] = []

  /// The deep links to destinations within the navigator; `nil` leaves them to the enclosing one.
  ///
  /// The routes in them must be registered in this navigator's table.
  public final var links: LinkTable?
  /// The destination to go to once the navigator is created.
  final var arrival: ArraySlice<Destination.Step>?

  /// Creates a navigator; called by subclasses.
  ///
  /// - Parameter routes: The table of routes; `nil` uses that of the enclosing navigator.
  init(routes: RouteTable?) {
    givenRoutes = routes
    super.init()
    containerRole = self
  }

  /// The table of routes; empty if neither this navigator nor an enclosing one has a table.
  public final var routes: RouteTable { table ?? RouteTable() }

  final var table: RouteTable? { givenRoutes ?? enclosing?.table }

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
  open override func open(_ link: String) throws -> Bool {
    guard let links else { return false }
    try open(try links.destination(of: link))
    return true
  }

  // MARK: Overrides of each kind of navigator

  /// The visible entries, the lowest first; empty before creation.
  var shownEntries: [Entry] { [] }

  /// The last of ``shownEntries``; a separate property, because it is used most often.
  var frontID: EntryID? { shownEntries.last?.id }

  /// All entries, the lowest first.
  var entries: [Entry] { [] }

  /// Creates the screen of an entry whose place is `home`.
  func makeHome(of entry: Entry) -> Controller { Controller() }

  /// Puts the views of the visible screens into the frame.
  func placeViews() {}

  /// Updates the bar after a change of the title or navigation item of `screen`.
  func showBar(of screen: Controller) {}

  /// Returns the state to be saved, with the given entries.
  func archived(_ saved: [SavedEntry]) -> ArchivedNavigation { ArchivedNavigation() }

  /// Returns whether the navigator can create the screen of `entry` without its route.
  func isProvided(_ entry: Entry) -> Bool { entry.id == entries.first?.id }

  /// Sets the state to `nil`; called at destruction.
  func forgetState() {}

  /// Removes the entry `id` if the state remains valid without it.
  ///
  /// - Parameters:
  ///   - id: The entry.
  ///   - screen: The requesting screen, which never appears if it is just being created.
  ///   - prepare: Called when the entry is about to be removed.
  ///   - refused: Called if a guard vetoes the removal.
  /// - Returns: Whether the entry can be removed, or has been removed already.
  func close(
    _ id: EntryID, of screen: Controller,
    prepare: @escaping @MainActor (NavigationLedger) -> Void,
    refused: @escaping @MainActor (NavigationLedger) -> Void
  ) -> Bool { false }

  /// Returns the entry `id`, or `nil` if the navigator does not have it.
  func entry(_ id: EntryID) -> Entry? { entries.last { $0.id == id } }

  /// Returns the plans of all navigators on the path to `steps`, the outermost first.
  ///
  /// - Throws: A ``RouteError`` or ``LinkError`` for an unknown route or tab.
  func plans(to steps: ArraySlice<Destination.Step>) throws -> [Plan] { throw noSuchPlace(steps) }

  /// Prepares for the entry `id` to replace `old`; called before the state changes.
  func willReplace(_ old: EntryID, by id: EntryID) {}

  /// Returns a plan that removes all entries that `isUnwanted` accepts; `nil` if there are none.
  ///
  /// An entry that cannot be removed is replaced by the entry screen of its gate.
  func plan(removing isUnwanted: (Entry) -> Bool) -> Plan? { nil }

  /// Goes back to the root without asking guards; returns whether there was anything to do.
  func returnToRoot() -> Bool { false }
}

extension Navigator {
  /// Removes the entry `id` if the state remains valid without it; returns whether it does.
  final func close(_ id: EntryID, of screen: Controller) -> Bool {
    close(id, of: screen, prepare: { _ in }, refused: { _ in })
  }

  /// Returns the screen of `entry`, which is created if there is none.
  final func screen(of entry: Entry) -> Controller {
    if let screen = screens[entry.id] { return screen }
    let screen = makeScreen(of: entry)
    adoptRestored(screen, at: entry.id)
    return screen
  }

  /// Returns the title of `entry` while its screen does not exist; `nil` if it is unknown.
  ///
  /// It is the title of an earlier instance, or else of the route.
  final func titleWithoutScreen(of entry: Entry) -> String? {
    savedStates[entry.id]?.title ?? entry.route?.base.screenTitle
  }

  /// Adds `screen` at the entry `id`, with the saved state of an earlier instance to restore.
  final func adoptRestored(_ screen: Controller, at id: EntryID) {
    screen.restored = savedStates.removeValue(forKey: id)
    guarded.remove(id)
    adopt(screen, at: id)
  }

  /// Adds `screen` as the one at the entry `id`.
  final func adopt(_ screen: Controller, at id: EntryID) {
    adopt(screen)
    screen.place = id.number
    screens[id] = screen
  }

  /// Returns a new screen for `entry`, which is not added to the navigator yet.
  final func makeScreen(of entry: Entry) -> Controller {
    switch entry.place {
    case .home: return makeHome(of: entry)
    case .screen: preconditionFailure("R6: a screen that was pushed directly is made once")
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

extension Navigator: ContainerRole {
  package final func createVisibleChildren() -> [Controller] {
    let entries = shownEntries
    var shown: [Controller] = []
    shown.reserveCapacity(entries.count)
    for entry in entries { shown.append(screen(of: entry)) }
    front = shown.last
    return shown
  }

  package final func placeChildViews() { placeViews() }

  package final func shows(_ child: Controller) -> Bool {
    shownEntries.contains { screens[$0.id] === child }
  }

  package final func deliver(to child: Controller) {
    if let id = child.entryID { deliver(to: child, at: id) }
  }

  package final func barDidChange(of child: Controller) { showBar(of: child) }

  package final func destroyRemoved(in application: Application) {
    let leaving = removedWhileHidden
    removedWhileHidden = []
    for screen in leaving { remove(screen, in: application) }
  }

  /// Returns the children in their order, the lowest first, with removed ones on top.
  package final func stacked(_ children: [Controller]) -> [Controller] {
    guard children.count > 1 else { return children }
    return entries.compactMap { screens[$0.id] } + removedWhileHidden.reversed()
  }

  package final func releaseChildren() {
    forgetState()
    (screens, savedStates, guarded, removedWhileHidden) = ([:], [:], [], [])
  }

  final func remove(_ screen: Controller, in application: Application) {
    screen.destroyTree(in: application)
    release(screen)
  }
}
