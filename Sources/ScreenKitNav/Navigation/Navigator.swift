public import ScreenKitCore

/// A controller that shows other screens, as its state says; the common part of all navigators.
///
/// The state is a value and consists of entries. The screens of entries are made when they are
/// first seen, and destroyed when their entry goes (R6).
open class Navigator: Controller {
  private let givenRoutes: RouteTable?
  private lazy var ownLedger = NavigationLedger()

  /// The screens that are alive, by their entry.
  final var screens: [EntryID: Controller] = [:]
  /// What is left of screens that are not, by their entry.
  final var kept: [EntryID: ScreenState] = [:]
  /// The routes of the entries, encoded.
  final var encodedRoutes = EncodedRoutes()
  /// Those of ``kept`` whose screens had something to lose then.
  final var guarded: Set<EntryID> = []
  /// The screens that left while the application was out of sight, the top first.
  final var removedWhileHidden: [Controller] = []

  /// The links that lead to places within the navigator; `nil` leaves them to those around it.
  ///
  /// The routes in them are registered in the table of this navigator.
  public final var links: LinkTable?
  /// Where to go once the navigator is created.
  final var arrival: ArraySlice<Destination.Step>?

  /// Makes a navigator; called by subclasses.
  ///
  /// - Parameter routes: How screens of routes are made; `nil` takes the table of the navigator
  ///   around this one.
  init(routes: RouteTable?) {
    givenRoutes = routes
    super.init()
    containerRole = self
  }

  /// How screens of routes are made; empty if neither this navigator nor one around it has a table.
  public final var routes: RouteTable { table ?? RouteTable() }

  final var table: RouteTable? { givenRoutes ?? enclosing?.table }

  /// The navigator around this one; `nil` for the outermost.
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

  /// Whether the entry `id` is anywhere in the app, also where its screen is not alive.
  final func isInApp(_ id: EntryID) -> Bool { outermost.entriesWithin.contains(id) }

  /// Calls `body` after each transition of any navigator of the app, until the result is released.
  public final func observe(
    _ body: @escaping @MainActor (NavigationTransition) -> Void
  ) -> NavigationObservation { ledger.observers.add(body) }

  /// Goes where `link` leads by ``links``, if the navigator has any.
  open override func open(_ link: String) throws -> Bool {
    guard let links else { return false }
    try open(try links.destination(of: link))
    return true
  }

  // MARK: What each kind of navigator knows

  /// The entries to be seen, the lowest first; none before creation.
  var shownEntries: [Entry] { [] }

  /// The last of ``shownEntries``, asked for most often.
  var frontID: EntryID? { shownEntries.last?.id }

  /// All entries, the lowest first.
  var entries: [Entry] { [] }

  /// Makes the screen of an entry that the navigator's own code provides for.
  func makeHome(of entry: Entry) -> Controller { Controller() }

  /// Puts the views of the screens that are seen into the frame.
  func placeViews() {}

  /// Shows what `screen`, of which that changed, is called now, where the frame has a bar for it.
  func showBar(of screen: Controller) {}

  /// The state as a value to be saved, with the entries that can be.
  func archivedState(_ saved: [SavedEntry]) -> SavedState { SavedState() }

  /// Whether the navigator's own code provides for `entry`, so that it can do without its route.
  func isProvided(_ entry: Entry) -> Bool { entry.id == entries.first?.id }

  /// Forgets what the state is made of.
  func forgetState() {}

  /// Removes the entry `id` if the state can do without it.
  ///
  /// - Parameters:
  ///   - id: The entry.
  ///   - screen: The screen that asks, which never appears if it is just being created.
  ///   - prepare: Called when it is about to go.
  ///   - refused: Called if a guard refuses that it goes.
  /// - Returns: Whether the state can do without it, or has done so already.
  func close(
    _ id: EntryID, of screen: Controller,
    prepare: @escaping @MainActor (NavigationLedger) -> Void,
    refused: @escaping @MainActor (NavigationLedger) -> Void
  ) -> Bool { false }

  /// The entry `id`; `nil` if it is gone or was never here.
  func entry(_ id: EntryID) -> Entry? { entries.last { $0.id == id } }

  /// What puts `steps`, of which the first is a route, in the place of the entrance `id`.
  func plans(passing id: EntryID, to steps: ArraySlice<Destination.Step>) throws -> [Plan] { [] }

  /// Takes note that the entry `id` is going to be where `old` was.
  func place(_ id: EntryID, instead old: EntryID) {}

  /// What removing all entries that `isUnwanted` names comes to; `nil` if there are none.
  ///
  /// Where an entry cannot go, the entrance of its gate takes its place.
  func plan(removing isUnwanted: (Entry) -> Bool) -> Plan? { nil }

  /// Goes back to the first screen without asking around; says whether there was anything to do.
  func returnToRoot() -> Bool { false }
}

extension Navigator {
  /// Removes the entry `id` if the state can do without it.
  final func close(_ id: EntryID, of screen: Controller) -> Bool {
    close(id, of: screen, prepare: { _ in }, refused: { _ in })
  }

  /// The screen of `entry`, made now if there is none.
  final func screen(of entry: Entry) -> Controller {
    if let screen = screens[entry.id] { return screen }
    let screen = makeScreen(of: entry)
    takeIn(screen, at: entry.id)
    return screen
  }

  /// The title of `entry` while its screen does not exist: the one of an earlier instance, or else of
  /// its route; `nil` if neither is known.
  final func titleWithoutScreen(of entry: Entry) -> String? {
    kept[entry.id]?.title ?? entry.route?.base.screenTitle
  }

  /// Takes `screen` in at the entry `id`, to be created from what is left of the one before.
  final func takeIn(_ screen: Controller, at id: EntryID) {
    screen.restored = kept.removeValue(forKey: id)
    guarded.remove(id)
    keep(screen, at: id)
  }

  /// Takes `screen` in as what is shown at the entry `id`.
  final func keep(_ screen: Controller, at id: EntryID) {
    screen.place = id.number
    screens[id] = screen
    adopt(screen)
  }

  /// A new screen for `entry`, taken in nowhere yet.
  final func makeScreen(of entry: Entry) -> Controller {
    switch entry.place {
    case .home: return makeHome(of: entry)
    case .screen: preconditionFailure("R6: a screen that was pushed directly is made once")
    case .route(let route):
      do {
        return try routes.screen(for: route.base)
      } catch {
        // Checked when the entry was made, so the table itself is another one now.
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

  package final func place() { placeViews() }

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

  /// Screens that left while the application was out of sight lie above those that are still there.
  package final func stacked(_ children: [Controller]) -> [Controller] {
    guard children.count > 1 else { return children }
    return entries.compactMap { screens[$0.id] } + removedWhileHidden.reversed()
  }

  package final func releaseChildren() {
    forgetState()
    (screens, kept, guarded, removedWhileHidden) = ([:], [:], [], [])
  }

  final func remove(_ screen: Controller, in application: Application) {
    screen.destroyTree(in: application)
    release(screen)
    screen.place = nil
  }
}
