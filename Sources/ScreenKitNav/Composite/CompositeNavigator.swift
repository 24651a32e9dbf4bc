public import ScreenKitCore

/// A navigator that shows a base screen and presents modals over it.
///
/// It is the root of most apps. Screens within it, at any depth, use it to present modals.
open class CompositeNavigator: Navigator {
  private let base: Entry.Place
  private let makeBase: @MainActor () -> Controller
  private let frame = ModalFrame()

  /// Creates a navigator whose base is created by a closure.
  ///
  /// - Parameters:
  ///   - routes: The table of routes; `nil` uses the enclosing navigator's.
  ///   - base: Creates the base; called whenever an instance is needed.
  public init(routes: RouteTable? = nil, base: @escaping @MainActor () -> Controller) {
    (self.base, makeBase) = (.home, base)
    super.init(routes: routes)
  }

  /// Creates a navigator whose base is the screen of a route.
  ///
  /// - Parameters:
  ///   - routes: The table of routes; `nil` uses the enclosing navigator's.
  ///   - base: The route of the base, which must be registered.
  public init(routes: RouteTable? = nil, base: some Route) {
    self.base = .route(AnyRoute(base))
    makeBase = { preconditionFailure("CompositeNavigator: the base has a route (SK900)") }
    super.init(routes: routes)
  }

  /// Creates the frame; subclasses pass a `base` instead of overriding this method.
  public final override func makeView() throws -> View {
    frame.pressedBeside = { [weak self] in self?.pressedBeside() }
    frame.pressedClose = { [weak self] in try self?.pressedClose() }
    return frame
  }

  /// Dismisses the front modal; returns `false` if there is none.
  open override func goBack() throws -> Bool {
    guard let navigation, !navigation.modals.isEmpty else { return false }
    dismiss()
    return true
  }

  // MARK: Container requirements

  /// Returns the restored base with its modals; called by the framework.
  public final func makeState(_ entries: [Entry], restoring saved: SavedState?) -> CompositeState {
    var state = CompositeState(base: entries.first ?? firstEntry(base))
    let styles = containment.restored?.archivedNavigation?.styles ?? []
    state.modals = zip(entries.dropFirst(), styles).map { CompositeState.Modal($0, $1) }
    return state
  }

  /// Creates the base; called by the framework.
  public final func makeHome(of entry: Entry) -> Controller { makeBase() }

  /// The way to create the base: its route, or the initializer's closure.
  public final var homePlace: Entry.Place { base }

  /// Returns the position of `steps` within the base; called by the framework.
  public final func position(
    of steps: ArraySlice<Destination.Step>
  ) -> DestinationPosition<CompositeState>? {
    guard let navigation else { return nil }
    return .within(navigation.base, steps) {
      let replaced = $0.replace(navigation.base.id, by: [$1])
      let dismissed = $0.dismiss(navigation.modals.count)
      return dismissed.isMove ? dismissed : replaced
    }
  }

  /// Shows the base and the modals that are visible; called by the framework.
  public final func placeChildren() {
    guard let navigation else { return }
    frame.show(
      navigation.shown.compactMap { entry in
        guard let screen = screen(at: entry.id), let view = screen.view else { return nil }
        let modal = navigation.modals.first { $0.entry.id == entry.id }
        return (view, modal?.style ?? .full, screen.title, closes(screen))
      })
  }

  /// Updates the title and the Close button of a modal; called by the framework.
  public final func childDidChange(_ screen: Controller) {
    if let view = screen.view { frame.update(view, title: screen.title, closes: closes(screen)) }
  }

  /// Returns whether `screen` has a Close button.
  private func closes(_ screen: Controller) -> Bool {
    screen.entryID != navigation?.base.id && !screen.navigationItem.hidesClose
  }

  override func archived(_ saved: [SavedEntry]) -> ArchivedNavigation {
    let ids = Set(saved.map(\.entry.id))
    return ArchivedNavigation(
      entries: saved.map(\.archived),
      styles: (navigation?.modals ?? []).filter { ids.contains($0.entry.id) }.map(\.style))
  }

  /// Closes the front modal, unless a screen in it goes back by itself; its navigators do not.
  private func pressedClose() throws {
    guard let front = navigation?.modals.last?.entry.id, let screen = screen(at: front) else {
      return
    }
    for inner in Array(screen.frontPath).reversed() where !(inner is Navigator) {
      if try inner.goBack() { return }
    }
    dismiss(.entry(front))
  }

  /// Goes back if the front modal is a sheet; other modals ignore clicks beside them.
  private func pressedBeside() {
    if navigation?.modals.last?.style == .sheet { application?.goBack() }
  }
}

extension CompositeNavigator: NavigationContainer {
  /// The type of the state.
  public typealias Content = CompositeState
}
