public import ScreenKitCore
internal import ScreenKitRmad

/// The studio: the outline of an app, the edited page, its properties and its mistakes.
public final class StudioScreen: Controller, ContainerController {
  /// The state: a single child, which is the page in the preview, the running app or the server.
  public struct Content: ContainerState {
    var version = 0

    /// The only child.
    public var children: [ChildID] { [.number(version)] }
    /// The only child.
    public var visibleChildren: [ChildID] { children }
  }

  /// The kind of the child.
  enum Shown: Hashable {
    case page([Int])
    case noPage
    case app
    case server
  }

  /// The model of the studio.
  public let model: StudioModel
  /// The model of the publishing screen; `nil` without a server.
  public let publishing: PublishingModel?
  let studioView = StudioView()
  var shown = Shown.noPage
  /// Whether the positions of the components are read at the end of this turn.
  private var awaitsLayout = false
  private var hasAppeared = false

  /// Creates the studio; with `publishing`, it can publish to a server.
  public init(_ model: StudioModel, publishing: PublishingModel? = nil) {
    (self.model, self.publishing) = (model, publishing)
    super.init()
    title = model.file.name
    shown = page
  }

  // MARK: Lifecycle

  public override func create(restoring state: SavedState?) {
    if let application {
      application.stateLimit = max(application.stateLimit, StudioModel.stateLimit)
    }
    if let state { model.restore(state) }
    if case .state(let server)? = state?["server"] { publishing?.restore(server) }
    shown = page
  }

  /// Focuses the outline first, because the page in the preview is disabled.
  public override func appear() {
    guard !hasAppeared, let outline = studioView.outline?.tree else { return }
    hasAppeared = true
    application?.focus.move(to: outline)
  }

  public override func save() -> SavedState? {
    var state = model.savedState
    state["server"] = publishing.map { .state($0.savedState) }
    return state
  }

  // MARK: Interface

  public override func makeView() -> View {
    studioView.build(model)
    studioView.buttons.server.isHidden = publishing == nil
    return studioView
  }

  public override func connect() {
    refresh(when: model, \.history, \.check, \.savedDocument)
    if let publishing { refresh(when: publishing, \.bundleVersion, \.app, \.link) }
    connectViews()
    declareCommands()
  }

  public override func refresh() {
    studioView.show(model)
    follow()
    findPlaces()
  }

  public override func sizeDidChange() { findPlaces() }

  /// Whether the document is shown for editing, instead of the running app or the server.
  var isEditing: Bool { shown != .app && shown != .server }

  /// Closes the running app or the screen of the server, and shows the studio again.
  public override func goBack() -> Bool {
    guard !isEditing else { return false }
    show(page)
    return true
  }

  // MARK: Container

  /// Returns the first state; called by the framework.
  public func makeContent(restoring saved: SavedState?) -> Content { Content() }

  /// Creates the page or the app; called by the framework.
  public func makeChild(_ id: ChildID) -> Controller {
    switch shown {
    case .page(let path): model.preview.makePreview(at: path)
    case .noPage: NoPageScreen()
    case .app: model.preview.makeApp()
    case .server: makeServerScreen()
    }
  }

  /// Shows the child; called by the framework.
  public func placeChildren() {
    studioView.running.frame.content = isEditing ? nil : frontChild?.view
    studioView.preview.page.content = isEditing ? frontChild?.view : nil
    studioView.setRunning(!isEditing, isServer: shown == .server)
  }

  /// Returns an empty content, since the preview is not restored; called by the framework.
  public func saveContent() -> SavedContent { SavedContent(children: []) }

  // MARK: Logic

  /// The page that contains the selected object, or else the first page within the object.
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
    guard isEditing, page != shown else { return }
    show(page)
  }

  /// Shows another child.
  func show(_ new: Shown) {
    guard new != shown, content != nil else { return }
    shown = new
    changeContent { $0.version &+= 1 }
    findPlaces()
  }

  /// Reads the positions of the components after the layout of this turn.
  private func findPlaces() {
    guard !awaitsLayout, let application else { return }
    awaitsLayout = true
    application.post { [weak self] in
      self?.awaitsLayout = false
      self?.showPlaces()
    }
  }

  func showPlaces() {
    guard isEditing else { return }
    studioView.preview.showPlaces(model)
  }
}

/// The screen in the preview while the document has no page.
private final class NoPageScreen: Controller {
  override func makeView() -> View { EmptyState("There is no page here.") }
}
