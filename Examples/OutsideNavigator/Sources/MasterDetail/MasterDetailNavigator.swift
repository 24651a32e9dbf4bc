public import ScreenKitCore
public import ScreenKitNav

/// A navigator with a master, such as a list, and details: side by side, or as a stack.
///
/// ```swift
/// let navigator = MasterDetailNavigator(routes: routes) { RecipeList() }
/// ```
/// The list then calls `showDetail(Recipe(id: 7))`. The two sides change into a stack and back when
/// the window is resized. The side with the focus is in front; the other one is paused.
public final class MasterDetailNavigator: Navigator, NavigationContainer {
  /// The type of the navigator's state.
  public typealias Content = MasterDetailState

  private let makeMaster: @MainActor () -> Controller
  private let masterFrame = NavigationFrame()
  private let detailFrame = StackFrame()
  private lazy var split = Split(masterFrame, detailFrame)
  private var focusObservation: FocusObservation?

  /// Creates a navigator.
  ///
  /// - Parameters:
  ///   - routes: The table of routes; `nil` uses that of the enclosing navigator.
  ///   - master: Creates the master; called whenever an instance is needed.
  public init(routes: RouteTable? = nil, master: @escaping @MainActor () -> Controller) {
    makeMaster = master
    super.init(routes: routes)
  }

  // MARK: The duties of a navigator

  /// Returns the restored entries, or the master alone.
  public func makeState(_ entries: [Entry], restoring saved: SavedState?) -> MasterDetailState {
    MasterDetailState(
      master: entries.first ?? firstEntry(.home), details: Array(entries.dropFirst()),
      isWide: viewSize.width >= 60, isMasterInFront: saved?["isMasterInFront"] == .bool(true))
  }

  /// Creates the master.
  public func makeHome(of entry: Entry) -> Controller { makeMaster() }

  /// Returns the side in front; the framework saves the entries.
  public func saveState() -> SavedState? {
    var state = SavedState()
    state["isMasterInFront"] = .bool(navigation?.isMasterInFront ?? true)
    return state
  }

  /// Returns the position of a link: its screens are details over the master.
  public func position(
    of steps: ArraySlice<Destination.Step>
  ) -> DestinationPosition<MasterDetailState>? {
    guard let navigation else { return nil }
    return .path(steps, over: navigation.master, keeping: navigation.details) { $0.show($1) }
  }

  /// Shows both sides, or the one in front.
  public func placeChildren() {
    guard let navigation else { return }
    masterFrame.content = child(navigation.master.id.child)?.view
    let top = navigation.details.last.flatMap { child($0.id.child) }
    detailFrame.show(top?.view, depth: navigation.details.count)
    showBar()
    split.shown = navigation.isMasterInFront ? .side : .content
    focusFrontSide()
  }

  /// Updates the bar over the details.
  public func childDidChange(_ child: Controller) { showBar() }

  /// Goes back to the first screen of the details, or to the master.
  public func returnToRoot() -> Bool {
    guard let first = navigation?.details.first else { return false }
    let plan = plan { $0.isWide ? $0.show([first]) : $0.show([Entry]()) }
    return plan.map { performNow([$0]) } ?? false
  }

  // MARK: The screen

  public override func makeView() -> View {
    masterFrame.layout.width = .init(minimum: 20, maximum: 30)
    detailFrame.layout.width.minimum = 36
    split.id = "master-detail"
    detailFrame.bar.back.action = { [weak self] in _ = try self?.goBack() }
    detailFrame.bar.back.keys = application?.backKeys
    return split
  }

  public override func connect() {
    connect(split, \.onNarrow) { $0.fit(isNarrow: $1) }
    focusObservation = application?.focus.observe { [weak self] view, reason in
      self?.focusDidMove(to: view, because: reason)
    }
  }

  public override func destroy() { focusObservation = nil }

  public override func sizeDidChange() { fit(isNarrow: split.isNarrow) }

  /// Removes the top detail; returns `false` if there is none to go back from.
  public override func goBack() throws -> Bool {
    guard var next = navigation, next.goBack() != .nothing else { return false }
    change { $0.goBack() }
    return true
  }

  private func activate(_ isMaster: Bool) { change { $0.activate(master: isMaster) } }

  private func fit(isNarrow: Bool) { change { $0.fit(isWide: !isNarrow) } }

  /// Brings the side with the new focus to the front.
  private func focusDidMove(to view: View?, because reason: FocusReason) {
    guard let view, let navigation, navigation.isWide, view.backend.isWithin(split) else { return }
    let isMaster = view.backend.isWithin(masterFrame)
    guard isMaster != navigation.isMasterInFront else { return }
    // The focus is still moving, so the reaction runs afterwards.
    application?.run { [weak self] in
      if reason == .automatic { self?.focusFrontSide() } else { self?.activate(isMaster) }
    }
  }

  /// Moves the focus to the side in front, unless it is there.
  private func focusFrontSide() {
    guard let focus = application?.focus, let navigation, navigation.isWide else { return }
    let side: View = navigation.isMasterInFront ? masterFrame : detailFrame
    guard let old = focus.view, old.backend.isWithin(split), !old.backend.isWithin(side) else {
      return
    }
    if let first = side.backend.first(where: { $0.acceptsFocus && $0.isEffectivelyEnabled }) {
      focus.move(to: first)
    }
  }

  private func showBar() {
    guard let navigation else { return }
    let tops = navigation.details.suffix(2)
    guard let top = tops.last.flatMap({ child($0.id.child) }) else {
      return detailFrame.bar.show("", NavigationItem(), backTitle: nil)
    }
    detailFrame.bar.show(top, backTitle: titleOfBack(navigation))
  }

  /// Returns the title of the screen that Back shows; `nil` if there is none.
  private func titleOfBack(_ navigation: MasterDetailState) -> String? {
    let below = navigation.details.dropLast().last ?? (navigation.isWide ? nil : navigation.master)
    return below.map(backTitle)
  }
}

/// The navigation methods of screens within a master–detail navigator.
extension ControllerLogic where Self: Controller {
  /// The innermost master–detail navigator around the screen.
  public var masterDetail: MasterDetailNavigator? {
    surroundingNavigator(of: MasterDetailNavigator.self)
  }

  /// Shows the screen of `route` as the only detail, and passes its result to this screen.
  @discardableResult
  public func showDetail(_ route: some Route) -> Outcome<MasterDetailChange> {
    masterDetail?.show(route, for: self) { $0.show($1) } ?? .refused(.noNavigator)
  }

  /// Shows the screen of `route` over the present detail, and passes its result to this screen.
  @discardableResult
  public func pushDetail(_ route: some Route) -> Outcome<MasterDetailChange> {
    masterDetail?.show(route, for: self) { $0.push($1) } ?? .refused(.noNavigator)
  }

  /// Shows the screen of `route` over the present detail, and returns its result.
  public func askInDetail<R: ResultRoute>(_ route: R) async throws -> R.Output? {
    try await masterDetail?.ask(route) { $0.push($1) }
  }
}
