internal import ScreenKitCore
internal import ScreenKitNav

/// A tab bar controller of a described app, with the bar at the bottom as on a phone.
final class DescribedTabs: TabNavigator {
  private let model: DescribedModel
  private let path: [Int]
  private var isRestored = false

  init(_ model: DescribedModel, path: [Int]) {
    (self.model, self.path) = (model, path)
    super.init()
    barSide = .bottom
    // Each tab has a navigation bar of its own.
    navigationItem.isHidden = true
  }

  override func makeTabs() -> [Tab] {
    let tabs = model.description.controller(at: path)?.tabs ?? []
    guard !tabs.isEmpty else {
      return [Tab(model.texts.nothing) { [model] in EmptyScreen(model.texts.nothing) }]
    }
    return tabs.map { tab in
      let route = DescribedRoute(path: path + [tab.index], in: model.description)
      return Tab(tab.title, id: tab.id) { [model] in model.makeController(route) }
    }
  }

  override func connect() {
    let bar = model.description.controller(at: path)?.first(.tabBar)
    let tint = bar?.given(.tabBarTintColor)?.textColor
    (view as? TabFrame)?.bar.paint = tint.map { ViewPaint(background: $0) }
    sort()
  }

  // MARK: Lifecycle

  override func create(restoring state: SavedState?) { isRestored = state != nil }

  override func save() -> SavedState? {
    var state = SavedState()
    state["isVisited"] = .bool(true)
    return state
  }

  /// Selects the tab that the description begins with, unless a tab was restored.
  override func appear() {
    guard !isRestored else { return }
    isRestored = true
    let controller = model.description.controller(at: path)
    if let index = controller?[.selectedIndex], tabs.indices.contains(index) { select(index) }
  }

  /// Puts the tabs into the order of the description; restored ones come before new ones.
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
