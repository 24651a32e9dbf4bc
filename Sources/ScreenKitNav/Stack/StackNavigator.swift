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
  /// The stack as a value; `nil` before creation and after destruction.
  public internal(set) final var navigation: StackState?

  private let root: Entry.Place
  private let makeRoot: @MainActor () -> Controller
  private let frame = StackFrame()

  /// Creates a stack whose root is created by a closure.
  ///
  /// - Parameters:
  ///   - routes: The table of routes; `nil` uses that of the enclosing navigator.
  ///   - root: Creates the root screen; called whenever an instance is needed.
  public init(routes: RouteTable? = nil, root: @escaping @MainActor () -> Controller) {
    (self.root, makeRoot) = (.home, root)
    super.init(routes: routes)
  }

  /// Creates a stack whose root is the screen of a route.
  ///
  /// - Parameters:
  ///   - routes: The table of routes; `nil` uses that of the enclosing navigator.
  ///   - root: The route of the root screen, which must be registered.
  public init(routes: RouteTable? = nil, root: some Route) {
    self.root = .route(AnyRoute(root))
    makeRoot = { preconditionFailure("StackNavigator: the root has a route") }
    super.init(routes: routes)
  }

  /// Creates the frame; subclasses cannot override it and pass a `root` instead.
  public final override func makeView() throws -> View {
    navigation = makeState()
    openArrival()
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

  // MARK: Overrides

  override var shownEntries: [Entry] { navigation?.shown ?? [] }
  override var frontID: EntryID? { navigation?.topID }
  override var entries: [Entry] { navigation?.entries ?? [] }
  override func makeHome(of entry: Entry) -> Controller { makeRoot() }
  override func forgetState() { navigation = nil }
  override func returnToRoot() -> Bool { carryOut { $0.popToRoot() } != .done(.nothing) }

  override func entry(_ id: EntryID) -> Entry? { navigation?.list.first { $0.id == id } }

  override func close(
    _ id: EntryID, of screen: Controller,
    prepare: @escaping @MainActor (NavigationLedger) -> Void,
    refused: @escaping @MainActor (NavigationLedger) -> Void
  ) -> Bool {
    // An entry that is removed already closes nothing else, even if only the root is left.
    guard let navigation, navigation.count > 1 else { return entry(id) == nil }
    let ledger = ledger
    _ = change(leaving: screen) {
      $0.remove(.entry(id))
    } prepare: {
      if $0.isMove { prepare(ledger) }
    } then: {
      if $0.isRefused { refused(ledger) }
    }
    return true
  }

  override func plan(removing isUnwanted: (Entry) -> Bool) -> Plan? {
    // A stack is never empty, so the entry screen replaces all entries.
    guard entries.allSatisfy(isUnwanted), let root = entries.first else {
      return plan { $0.removeAll(where: isUnwanted) }?.1
    }
    let redirected = redirectedEntry(root.place)
    return plan({ $0.set(redirected.entry, []) }) { [ledger] _ in ledger.record(redirected) }?.1
  }

  override func plans(to steps: ArraySlice<Destination.Step>) throws -> [Plan] {
    guard let root = entries.first else { throw noSuchPlace(steps) }
    // The root may be the entry screen of a gate, with the actual root pending.
    let base = ledger.pendingDestinations[root.id]?.first ?? root.route.map { .screen($0) }
    // A root without a route stays below the path; any other one is its first step.
    let (below, known) = base == nil ? (root, entries.dropFirst()) : (nil, entries[...])
    let path = base.map { steps.first == $0 ? steps : [$0] + steps } ?? steps
    let continuation = try continuation(to: path, replacing: known, over: below)
    let all = [below].compactMap(\.self) + continuation.entries
    return plans(continuation) { $0.set(all[0], all.dropFirst()) }
  }

  override func placeViews() {
    guard let navigation, let top = screens[navigation.topID] else { return }
    frame.show(top.view, depth: navigation.count)
    showBar()
  }

  /// Updates the navigation bar with the titles and items of the top screens.
  private func showBar() {
    guard let navigation, let top = screens[navigation.topID] else { return }
    guard let below = navigation.belowID else { return frame.bar.show(top, backTitle: nil) }
    let title = screens[below]?.backTitle ?? navigation.below.flatMap(titleWithoutScreen)
    frame.bar.show(top, backTitle: title ?? "")
  }

  override func showBar(of screen: Controller) {
    // A screen in creation is shown once it is complete.
    guard !screen.isCreating else { return }
    let id = screen.entryID
    if id == navigation?.topID || id == navigation?.belowID { showBar() }
  }

  override func archived(_ saved: [SavedEntry]) -> ArchivedNavigation {
    ArchivedNavigation(entries: saved.map(\.archived))
  }

  /// Returns the restored stack, up to the first entry that cannot be restored, or the root alone.
  private func makeState() -> StackState {
    let entries = restoredEntries(restoreNavigation()?.entries ?? [], home: root)
    guard let first = entries.first else { return StackState(root: firstEntry(root)) }
    return StackState(EntryList(first, entries.dropFirst()))
  }
}

extension StackNavigator: NavigatorOfState {}
