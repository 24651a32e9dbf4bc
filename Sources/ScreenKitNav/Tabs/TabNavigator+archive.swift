import ScreenKitCore

extension TabState {
  /// Returns the saved form of the tabs with the entries in `saved`.
  ///
  /// - Parameters:
  ///   - saved: The entries that can be saved.
  ///   - known: The ids of the tabs that the code created.
  ///   - titles: The titles of the other tabs.
  /// - Returns: The saved form.
  func archived(
    _ saved: [SavedEntry], known: [String], titles: [EntryID: String]
  ) -> ArchivedTabs {
    let entries = Dictionary(uniqueKeysWithValues: saved.map { ($0.entry.id, $0.archived) })
    return ArchivedTabs(
      items: items.compactMap { item in
        entries[item.entry.id].map {
          let title = known.contains(item.id) ? nil : titles[item.entry.id]
          return ArchivedTabs.Item(
            entry: $0, name: item.id, title: title == item.id ? nil : title, badge: item.badge)
        }
      }, known: known, history: history.filter { entries[$0] != nil })
  }
}

extension TabNavigator {
  /// Returns the restored tabs that still exist, with new ones from the code.
  final func restoredState() throws -> TabState {
    let archived = restoreNavigation()?.tabs
    var made = try makeTabs()
    madeIDs = made.map(\.id)
    var items: [TabState.Item] = []
    for item in archived?.items ?? [] {
      guard let (tab, entry) = restored(item, from: &made) else { continue }
      tabsByEntry[entry.id] = tab
      items.append(TabState.Item(entry, id: item.name, badge: item.badge))
    }
    let removed = archived?.known ?? []
    let added = made.filter { !removed.contains($0.id) }
    // If no tab is left, all tabs of the code are restored.
    for tab in items.isEmpty && added.isEmpty ? made : added {
      let entry = firstEntry(tab.place)
      tabsByEntry[entry.id] = tab
      items.append(TabState.Item(entry, id: tab.id))
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
    let index = made.firstIndex { $0.id == item.name }
    let entry = restoredEntry(item.entry, home: index.map { made[$0].place } ?? .home)
    if entry == nil { endEntry(item.entry.id) }
    if let index {
      let tab = made.remove(at: index)
      return (tab, entry.map(redirected) ?? firstEntry(tab.place))
    }
    guard let entry, let route = entry.route else {
      endEntry(item.entry.id)
      return nil
    }
    let title = item.title ?? item.name
    let tab = Tab({ _ in title }, id: item.name, content: .route(route))
    return (tab, redirected(entry))
  }

  /// Returns the restored `entry`, redirected to the entry screen of its gate if that is closed.
  private func redirected(_ entry: Entry) -> Entry {
    guard let route = entry.route, !routes.isOpen(route) else { return entry }
    let redirect = routes.redirect(to: [route])
    endEntry(entry.id)
    ledger.pendingDestinations[entry.id] = redirect.pendingDestination
    return Entry(entry.id, .route(redirect.routes[0]))
  }
}
