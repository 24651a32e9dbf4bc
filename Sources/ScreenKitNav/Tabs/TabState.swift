public import ScreenKitCore

/// The tabs, the selected one, and the order in which they were visited.
///
/// It is a value. The methods in `TabChanges` change it and have no side effects.
public struct TabState: Hashable, Sendable {
  /// One tab, without its screen.
  public struct Item: Hashable, Sendable {
    /// The entry of the tab's screen.
    public let entry: Entry
    /// The id of the tab, by which it is restored after a relaunch.
    public let id: String
    /// The badge beside the title, such as a count; `nil` if there is none.
    public var badge: String?

    /// Creates a tab.
    public init(_ entry: Entry, id: String, badge: String? = nil) {
      self.entry = entry
      self.id = id
      self.badge = badge
    }
  }

  /// The tabs, in the order of the bar; at least one.
  public internal(set) var items: [Item]
  /// The visited tabs in order, each once; the selected one is the last.
  public internal(set) var history: [EntryID]

  /// Creates the state of `items` with the first one selected; traps if there are none.
  public init(_ items: [Item]) {
    guard let first = items.first else {
      preconditionFailure("TabState: there is no tab; makeTabs() returns at least one (SK309)")
    }
    self.items = items
    history = [first.entry.id]
  }

  /// The number of tabs.
  public var count: Int { items.count }

  /// The index of the selected tab.
  public var selected: Int { items.firstIndex { $0.entry.id == history.last } ?? 0 }
}

extension TabState: NavigationState {
  /// The type of the changes that the methods make.
  public typealias Change = TabChange

  /// The maximum number of entries for routes of a destination: 1, as each tab has one entry.
  public static var longestPath: Int { 1 }

  /// The entry of the selected tab.
  public var shown: [Entry] { [items[selected].entry] }

  /// The entry of the selected tab.
  public var frontChild: ChildID? { items[selected].entry.id.child }

  /// The entries of all tabs.
  public var entries: [Entry] { items.map(\.entry) }

  /// Changes nothing: a tab stays when its screen closes.
  public func remove(_ id: EntryID) -> TabChange { .nothing }
}
