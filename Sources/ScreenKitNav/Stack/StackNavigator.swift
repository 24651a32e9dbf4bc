public import ScreenKitCore

/// Shows the top of a stack of screens; each can be left for the one below (F-062 to F-077).
///
/// ```swift
/// let routes = RouteTable()
/// routes.add(Detail.self) { DetailScreen($0.id) }
/// let navigator = StackNavigator(routes: routes) { ListScreen() }
/// ```
/// The list then calls `push(Detail(id: 7))`.
open class StackNavigator: Navigator {
  /// The stack as a value; `nil` before creation and after destruction.
  public internal(set) final var navigation: StackState?

  private let root: Entry.Place
  private let makeRoot: @MainActor () -> Controller
  private let frame = StackFrame()

  /// Makes a stack whose root the code provides for.
  ///
  /// - Parameters:
  ///   - routes: How screens of routes are made; `nil` takes the table of the navigator around.
  ///   - root: Makes the root screen, each time when an instance is needed.
  public init(routes: RouteTable? = nil, root: @escaping @MainActor () -> Controller) {
    (self.root, makeRoot) = (.home, root)
    super.init(routes: routes)
  }

  /// Makes a stack with the screen of `root` at its bottom.
  ///
  /// - Parameters:
  ///   - routes: How screens of routes are made; `nil` takes the table of the navigator around.
  ///   - root: The route of the root screen, which must be registered.
  public init(routes: RouteTable? = nil, root: some Route) {
    self.root = .route(AnyRoute(root))
    makeRoot = { preconditionFailure("StackNavigator: the root has a route") }
    super.init(routes: routes)
  }

  /// Makes the frame; subclasses say by `root` what is in it.
  public final override func makeView() throws -> View {
    navigation = restoredState() ?? StackState(root: firstEntry(root))
    takeArrival()
    frame.bar.back.action = { [weak self] in _ = try self?.goBack() }
    frame.bar.back.keys = application?.backKeys
    return frame
  }

  /// Pops the top; not dealt with at the root.
  open override func goBack() throws -> Bool {
    guard let navigation, navigation.count > 1 else { return false }
    pop()
    return true
  }

  // MARK: What the navigator knows

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
    // One that is going already takes nothing with it, however few are left.
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
    // A stack is never empty: the entrance takes the place of all of them.
    guard entries.allSatisfy(isUnwanted), let root = entries.first else {
      return plan { $0.removeAll(where: isUnwanted) }?.1
    }
    let entrance = redirectedEntry(root.place)
    return plan({ $0.set(entrance.entry, []) }) { [ledger] _ in ledger.take(entrance) }?.1
  }

  override func plans(
    passing id: EntryID, to steps: ArraySlice<Destination.Step>
  ) throws -> [Plan] {
    let entries = entries
    guard let index = entries.lastIndex(where: { $0.id == id }) else { return [] }
    return try plans(
      to: steps, over: entries[..<index], keeping: entries[index...index],
      under: entries[(index + 1)...], past: id)
  }

  override func placeViews() {
    guard let navigation, let top = screens[navigation.topID] else { return }
    frame.show(top.view, depth: navigation.count)
    showBar()
  }

  /// Has the bar say what the screens do now.
  private func showBar() {
    guard let navigation, let top = screens[navigation.topID] else { return }
    guard let below = navigation.belowID else { return frame.bar.show(top, backTitle: nil) }
    let title = screens[below]?.backTitle ?? navigation.below.flatMap(titleWithoutScreen)
    frame.bar.show(top, backTitle: title ?? "")
  }

  override func showBar(of screen: Controller) {
    // What is being created is shown with the rest of it.
    guard !screen.isCreating else { return }
    let id = screen.entryID
    if id == navigation?.topID || id == navigation?.belowID { showBar() }
  }

  override func archivedState(_ saved: [SavedEntry]) -> SavedState {
    var state = SavedState()
    state["entries"] = .list(saved.map(\.value))
    return state
  }

  /// What an earlier run left, as far up as it can be made again.
  private func restoredState() -> StackState? {
    let entries = restoredEntries(home: root)
    guard let first = entries.first else { return nil }
    return StackState(EntryList(first, entries.dropFirst()))
  }
}

extension StackNavigator: NavigatorOfState {}
