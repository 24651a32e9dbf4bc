public import ScreenKitCore
internal import ScreenKitRmad

/// The studio: the outline of an app, the page that is edited, its properties and its mistakes.
public final class StudioScreen: Controller, ContainerController {
  /// The state: a single child, the page in the preview or the running app.
  public struct Content: ContainerState {
    var version = 0

    /// The child.
    public var children: [ChildID] { [.number(version)] }
    /// The child.
    public var visibleChildren: [ChildID] { children }
  }

  /// The child that is shown, or that will be.
  enum Shown: Hashable {
    case page([Int])
    case noPage
    case app
  }

  /// The model.
  public let model: StudioModel
  let studioView = StudioView()
  var shown = Shown.noPage
  /// Whether the places of the components will be found in the next turn.
  private var awaitsLayout = false
  private var hasAppeared = false

  /// Creates the studio.
  public init(_ model: StudioModel) {
    self.model = model
    super.init()
    title = model.file.name
    shown = page
  }

  // MARK: Lifecycle

  public override func create(restoring state: SavedState?) {
    if let state { model.restore(state) }
    shown = page
  }

  /// Focuses the outline at first: the page in front is disabled, so it has no view for the focus.
  public override func appear() {
    guard !hasAppeared, let outline = studioView.outline else { return }
    hasAppeared = true
    application?.focus.move(to: outline)
  }

  public override func save() -> SavedState? { model.savedState }

  // MARK: Interface

  public override func makeView() -> View {
    studioView.build(model)
    return studioView
  }

  public override func connect() {
    refresh(when: model, \.history, \.check, \.savedDocument)
    connectViews()
    declareCommands()
  }

  public override func refresh() {
    studioView.show(model)
    follow()
    findPlaces()
  }

  public override func sizeDidChange() { findPlaces() }

  /// Ends the running app, and shows the studio again.
  public override func goBack() -> Bool {
    guard shown == .app else { return false }
    show(page)
    return true
  }

  // MARK: The duties of a container

  /// Returns the first state; called by the framework.
  public func makeContent(restoring saved: SavedState?) -> Content { Content() }

  /// Creates the page or the app; called by the framework.
  public func makeChild(_ id: ChildID) -> Controller {
    switch shown {
    case .page(let path): model.preview.makePreview(at: path)
    case .noPage: NoPageScreen()
    case .app: DescribedApp(model.preview)
    }
  }

  /// Shows the child; called by the framework.
  public func placeChildren() {
    let isRunning = shown == .app
    studioView.run.content = isRunning ? frontChild?.view : nil
    studioView.page.content = isRunning ? nil : frontChild?.view
    studioView.setRunning(isRunning)
  }

  /// Returns nothing: the preview begins anew; called by the framework.
  public func saveContent() -> SavedContent { SavedContent(children: []) }

  // MARK: Logic

  /// The page of the selected object: the one around it, or the first one in it.
  private var page: Shown {
    var path = model.selection.controller ?? NodePath([.controller(0)])
    while model.document.controllerType(at: path) != .view {
      let next = path.appending(.controller(0))
      guard model.document[next] != nil, path.steps.count < 40 else { return .noPage }
      path = next
    }
    let indices = path.controllerIndices
    return model.preview.description.controller(at: indices)?.type == .view
      ? .page(indices) : .noPage
  }

  private func follow() {
    guard shown != .app, page != shown else { return }
    show(page)
  }

  /// Shows another child in place of the present one.
  func show(_ new: Shown) {
    guard new != shown, content != nil else { return }
    shown = new
    changeContent { $0.version &+= 1 }
    findPlaces()
  }

  /// Finds the places of the components after the layout of this turn.
  private func findPlaces() {
    guard !awaitsLayout, let application else { return }
    awaitsLayout = true
    application.post { [weak self] in
      self?.awaitsLayout = false
      self?.showPlaces()
    }
  }

  func showPlaces() {
    guard shown != .app else { return }
    studioView.showPlaces(model)
  }
}

/// The place of the preview while the document has no page.
private final class NoPageScreen: Controller {
  override func makeView() -> View { EmptyState("There is no page here.") }
}
