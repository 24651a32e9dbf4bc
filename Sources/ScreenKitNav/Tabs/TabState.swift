/// Which tabs there are, which one is selected, and in what order they were visited (F-064).
///
/// A value: each verb in `TabChanges` makes another one of it, and none calls anything.
public struct TabState: Hashable, Sendable {
  /// One tab, without its screen.
  public struct Item: Hashable, Sendable {
    /// Its place.
    public let entry: Entry
    /// By what the tab is found again after a relaunch; its title, as a rule.
    public let name: String
    /// What the bar shows beside the title, such as a count; `nil` is none.
    public var badge: String?

    /// Makes a tab.
    public init(_ entry: Entry, name: String, badge: String? = nil) {
      self.entry = entry
      self.name = name
      self.badge = badge
    }
  }

  /// The tabs, in the order of the bar; at least one.
  public internal(set) var items: [Item]
  /// The tabs that were visited, each once; the selected one is the last.
  public internal(set) var history: [EntryID]

  /// The state of `items`, of which there must be one, with the first one selected.
  public init(_ items: [Item]) {
    guard let first = items.first else {
      preconditionFailure("TabState: a tab set needs a tab")
    }
    self.items = items
    history = [first.entry.id]
  }

  /// How many tabs there are.
  public var count: Int { items.count }

  /// The index of the selected tab.
  public var selected: Int { items.firstIndex { $0.entry.id == history.last } ?? 0 }
}

extension TabState: NavigationState {
  var shown: [Entry] { [items[selected].entry] }

  var entries: [Entry] { items.map(\.entry) }

  func standings(since old: TabState) -> (old: [Standing], new: [Standing]) {
    (old.standings, standings)
  }

  private var standings: [Standing] {
    items.map {
      Standing(id: $0.entry.id, presence: $0.entry.id == history.last ? .front : .kept)
    }
  }
}
