internal import AppParts
internal import ScreenKitCore
internal import ScreenKitNav
internal import ScreenKitOffline

/// The content of a view controller: the components of its view, with their data.
final class DescribedPage: Controller, ComponentPage {
  unowned let screen: DescribedScreen
  private let controller: ControllerDescription?
  private var root: ComponentView?
  /// The components to create after the first frame; `nil` if there are none left.
  private var waiting: WaitingParts?
  private(set) lazy var signs = LoadingSigns(root)
  /// The components of the controller's own bar.
  private lazy var barParts = bar.map { model.components.makeParts(of: $0, site) } ?? []
  private let scroll: Scroll
  private let content = Frame {}
  private let status: LoadBar
  private var feeds: [FeedKey: ShownFeed] = [:]
  /// The document with the current data of the components outside of tables.
  private var shownDocument: FeedDocument?
  /// The images of each view with images.
  var shownImages: [ObjectIdentifier: ShownImages] = [:]

  init(_ screen: DescribedScreen, _ controller: ControllerDescription?) {
    (self.screen, self.controller) = (screen, controller)
    let texts = screen.model.texts
    status = LoadBar(
      .row, texts: .init(cancel: texts.cancel, retry: texts.retry, askingServer: texts.loading),
      textID: "feed-status")
    scroll = Scroll(content)
    scroll.keepsBarSpace = false
    super.init()
  }

  var model: DescribedModel { screen.model }

  // MARK: Interface

  override func makeView() -> View {
    guard let component = controller?.rootView else {
      return EmptyState(model.texts.nothing)
    }
    waiting = partsToWait(of: component)
    if let made = model.components.make(waiting?.without(component) ?? component, site) {
      root = made
      if let waiting { made.laterParts = waiting.extent }
      content.add(made.view)
    }
    scroll.layout.flex = 1
    layOut()
    return Column(cross: .fill) {
      status
      scroll
    }
  }

  /// The bar for the parts of this page: its own, or the bar of the navigation controller around
  /// it.
  private var bar: ComponentDescription? {
    if let own = controller?.first(.navigationBar) { return own }
    let around = model.description.controller(at: Array(screen.path.dropLast()))
    return around?.type == .navigation ? around?.first(.navigationBar) : nil
  }

  private var site: ComponentSite {
    ComponentSite(
      vocabulary: model.components, app: model.description, texts: model.texts, page: self)
  }

  override func connect() {
    connect(status.button) { $0.pressedStatus() }
    screen.showBar(BarItems(barParts, width: bar?[.width] ?? 320))
    showData()
    if waiting != nil { task(while: .lifetime) { $0.makeWaiting() } }
    guard !feeds.isEmpty else { return }
    command(model.texts.refresh, id: "Refresh", KeyPress(.function(5))) { $0.reload() }
    for shown in feeds.values { refresh(when: shown.feed, \.state) }
  }

  /// The view with the same id as the focused view of the previous page.
  override var initialFocus: View? { screen.focusBefore.flatMap { view?.view($0) } }

  override func sizeDidChange() { layOut() }

  /// Creates all components before an event can concern them, such as a change of the focus.
  override func handle(_ event: Event) -> Bool {
    makeWaiting()
    return false
  }

  override func refresh() {
    status.show(feedStatus)
    layOut()
    showIndicators()
    let document = pageFeed?.document
    if document !== shownDocument {
      shownDocument = document
      showData()
    }
  }

  override func appear() {
    for shown in feeds.values where shown.needsLoad { run(shown) { await $0.refresh() } }
  }

  // MARK: Data

  /// Shows the data in the components of the page and of its bar.
  private func showData() {
    root?.showAll(context)
    let values = bar?[.allData] ?? DataList()
    for part in barParts { part.showAll(context.with(values)) }
  }

  /// The data of the page: the data of its view, the sent values, and the feed once it is loaded.
  private var context: DataContext {
    let values = controller?.rootView?[.allData] ?? DataList()
    return DataContext(
      values: values.filling(screen.route.sent), parent: model.openedNodes[screen.route],
      feed: shownDocument)
  }

  /// The feed for the components outside of tables.
  private var pageFeed: Feed? {
    guard let address = context.feedAddress else { return nil }
    return feeds.first { $0.key.address == address }?.value.feed
  }

  /// Shows the rows of a table; connects it with its feed on the first call.
  func show(_ table: DescribedTable, _ context: DataContext) {
    table.adapter.context = context
    guard !table.isConnected, let binding = DataBinding(table.component) else { return }
    table.isConnected = true
    let source = context.rowSource(
      table: binding, cell: table.adapter.cell.flatMap(DataBinding.init))
    model.record(source.warning)
    switch source.value {
    case .none: break
    case .nodes(let rows): table.show(rows)
    case .feed(let address, let rows): follow(FeedKey(address: address, rows: rows), in: table)
    }
  }

  private func follow(_ key: FeedKey, in table: DescribedTable) {
    let shown = feeds[key] ?? ShownFeed(screen.feed(key))
    shown.tables.insert(table.component.id)
    feeds[key] = shown
    let refreshView = controller.flatMap(table.refreshView)
    table.setTexts(refreshView, in: model.description)
    table.makeParts(of: refreshView, table.adapter.context, site)
    let feed = shown.feed
    observe(feed, \.rows) { page, change in table.show(change.new) }
    observe(feed, \.state) { _, _ in table.show(feed) }
    if table.component[.hasReleaseToRefreshView] == true {
      table.list.onRefresh = { [weak self] in self?.run(shown) { await $0.refresh() } }
    }
    table.list.onLoadMore = { [weak self] in self?.run(shown) { await $0.loadMore() } }
  }

