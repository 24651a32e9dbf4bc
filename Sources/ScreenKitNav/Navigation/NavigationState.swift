/// The state of a navigator as a value, which its verbs change.
protocol NavigationState: Hashable, Sendable {
  /// The changes that verbs make.
  associatedtype Change: NavigationChange

  /// The greatest number of routes in a row that get an entry each; further ones are within these.
  static var longestPath: Int { get }

  /// The visible entries, the lowest first; the last one is in front.
  var shown: [Entry] { get }

  /// The entry in front, the last of ``shown``.
  var frontID: EntryID { get }

  /// All entries, the lowest first.
  var entries: [Entry] { get }

  /// Returns the entries of `old` that this state does not have, the topmost first.
  func removed(since old: Self) -> [EntryID]

  /// Replaces the entry `id` by `entries`, at most ``longestPath``, which may include it.
  mutating func replace(_ id: EntryID, by entries: [Entry]) -> Change
}

extension NavigationState {
  func removed(since old: Self) -> [EntryID] {
    let staying = Set(entries.map(\.id))
    return old.entries.reversed().map(\.id).filter { !staying.contains($0) }
  }
}

/// The change that a verb made to a navigator's state.
public protocol NavigationChange: Hashable, Sendable {
  /// Whether the state changed.
  var isMove: Bool { get }
}
