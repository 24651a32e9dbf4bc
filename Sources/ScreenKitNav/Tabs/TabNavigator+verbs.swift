import ScreenKitCore

/// The verbs: each has the state changed by the verb of the same name, and its screens follow.
extension TabNavigator {
  /// Selects the tab at `index`: the present screen pauses, then the other one appears.
  ///
  /// The selected tab goes back to its root; there, ``reselected()`` is called.
  ///
  /// - Returns: What it did.
  @discardableResult
  public final func select(_ index: Int) -> Outcome<TabChange> {
    change {
      $0.select(index)
    } prepare: { [weak self] change in
      if change == .reselected { self?.reselect() }
    }
  }

  /// Puts `tab` at `index` among the others, or behind the last.
  ///
  /// Unless ``makeTabs()`` makes it too, it is there again after a relaunch only if it has a route.
  @discardableResult
  public final func add(_ tab: Tab, at index: Int? = nil) -> Outcome<TabChange> {
    if case .route(let route) = tab.content { check(route.base, "add") }
    let redirected = redirectedEntry(tab.place)
    return change {
      $0.add(TabState.Item(redirected.entry, name: tab.title), at: index)
    } prepare: { [weak self] _ in
      guard let self else { return }
      warnOfDuplicate(of: tab, in: tabs)
      ledger.take(redirected)
      tabsByEntry[redirected.entry.id] = tab
    }
  }

  /// Takes the tab at `index` away, with its screens; the last one stays.
  @discardableResult
  public final func remove(at index: Int) -> Outcome<TabChange> {
    change { $0.remove(at: index) }
  }

  /// Moves the tab at `index` to where `target` is among the others.
  @discardableResult
  public final func move(from index: Int, to target: Int) -> Outcome<TabChange> {
    change { $0.move(from: index, to: target) }
  }

  /// Sets what the bar shows beside the title of the tab at `index`; `nil` is nothing.
  @discardableResult
  public final func badge(_ badge: String?, at index: Int) -> Outcome<TabChange> {
    change { $0.badge(badge, at: index) }
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
    guard (front as? Navigator)?.returnToRoot() != true else { return }
    application?.attempt { try reselected() }
  }
}
