internal import ScreenKitCore
internal import ScreenKitNav

/// The content of a view controller: the components of its view, with their data.
final class DescribedPage: Controller, ComponentPage {
  private unowned let screen: DescribedScreen
  private let controller: ControllerDescription?
  private var root: ComponentView?
  /// The indicators outside of rows, by the ids of their components.
  private(set) lazy var indicators = root?.indicators ?? [:]
  private let scroll: Scroll
  private let content = Frame {}
  private let status: FeedStatus
  private var feeds: [FeedKey: Feed] = [:]
  private var work: [FeedKey: ScreenTask] = [:]
  /// The document from which components outside of tables show data now.
  private var shownDocument: FeedDocument?
  /// The images of each view that shows some.
  var shownImages: [ObjectIdentifier: ShownImages] = [:]

  init(_ screen: DescribedScreen, _ controller: ControllerDescription?) {
    (self.screen, self.controller) = (screen, controller)
    status = FeedStatus(screen.model.texts)
    scroll = Scroll(content)
    super.init()
  }

  var model: DescribedModel { screen.model }

  // MARK: Interface

  override func makeView() -> View {
    guard let component = controller?.rootView else {
      return EmptyState(model.texts.nothing)
    }
    let site = ComponentSite(
      vocabulary: model.components, app: model.description, texts: model.texts, page: self)
    if let made = model.components.make(component, site) {
      root = made
      content.add(made.view)
    }
    scroll.layout.flex = 1
    place()
    return Column(cross: .fill) {
      status
      scroll
    }
  }

  override func connect() {
    connect(status.button) { $0.pressedStatus() }
    root?.showAll(context)
    guard !feeds.isEmpty else { return }
    command(model.texts.refresh, id: "Refresh", KeyPress(.function(5))) { $0.reload() }
    for feed in feeds.values { refresh(when: feed, \.phase, \.failure, \.loaded) }
  }

  override func sizeDidChange() { place() }

  override func refresh() {
    status.show(feedStatus)
    showIndicators()
    let document = pageFeed?.document
    if document !== shownDocument {
      shownDocument = document
      root?.showAll(context)
    }
  }

  override func appear() {
    for (key, feed) in feeds where feed.phase == .idle || feed.failure != nil {
      run(key) { await feed.load() }
    }
  }

  // MARK: Data

  /// The data of the page: what its view has, what was sent, and the feed once it is loaded.
  private var context: DataContext {
    let values = controller?.rootView?[.allData] ?? DataList()
    return DataContext(
      values: values.filling(screen.route.sent), parent: model.openedNodes[screen.route],
      feed: shownDocument)
  }

  /// The feed from which components outside of tables take their data.
  private var pageFeed: Feed? {
    guard let address = context.feedAddress else { return nil }
    return feeds.first { $0.key.address == address }?.value
  }

  /// Shows the rows of a table, and connects it with its feed when it is shown for the first time.
  func show(_ table: DescribedTable, _ context: DataContext) {
    table.adapter.context = context
    guard !table.isConnected, let binding = DataBinding(table.component) else { return }
    table.isConnected = true
    let source = context.rowSource(
      table: binding, cell: table.adapter.cell.flatMap(DataBinding.init))
    model.note(source.warning)
    switch source.value {
    case .none: break
    case .nodes(let rows): table.show(rows)
    case .feed(let address, let rows): follow(FeedKey(address: address, rows: rows), in: table)
    }
  }

  private func follow(_ key: FeedKey, in table: DescribedTable) {
    let feed = screen.feed(key)
    feeds[key] = feed
    let refreshView = controller.flatMap(table.refreshView)
    table.setTexts(refreshView)
    observe(feed, \.rows) { page, change in table.show(change.new) }
    observe(feed, \.phase) { page, change in table.show(change.new, hasMore: feed.hasMore) }
    if table.component[.hasReleaseToRefreshView] == true {
      table.list.onRefresh = { [weak self] in self?.run(key) { await feed.refresh() } }
    }
    table.list.onLoadMore = { [weak self] in self?.run(key) { await feed.loadMore() } }
  }

  /// Runs `body`, a load of the feed with `key`, in place of one that is under way.
  private func run(_ key: FeedKey, _ body: @escaping @MainActor () async -> Void) {
    let work = work[key] ?? ScreenTask()
    self.work[key] = work
    task(work) { _ in await body() }
  }

  /// Loads all feeds again.
  private func reload() {
    for (key, feed) in feeds { run(key) { await feed.refresh() } }
  }

  private func pressedStatus() {
    guard feeds.values.contains(where: \.isLoading) else { return reload() }
    for feed in feeds.values { feed.cancel() }
  }

  /// The state of all feeds together: what the user waits for first, then what failed.
  private var feedStatus: FeedStatus.Content {
    let feeds = feeds.values
    if feeds.contains(where: { $0.phase == .loading }) { return .busy }
    guard let failed = feeds.first(where: { $0.failure != nil && !$0.isLoading }) else {
      return .nothing
    }
    let reason = failed.failure.map { "\($0)" } ?? ""
    guard let age = failed.age(at: model.now()) else { return .failed(reason) }
    return .stale("\(model.texts.asOf(model.texts.age(age))) \(reason)")
  }

  /// Shows the indicators of views while the feeds are loading.
  private func showIndicators() {
    let isLoading = feeds.values.contains(where: \.isLoading)
    guard let id = controller?.rootView?[.indicatorID] else { return }
    indicators[id]?.isAnimating = isLoading
  }

  // MARK: Actions

  /// Opens the controller of a row.
  func open(_ adapter: RowAdapter, _ item: FeedNode) {
    guard let cell = adapter.cell else { return }
    open(cell, adapter.rowContext(of: item), rowTitle: adapter.title(of: item))
  }

  /// Opens the controller that `component`, a button with the data `context`, names.
  func open(_ component: ComponentDescription, _ context: DataContext) {
    open(component, context, rowTitle: nil)
  }

  private func open(
    _ component: ComponentDescription, _ context: DataContext, rowTitle: String?
  ) {
    let sent = context.sent(component[.dataForSend] ?? [], component: component.id)
    for value in sent { model.note(value.warning) }
    let opening = model.description.opening(
      of: component, from: screen.path, sent: sent.map(\.value), rowTitle: rowTitle)
    switch opening {
    case nil: break
    case .tab(let index): tabNavigator?.select(index)
    case .push(let route, let hidesTabs):
      model.openedNodes[model.root(of: route)] = context.parent
      push(model.root(of: route), to: hidesTabs ? .aboveTabs : .insideTab)
    case .present(let route):
      model.openedNodes[model.root(of: route)] = context.parent
      present(ModalRoute(route: route), as: .full)
    }
  }

  /// Passes on the text of a field in which the user pressed Return, and moves to the next field.
  func submit(_ component: ComponentDescription, _ text: String) {
    model.onSubmit?(component, text)
  }

  // MARK: Layout

  /// Fits the components into the size of the page.
  private func place() {
    guard let root else { return }
    let design = root.design
    var actual = viewSize.width == 0 ? design : PointGrid().points(viewSize)
    actual.height = max(actual.height, root.leastContentHeight)
    root.place(in: actual)
    content.layout.height = .fixed(PointGrid().units(actual).size.height)
  }
}
