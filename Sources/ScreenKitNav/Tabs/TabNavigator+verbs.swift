public import ScreenKitCore

/// Methods that change the state by its method of the same name and update the screens.
extension TabNavigator {
  /// Selects the tab at `index`: the front screen pauses, then that of the tab appears.
  ///
  /// If the tab is selected already, it goes back to its root; at the root, ``reselected()`` is
  /// called.
  ///
  /// - Returns: The outcome.
  @discardableResult
  public final func select(_ index: Int) -> Outcome<TabChange> {
    change {
      $0.select(index)
    } prepare: { [weak self] change in
      if change == .reselected { self?.reselect() }
    }
  }

  /// Inserts `tab` at `index`, or after the last one if it is `nil`.
  ///
  /// After a relaunch, tabs are restored if ``makeTabs()`` creates them or if they have a route.
  @discardableResult
  public final func add(_ tab: Tab, at index: Int? = nil) -> Outcome<TabChange> {
    if case .route(let route) = tab.content { check(route.base, "add") }
    let redirected = redirectedEntry(tab.place)
    return change {
      $0.add(TabState.Item(redirected.entry, id: tab.id), at: index)
    } prepare: { [weak self] _ in
      guard let self else { return }
      warnOfDuplicate(of: tab, in: tabs)
      ledger.record(redirected)
      tabsByEntry[redirected.entry.id] = tab
    }
  }

  /// Removes the tab at `index`, with its screens; the last tab stays.
  @discardableResult
  public final func remove(at index: Int) -> Outcome<TabChange> {
    change {
      $0.remove(at: index)
    } then: { [weak self] in
      if $0.isDone { self?.releaseRemovedTabs() }
    }
  }

  /// Releases the closures of tabs that are no longer part of the state.
  private func releaseRemovedTabs() {
    guard let navigation else { return }
    let ids = Set(navigation.items.map(\.entry.id))
    tabsByEntry = tabsByEntry.filter { ids.contains($0.key) }
  }

  /// Moves the tab at `index` to the index `target`.
  @discardableResult
  public final func move(from index: Int, to target: Int) -> Outcome<TabChange> {
    change { $0.move(from: index, to: target) }
  }

  /// Sets the badge of the tab at `index`, which the bar shows beside its title; `nil` removes it.
  @discardableResult
  public final func badge(_ badge: String?, at index: Int) -> Outcome<TabChange> {
    change { $0.badge(badge, at: index) }
  }

  /// Sets the icon of the tab with `id`, such as an image that has loaded; `nil` removes it.
  ///
  /// Does nothing if there is no such tab.
  public final func setIcon(_ icon: TabIcon?, ofTab id: String) {
    guard let entry = navigation?.items.first(where: { $0.id == id })?.entry.id else { return }
    tabsByEntry[entry]?.icon = icon
    showBar()
  }

  final func goBackByPolicy() {
    _ = change { [backPolicy] in $0.goBack(backPolicy) }
  }

  final func selectNext() { step(by: 1) }
  final func selectPrevious() { step(by: -1) }

  private func step(by step: Int) {
    guard let navigation else { return }
    select((navigation.selected + step + navigation.count) % navigation.count)
  }

  private func reselect() {
    guard (frontChild as? Navigator)?.own.returnToRoot() != true else { return }
    application?.attempt { try reselected() }
  }
}
