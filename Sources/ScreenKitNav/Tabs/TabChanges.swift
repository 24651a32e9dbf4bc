public import ScreenKitCore

/// The behaviour of going back when the selected tab has nothing to go back to.
public enum TabBack: Hashable, Sendable {
  /// Leaves the tabs unchanged; the parent of the tabs is asked to go back.
  case none
  /// Selects the first tab; if it is selected already, the parent of the tabs is asked to go back.
  case firstTab
  /// Selects the tab to the left in the bar.
  case order
  /// Selects the tab that was selected before.
  case history
}

/// The change that a method made to a tab set.
public enum TabChange: ContainerChange {
  /// Another tab was selected.
  case selected(from: Int)
  /// The tab was selected already: it returns to its root, or `reselected()` is called.
  case reselected
  /// The screen of a tab was replaced by another, such as at a gate.
  case replaced
  /// A tab was added.
  case added
  /// A tab was removed.
  case removed
  /// A tab moved to another position.
  case moved
  /// The badge of a tab changed.
  case badged
  /// Nothing changed: there is no such tab, or it is the last one.
  case nothing

  /// Whether the state changed.
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

  /// Inserts a tab at `index`, or after the last one if it is `nil`; the selection does not change.
  public mutating func add(_ item: Item, at index: Int? = nil) -> TabChange {
    items.insert(item, at: min(max(0, index ?? count), count))
    return .added
  }

  /// Removes the tab at `index`; if it was selected, the tab visited before is selected.
  public mutating func remove(at index: Int) -> TabChange {
    guard count > 1, items.indices.contains(index) else { return .nothing }
    let id = items.remove(at: index).entry.id
    history.removeAll { $0 == id }
    if history.isEmpty { history = [items[min(index, count - 1)].entry.id] }
    return .removed
  }

  /// Replaces the entry `id` by the only entry in `entries`, in the same tab.
  public mutating func replace(_ id: EntryID, by entries: [Entry]) -> TabChange {
    guard let entry = entries.first, entry.id != id,
      let index = items.firstIndex(where: { $0.entry.id == id })
    else { return .nothing }
    items[index] = Item(entry, id: items[index].id, badge: items[index].badge)
    history = history.map { $0 == id ? entry.id : $0 }
    return .replaced
  }

  /// Moves the tab at `index` to the index `target`.
  public mutating func move(from index: Int, to target: Int) -> TabChange {
    guard items.indices.contains(index), items.indices.contains(target), index != target else {
      return .nothing
    }
    items.insert(items.remove(at: index), at: target)
    return .moved
  }

  /// Sets the badge of the tab at `index`, which the bar shows beside its title; `nil` removes it.
  public mutating func badge(_ badge: String?, at index: Int) -> TabChange {
    guard items.indices.contains(index), items[index].badge != badge else { return .nothing }
    items[index].badge = badge
    return .badged
  }

  /// Goes back according to `policy`.
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
