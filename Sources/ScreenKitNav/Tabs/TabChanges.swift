/// What going back does in a tab set, when the selected tab has nothing to go back to.
public enum TabBack: Hashable, Sendable {
  /// Nothing; whoever is around the tabs is asked.
  case none
  /// Selects the first tab, and from there asks around.
  case firstTab
  /// Selects the tab before in the order of the bar.
  case order
  /// Selects the tab that was selected before.
  case history
}

/// What a verb did to a tab set.
public enum TabChange: NavigationChange {
  /// Another tab is selected now.
  case selected(from: Int)
  /// The tab was selected already; it goes back to its root, or its navigator is told.
  case reselected
  /// Another screen took the place of that of a tab, as where a gate was passed or left.
  case replaced
  case added
  case removed
  case moved
  case badged
  /// There was nothing to do: no such tab, or it is the last one.
  case nothing

  /// Whether the state is another one now.
  public var isMove: Bool { self != .reselected && self != .nothing }
}

extension TabState {
  /// Selects the tab at `index`.
  public mutating func select(_ index: Int) -> TabChange {
    guard items.indices.contains(index) else { return .nothing }
    let old = selected
    guard index != old else { return .reselected }
    visit(items[index].entry.id)
    return .selected(from: old)
  }

  /// Puts a tab at `index` among the others, or behind the last; the selected one stays so.
  public mutating func add(_ item: Item, at index: Int? = nil) -> TabChange {
    items.insert(item, at: min(max(0, index ?? count), count))
    return .added
  }

  /// Takes the tab at `index` away; the one visited before is selected if it was the selected one.
  public mutating func remove(at index: Int) -> TabChange {
    guard count > 1, items.indices.contains(index) else { return .nothing }
    let id = items.remove(at: index).entry.id
    history.removeAll { $0 == id }
    if history.isEmpty { history = [items[min(index, count - 1)].entry.id] }
    return .removed
  }

  /// Puts `entry` in the place of `id`, as the screen of the same tab.
  mutating func replace(_ id: EntryID, by entry: Entry) -> TabChange {
    guard entry.id != id, let index = items.firstIndex(where: { $0.entry.id == id }) else {
      return .nothing
    }
    items[index] = Item(entry, name: items[index].name, badge: items[index].badge)
    history = history.map { $0 == id ? entry.id : $0 }
    return .replaced
  }

  /// Moves the tab at `index` to where `target` is among the others.
  public mutating func move(from index: Int, to target: Int) -> TabChange {
    guard items.indices.contains(index), items.indices.contains(target), index != target else {
      return .nothing
    }
    items.insert(items.remove(at: index), at: target)
    return .moved
  }

  /// Sets what the bar shows beside the title of the tab at `index`; `nil` is nothing.
  public mutating func badge(_ badge: String?, at index: Int) -> TabChange {
    guard items.indices.contains(index), items[index].badge != badge else { return .nothing }
    items[index].badge = badge
    return .badged
  }

  /// Goes back by `policy`.
  public mutating func goBack(_ policy: TabBack) -> TabChange {
    let old = selected
    switch policy {
    case .none: return .nothing
    case .firstTab: return old == 0 ? .nothing : select(0)
    case .order: return select(old - 1)
    case .history:
      guard history.count > 1 else { return .nothing }
      history.removeLast()
      return .selected(from: old)
    }
  }

  private mutating func visit(_ id: EntryID) {
    history.removeAll { $0 == id }
    history.append(id)
  }
}
