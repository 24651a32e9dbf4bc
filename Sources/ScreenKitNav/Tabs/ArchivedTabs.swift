import ScreenKitCore

/// A saved tab set: the entry, name and badge of each tab, and the order of visits.
struct ArchivedTabs: Codable {
  struct Item: Codable {
    let entry: ArchivedEntry
    let name: String
    let badge: String?
  }

  let items: [Item]
  /// The names of all tabs that the code created at the time.
  ///
  /// Those among them that are not in ``items`` had been removed.
  let known: [String]
  let history: [EntryID]

  /// Returns the saved state of `tabs` with the entries in `saved`, as ``init(_:)`` reads it.
  static func state(of tabs: TabState, _ saved: [SavedEntry], known: [String]) -> SavedState {
    let values = Dictionary(uniqueKeysWithValues: saved.map { ($0.entry.id, $0.value) })
    var archived = SavedState()
    archived["known"] = .list(known.map(SavedState.Value.string))
    archived["history"] = .list(
      tabs.history.filter { values[$0] != nil }.map { .int($0.number) })
    archived["items"] = .list(
      tabs.items.compactMap { item in
        guard let entry = values[item.entry.id] else { return nil }
        var state = SavedState()
        state["entry"] = entry
        state["name"] = .string(item.name)
        state["badge"] = item.badge.map(SavedState.Value.string)
        return .state(state)
      })
    var state = SavedState()
    state["tabs"] = .state(archived)
    return state
  }

  init?(_ state: SavedState?) {
    guard let tabs = try? state?["tabs"]?.decoded(as: ArchivedTabs.self) else { return nil }
    self = tabs
  }
}

extension TabNavigator {
  /// Returns the restored tabs that still exist, with new ones from the code.
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
    let removed = archived?.known ?? []
    let added = made.filter { !removed.contains($0.title) }
    // If no tab is left, all tabs of the code are restored.
    for tab in items.isEmpty && added.isEmpty ? made : added {
      let entry = firstEntry(tab.place)
      tabsByEntry[entry.id] = tab
      items.append(TabState.Item(entry, name: tab.title))
    }
    var state = TabState(items)
    let history = archived?.history.filter { id in items.contains { $0.entry.id == id } } ?? []
    if !history.isEmpty { state.history = history }
    return state
  }

  /// Returns the tab saved as `item`, if the code creates it or it has a route; `nil` otherwise.
  private func restored(
    _ item: ArchivedTabs.Item, from made: inout [Tab]
  ) -> (tab: Tab, entry: Entry)? {
    let index = made.firstIndex { $0.title == item.name }
    let entry = restoredEntry(item.entry, home: index.map { made[$0].place } ?? .home)
    if entry == nil { forget(item.entry.id) }
    if let index {
      let tab = made.remove(at: index)
      return (tab, entry.map(redirected) ?? firstEntry(tab.place))
    }
    guard let entry, let route = entry.route else {
      forget(item.entry.id)
      return nil
    }
    return (Tab(item.name, content: .route(route)), redirected(entry))
  }

  /// Returns the restored `entry`, redirected to the entry screen of its gate if that is closed.
  private func redirected(_ entry: Entry) -> Entry {
    guard let route = entry.route, !routes.isOpen(route) else { return entry }
    let redirect = routes.redirect(to: [route])
    forget(entry.id)
    ledger.pendingDestinations[entry.id] = redirect.pendingDestination
    return Entry(entry.id, .route(redirect.routes[0]))
  }
}