  /// Runs `body`, a load of a feed, in place of a running load.
  private func run(_ shown: ShownFeed, _ body: @escaping @MainActor (Feed) async -> Void) {
    task(shown.work) { _ in await body(shown.feed) }
  }

  /// Reloads all feeds.
  private func reload() {
    for shown in feeds.values { run(shown) { await $0.refresh() } }
  }

  private func pressedStatus() {
    guard feeds.values.contains(where: \.feed.state.isLoading) else { return reload() }
    for shown in feeds.values { shown.feed.cancel() }
  }

  /// The state of all feeds together: loading before failures, and failures before success.
  private var feedStatus: LoadBar.Content {
    let feeds = feeds.values.map(\.feed)
    if feeds.contains(where: { $0.state == .loading(since: nil) }) {
      return .busy(model.texts.loading)
    }
    switch feeds.first(where: { $0.state.failure != nil })?.state {
    case .stale(let loaded, let failure)?:
      let age = model.texts.age(ContentAge(of: loaded, at: model.now()))
      return .stale("\(model.texts.asOf(age)) \(failure)")
    case .failed(let failure)?: return .failed("\(failure)")
    default: return .nothing
    }
  }

  /// Shows the indicator of each component while the feeds of its tables are loading.
  ///
  /// A component without tables follows the feed of the page.
  private func showIndicators() {
    for part in signs.parts {
      let own = feeds.values.filter { !$0.tables.isDisjoint(with: part.ids) }.map(\.feed)
      let shown = own.isEmpty ? [pageFeed].compactMap(\.self) : own
      signs.indicators[part.indicator]?.show(
        shown.contains(where: \.state.isLoading), keepsPlace: keepsIndicators)
    }
  }

  // MARK: Actions

  /// Opens the controller of a row.
  func open(_ adapter: RowAdapter, _ item: FeedNode) {
    guard let cell = adapter.cell else { return }
    open(cell, adapter.rowContext(of: item), rowTitle: adapter.title(of: item))
  }

  /// Opens the target of `component`, a button with the data `context`.
  func open(_ component: ComponentDescription, _ context: DataContext) {
    open(component, context, rowTitle: nil)
  }

  private func open(
    _ component: ComponentDescription, _ context: DataContext, rowTitle: String?
  ) {
    let sent = context.sent(component[.dataForSend] ?? [], component: component.id)
    for value in sent { model.record(value.warning) }
    let opening = model.description.opening(
      of: component, from: screen.path, sent: sent.map(\.value), rowTitle: rowTitle)
    switch opening {
    case nil: break
    case .tab(let index): tabNavigator?.select(index)
    case .push(let route, let hidesTabs):
      model.openedNodes[model.root(of: route)] = context.parent
      push(model.root(of: route), to: hidesTabs ? .aboveTabs : .insideTab)
    case .present(let route, let entrance):
      model.openedNodes[model.root(of: route)] = context.parent
      present(ModalRoute(route: route, entrance: entrance), as: .full)
    }
  }

  /// Submits the text of a field after the user has pressed Return.
  func submit(_ component: ComponentDescription, _ text: String) {
    model.onSubmit?(component, text)
  }

  // MARK: Layout

  var scrollBarWidth: Int { application?.scrollBarWidth ?? 0 }

  /// Fits the components into the size of the page.
  private func layOut() {
    guard let root, let size else { return }
    root.position(in: size)
    content.layout.height = .fixed(PointGrid().units(size).size.height)
  }

  /// The size of the components' view in points.
  private var size: PointRect? {
    guard let root else { return nil }
    let (grid, least) = (PointGrid(), root.leastContentHeight)
    var units = viewSize
    if !status.isHidden { units.height = max(0, units.height - 1) }
    // A page that scrolls is narrower by the scroll bar.
    if grid.units(PointRect(width: 0, height: least)).size.height > units.height {
      units.width = max(1, units.width - scrollBarWidth)
    }
    var size = viewSize.width == 0 ? root.design : grid.points(units)
    size.height = max(size.height, least)
    return size
  }
}

// MARK: - Components out of sight

extension DescribedPage {
  /// Returns the components to create after the first frame; `nil` if there are none.
  ///
  /// A restored page is created at once, since any component may have a saved state.
  private func partsToWait(of root: ComponentDescription) -> WaitingParts? {
    guard !isRestoring, !model.makesLongPagesAtOnce, !screen.makesAllAtOnce,
      model.components.isStandard
    else { return nil }
    return WaitingParts(of: root, below: PointGrid().points(viewSize).height)
  }

  /// Creates the components that the first frame omitted; does nothing if they exist.
  func makeWaiting() {
    guard let parts = waiting?.components, let root, let size else { return }
    waiting = nil
    root.add(
      parts.compactMap { model.components.make($0, site) }, in: size, showing: context)
    signs = LoadingSigns(root)
    showIndicators()
  }
}
