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
    makeRoot = { preconditionFailure("StackNavigator: the root has a route (SK900)") }
    super.init(routes: routes)
  }

  /// Creates the frame; subclasses cannot override it and pass a `root` instead.
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

  // MARK: The duties of a container

  /// Returns the restored stack, or the root alone; called by the framework.
  public final func makeState(_ entries: [Entry], restoring saved: SavedState?) -> StackState {
    guard let first = entries.first else { return StackState(root: firstEntry(root)) }
    return StackState(EntryList(first, entries.dropFirst()))
  }

  /// Creates the root screen; called by the framework.
  public final func makeHome(of entry: Entry) -> Controller { makeRoot() }

  /// The place of the root.
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
  /// The state.
  public typealias Content = StackState
}
