public import ScreenKitCore

/// A navigator that shows a base screen and presents modals over it.
///
/// It is the root of most apps. Screens within it, at any depth, present modals by it.
open class CompositeNavigator: Navigator {
  /// The base and the modals, as a value; `nil` before creation and after destruction.
  public internal(set) final var navigation: CompositeState?

  private let base: Entry.Place
  private let makeBase: @MainActor () -> Controller
  private let frame = ModalFrame()

  /// Creates a navigator whose base is created by a closure.
  ///
  /// - Parameters:
  ///   - routes: The table of routes; `nil` uses that of the enclosing navigator.
  ///   - base: Creates the base; called whenever an instance is needed.
  public init(routes: RouteTable? = nil, base: @escaping @MainActor () -> Controller) {
    (self.base, makeBase) = (.home, base)
    super.init(routes: routes)
  }

  /// Creates a navigator whose base is the screen of a route.
  ///
  /// - Parameters:
  ///   - routes: The table of routes; `nil` uses that of the enclosing navigator.
  ///   - base: The route of the base, which must be registered.
  public init(routes: RouteTable? = nil, base: some Route) {
    self.base = .route(AnyRoute(base))
    makeBase = { preconditionFailure("CompositeNavigator: the base has a route") }
    super.init(routes: routes)
  }

  /// Creates the frame; subclasses cannot override it and pass a `base` instead.
  public final override func makeView() throws -> View {
    navigation = makeState()
    openArrival()
    frame.pressedBeside = { [weak self] in self?.pressedBeside() }
    return frame
  }

  /// Dismisses the front modal; returns `false` if there is none.
  open override func goBack() throws -> Bool {
    guard let navigation, !navigation.modals.isEmpty else { return false }
    dismiss()
    return true
  }

  // MARK: Overrides

  override var shownEntries: [Entry] { navigation?.shown ?? [] }
  override var entries: [Entry] { navigation?.entries ?? [] }
  override func makeHome(of entry: Entry) -> Controller { makeBase() }
  override func forgetState() { navigation = nil }
  override func returnToRoot() -> Bool { (front as? Navigator)?.returnToRoot() ?? false }

  override func close(
    _ id: EntryID, of screen: Controller,
    prepare: @escaping @MainActor (NavigationLedger) -> Void,
    refused: @escaping @MainActor (NavigationLedger) -> Void
  ) -> Bool {
    guard let navigation, navigation.base.id != id else { return false }
    let ledger = ledger
    _ = change(leaving: screen) {
      $0.dismiss(.entry(id))
    } prepare: {
      if $0.isMove { prepare(ledger) }
    } then: {
      if $0.isRefused { refused(ledger) }
    }
    return true
  }

  override func plan(removing isUnwanted: (Entry) -> Bool) -> Plan? {
    guard let navigation else { return nil }
    let redirected = isUnwanted(navigation.base) ? redirectedEntry(navigation.base.place) : nil
    return plan {
      let dismissed = $0.removeAll(where: isUnwanted)
      guard let redirected else { return dismissed }
      return $0.replace(navigation.base.id, by: [redirected.entry])
    } _: { [ledger] _ in
      if let redirected { ledger.record(redirected) }
    }?.1
  }

  override func plans(to steps: ArraySlice<Destination.Step>) throws -> [Plan] {
    guard let navigation else { throw noSuchPlace(steps) }
    let continuation = try continuation(to: steps, at: navigation.base)
    return plans(continuation) {
      let replaced = $0.replace(navigation.base.id, by: continuation.entries)
      let dismissed = $0.dismiss(navigation.modals.count)
      return dismissed.isMove ? dismissed : replaced
    }
  }

  override func placeViews() {
    guard let navigation else { return }
    frame.show(
      shownEntries.compactMap { entry -> (view: View, style: ModalStyle, title: String)? in
        guard let screen = screens[entry.id], let view = screen.view else { return nil }
        let modal = navigation.modals.first { $0.entry.id == entry.id }
        return (view, modal?.style ?? .full, screen.title)
      })
  }

  override func showBar(of screen: Controller) {
    if let view = screen.view { frame.setTitle(screen.title, of: view) }
  }

  override func archived(_ saved: [SavedEntry]) -> ArchivedNavigation {
    let ids = Set(saved.map(\.entry.id))
    return ArchivedNavigation(
      entries: saved.map(\.archived),
      styles: (navigation?.modals ?? []).filter { ids.contains($0.entry.id) }.map(\.style))
  }

  /// Returns the restored base with its modals, up to the first one that cannot be restored.
  private func makeState() -> CompositeState {
    let archived = restoreNavigation()
    let entries = restoredEntries(archived?.entries ?? [], home: base)
    var state = CompositeState(base: entries.first ?? firstEntry(base))
    state.modals = zip(entries.dropFirst(), archived?.styles ?? []).map {
      CompositeState.Modal($0, $1)
    }
    return state
  }

  /// Goes back if the front modal is a sheet; other modals ignore clicks beside them.
  private func pressedBeside() {
    if navigation?.modals.last?.style == .sheet { application?.goBack() }
  }
}

extension CompositeNavigator: NavigatorOfState {}
