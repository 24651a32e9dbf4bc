import ScreenKitCore

/// A tab set as it is kept: of tabs that the code makes, only what it cannot know.
struct ArchivedTabs: Codable {
  struct Item: Codable {
    let entry: ArchivedEntry
    let name: String
    let badge: String?
  }

  let items: [Item]
  /// The names of all tabs that the code made at the time: of those, the ones that are not among
  /// the items were removed.
  let known: [String]
  let history: [EntryID]

  init(_ tabs: TabState, known: [String]) throws {
    self.known = known
    items = try tabs.items.compactMap { item in
      try ArchivedEntry(item.entry).map { Item(entry: $0, name: item.name, badge: item.badge) }
    }
    history = tabs.history
  }

  var state: SavedState {
    get throws {
      var state = SavedState()
      state["tabs"] = try SavedState.Value(encoding: self)
      return state
    }
  }

  init?(_ state: SavedState?) {
    guard let tabs = try? state?["tabs"]?.decoded(as: ArchivedTabs.self) else { return nil }
    self = tabs
  }
}

extension TabNavigator {
  /// What an earlier run left, as far as the tabs are still there; else the tabs of the code.
  final func makeState() throws -> TabState {
    restoreShared()
    let archived = ArchivedTabs(restored?.navigation)
    var made = try makeTabs()
    madeNames = made.map(\.title)
    var items: [TabState.Item] = []
    for item in archived?.items ?? [] {
      guard let (tab, entry) = restored(item, from: &made) else { continue }
      tabsByEntry[entry.id] = tab
      items.append(TabState.Item(entry, name: item.name, badge: item.badge))
    }
    let removed = items.isEmpty ? [] : archived?.known ?? []
    for tab in made where !removed.contains(tab.title) {
      let entry = firstEntry(tab.place)
      tabsByEntry[entry.id] = tab
      items.append(TabState.Item(entry, name: tab.title))
    }
    var state = TabState(items)
    let history = archived?.history.filter { id in items.contains { $0.entry.id == id } } ?? []
    if !history.isEmpty { state.history = history }
    return state
  }

  /// The tab that was kept as `item`: one that the code makes, or one that has a route.
  private func restored(
    _ item: ArchivedTabs.Item, from made: inout [Tab]
  ) -> (tab: Tab, entry: Entry)? {
    let entry = restoredEntry(item.entry)
    if entry == nil { forget(item.entry.id) }
    if let index = made.firstIndex(where: { $0.title == item.name }) {
      let tab = made.remove(at: index)
      return (tab, entry.map(admitted) ?? firstEntry(tab.place))
    }
    guard let entry, let route = entry.route else {
      forget(item.entry.id)
      return nil
    }
    return (Tab(item.name, content: .route(route)), admitted(entry))
  }

  /// What was kept as `entry`, or the entrance of its gate, if that is closed by now.
  private func admitted(_ entry: Entry) -> Entry {
    guard let route = entry.route, !routes.isAdmitted(route) else { return entry }
    let admission = routes.admission(to: [route])
    forget(entry.id)
    ledger.wanted[entry.id] = admission.wanted
    return Entry(entry.id, .route(admission.routes[0]))
  }
}
