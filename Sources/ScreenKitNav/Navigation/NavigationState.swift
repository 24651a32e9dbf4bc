public import ScreenKitCore

/// The state of a navigator as a value: the entries, and which of them are visible.
///
/// The methods that change the state are functions from state to state. They have no side effects.
/// So the framework can compute the next state before it asks guards or calls screens.
public protocol NavigationState: ContainerState {
  /// The type of the changes that the methods make.
  associatedtype Change: ContainerChange

  /// The maximum number of consecutive routes of a destination with an entry each.
  ///
  /// Further routes are within the screens of these entries. The default is unlimited, as in a
  /// stack; a tab has one.
  static var longestPath: Int { get }

  /// All entries, the lowest first.
  var entries: [Entry] { get }

  /// The visible entries, the lowest first; the last one is in front.
  var shown: [Entry] { get }

  /// Returns the entry `id`; `nil` if the state does not have it.
  ///
  /// The default searches the visible entries first, and then all entries, in linear time.
  func entry(_ id: EntryID) -> Entry?

  /// Replaces the entry `id` by `entries`, at most ``longestPath``, which may include it.
  ///
  /// Gates use it to replace an entry screen by the destination behind the gate, and the reverse.
  mutating func replace(_ id: EntryID, by entries: [Entry]) -> Change

  /// Removes the entry `id`, unless the state would be invalid without it.
  mutating func remove(_ id: EntryID) -> Change

  /// Removes the entries that `isUnwanted` accepts; those that ``remove(_:)`` keeps stay.
  mutating func removeAll(where isUnwanted: (Entry) -> Bool)
}

extension NavigationState {
  /// Returns the entry `id`; searches the visible entries first, and then all.
  public func entry(_ id: EntryID) -> Entry? {
    shown.last { $0.id == id } ?? entries.last { $0.id == id }
  }

  /// The default, an unlimited number.
  public static var longestPath: Int { .max }

  /// The identities of all entries.
  public var children: [ChildID] { entries.map(\.id.child) }

  /// The identities of the visible entries.
  public var visibleChildren: [ChildID] { shown.map(\.id.child) }

  /// Removes the entries one by one, the topmost first.
  public mutating func removeAll(where isUnwanted: (Entry) -> Bool) {
    for entry in entries.reversed() where isUnwanted(entry) { _ = remove(entry.id) }
  }
}
