internal import ScreenKitCore
internal import ScreenKitNav

/// A tab bar controller of a described app, with the bar at the bottom as on a phone.
final class DescribedTabs: TabNavigator {
  private let model: DescribedModel
  private let path: [Int]
  private var isRestored = false
  /// The address of the image behind the bar.
  private var shownImage: String?

  init(_ model: DescribedModel, path: [Int]) {
    (self.model, self.path) = (model, path)
    super.init()
    barSide = .bottom
    // Each tab has its own navigation bar.
    navigationItem.isHidden = true
  }

  override func makeTabs() -> [Tab] {
    let tabs = model.description.controller(at: path)?.tabs ?? []
    guard !tabs.isEmpty else {
      return [Tab(model.texts.nothing) { [model] in EmptyScreen(model.texts.nothing) }]
    }
    return tabs.map { tab in
      let route = DescribedRoute(path: path + [tab.index], in: model.description)
      return Tab(tab.title, id: tab.id, icon: tab.icon?.sign.map(TabIcon.sign)) { [model] in
        model.makeController(route, entrance: tab.action.entrance)
      }
    }
  }

  override func connect() {
    observe(model, \.description) { tabs, _ in tabs.showBarPaint() }
    for tab in model.description.controller(at: path)?.tabs ?? [] {
      if case .image(let address)? = tab.icon {
        loadImage(address) { $0.setIcon(.image($1), ofTab: tab.id) }
      }
    }
    sort()
  }

  private var bar: TabBar? { (view as? TabFrame)?.bar }

  /// Shows the colours and the image of the bar.
  private func showBarPaint() {
    let component = model.description.controller(at: path)?.first(.tabBar)
    var paint = ViewPaint(background: component?.given(.tabBarTintColor)?.textColor)
    paint.activeForeground = component?.given(.selectedImageTintColor)?.textColor
    bar?.paint = paint == ViewPaint() ? nil : paint
    let address = component?.given(.backgroundImage)
    guard address != shownImage else { return }
    shownImage = address
    bar?.image = nil
    guard let address else { return }
    loadImage(address) { tabs, image in
      if tabs.shownImage == address { tabs.bar?.image = image }
    }
  }

  /// Passes the image at `address` to `show`; does nothing if it cannot be loaded.
  private func loadImage(
    _ address: String, _ show: @escaping @MainActor (DescribedTabs, PixelImage) -> Void
  ) {
    guard let source = model.images else { return }
    task(ScreenTask(), while: .lifetime) { tabs in
      if let image = try? await source.image(address) { show(tabs, image) }
    }
  }

  // MARK: Lifecycle

  override func create(restoring state: SavedState?) { isRestored = state != nil }

  override func save() -> SavedState? {
    var state = SavedState()
    state["isVisited"] = .bool(true)
    return state
  }

  /// Selects the initial tab of the description, unless a tab was restored.
  override func appear() {
    guard !isRestored else { return }
    isRestored = true
    let controller = model.description.controller(at: path)
    if let index = controller?[.selectedIndex], tabs.indices.contains(index) { select(index) }
  }

  /// Sorts the tabs into the order of the description, since restored tabs precede new ones.
  private func sort() {
    let ids = model.description.controller(at: path)?.tabs.map(\.id) ?? []
    var order = tabs.map(\.id)
    for (target, id) in ids.enumerated() {
      guard let index = order.firstIndex(of: id), index != target else { continue }
      move(from: index, to: target)
      order.insert(order.remove(at: index), at: target)
    }
  }
}

/// A screen without content.
final class EmptyScreen: Controller {
  private let text: String

  init(_ text: String) {
    self.text = text
    super.init()
  }

  override func makeView() -> View { EmptyState(text) }
}
