/// The state of a navigator as a value, which its verbs change.
protocol NavigationState: Hashable, Sendable {
  /// The changes that verbs make.
  associatedtype Change: NavigationChange

  /// The greatest number of routes in a row that get an entry each; further ones are within these.
  static var longestPath: Int { get }

  /// The visible entries, the lowest first; the last one is in front.
  var shown: [Entry] { get }

  /// All entries, the lowest first.
  var entries: [Entry] { get }

  /// Returns the presence of the entries in `old` and in this state, the lowest first.
  ///
  /// Entries with the same presence in both states may be omitted from both.
  func standings(since old: Self) -> (old: [Standing], new: [Standing])

  /// Replaces the entry `id` by `entries`, at most ``longestPath``, which may include it.
  mutating func replace(_ id: EntryID, by entries: [Entry]) -> Change
}

/// The change that a verb made to a navigator's state.
public protocol NavigationChange: Hashable, Sendable {
  /// Whether the state changed.
  var isMove: Bool { get }
}
