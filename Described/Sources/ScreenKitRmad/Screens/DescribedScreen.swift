internal import ScreenKitCore
internal import ScreenKitNav

/// A view controller of a described app.
///
/// Its content is a page, which is rebuilt after a change of the controller's description. The new
/// page gets the state of the previous one, and the feeds stay loaded.
final class DescribedScreen: Controller, SingleChildContainer {
  let model: DescribedModel
  let route: DescribedRoute
  /// The ``DescribedModel/rebuildCount`` when the screen was created.
  private let rebuildCount: Int
  /// The description on screen; `nil` if the controller no longer exists.
  private(set) var shown: ControllerDescription?
  /// The parts of the description around the controller that are on screen.
  private var surroundings: PageSurroundings
  /// The feeds of the page by their address and path of rows, loaded once for all versions of the
  /// page.
  private var feeds: [FeedKey: Feed] = [:]
  private let pageFrame = PageFrame()
  var frame: NavigationFrame { pageFrame }
  /// The button that closes a screen over the whole app; `nil` for other screens.
  var closeButton: Button? { didSet { showBar(BarItems()) } }
  /// The id of the focused view on the previous page; `nil` if there was none.
  private(set) var focusBefore: ViewID?
  /// Whether all components of a page are created at once, even below the visible part.
  var makesAllAtOnce = false
  /// The transition of the screen; `nil` for the default of the backend.
  var entrance: ScreenEntrance? {
    get { frame.entrance }
    set { frame.entrance = newValue }
  }

  /// Creates the screen of the controller at a route.
  init(_ model: DescribedModel, _ route: DescribedRoute) {
    (self.model, self.route, rebuildCount) = (model, route, model.rebuildCount)
    shown = model.controller(of: route)
    surroundings = PageSurroundings(of: route, in: model.description)
    super.init()
    showTitle()
  }

  // MARK: Lifecycle

  /// Closes the screen if its controller no longer exists; the nearest existing one then appears.
  override func create(restoring state: SavedState?) {
    if shown == nil { closeAsGone() }
  }

  /// Sets the title of the back button to the screen below from the description.
  override func appear() {
    guard let title = titleBack, let stack = navigator, let below = stack.content?.below
    else { return }
    stack.child(below.id.child)?.navigationItem.backTitle = title
  }

  /// Removes the row that opened the screen, unless a new screen with the same route needs it.
  override func destroy() {
    if rebuildCount == model.rebuildCount { model.openedNodes[route] = nil }
  }

  // MARK: Interface

  override func makeView() -> View {
    pageFrame.willBeRead = { [weak self] in self?.page?.makeWaiting() }
    return frame
  }

  override func connect() {
    observe(model, \.description, initially: false) { screen, _ in
      screen.follow(screen.model.controller(of: screen.route))
    }
  }

  // MARK: Container

  /// Creates a page.
  func makeChild(_ id: ChildID) -> Controller { DescribedPage(self, shown) }

  // MARK: Logic

  /// The visible page.
  private var page: DescribedPage? { frontChild as? DescribedPage }

  /// The current path of the controller in the description.
  var path: [Int] { model.description.path(of: route) ?? route.path }

  /// Returns the feed of a table, which is loaded only once for all versions of the page.
  func feed(_ key: FeedKey) -> Feed {
    if let feed = feeds[key] { return feed }
    let feed = Feed(FeedRequest(key.address), rows: key.rows, from: model.feeds)
    feeds[key] = feed
    return feed
  }

  private func follow(_ new: ControllerDescription?) {
    guard let new else { return closeAsGone() }
    let around = PageSurroundings(of: route, in: model.description)
    guard new != shown || around != surroundings, content != nil else { return }
    (shown, surroundings) = (new, around)
    focusBefore = application?.focus.view?.id
    showTitle()
    replaceChild()
  }

  private func closeAsGone() {
    application?.show(Toast(model.texts.versions.gone))
    close()
  }

  /// The title of the back button, from the description or from the row that opened the screen.
  private var titleBack: String? {
    let view = shown?.rootView
    let title = view?.given(.backButtonTitleData)
    return view?[.backButtonTitleSource] == .fromCell ? route.rowTitle ?? title : title
  }

  private func showTitle() {
    let view = shown?.rootView
    title =
      switch view?[.navBarTitleSource] {
      case .fromCell?: route.rowTitle ?? view?[.navBarTitleData] ?? ""
      case .plainText?, nil: view?[.navBarTitleData] ?? ""
      }
  }

  /// Shows the components of the controller's own bar, after the button that closes the screen.
  func showBar(_ items: BarItems) {
    var item = navigationItem
    (item.leading, item.trailing) = (
      (closeButton.map { [$0] } ?? []) + items.leading, items.trailing
    )
    navigationItem = item
  }
}

/// The frame of a screen's page, which creates all components before its description is read.
private final class PageFrame: NavigationFrame {
  var willBeRead: @MainActor () -> Void = {}

  override var semanticDetails: SemanticDetails {
    willBeRead()
    return super.semanticDetails
  }
}

/// The identity of a feed on a page: its address and the path of its rows.
struct FeedKey: Hashable {
  let address: String
  let rows: DataPath
}
