/// Where a navigator stands, as a value; its verbs make another one of it.
protocol NavigationState: Hashable, Sendable {
  /// The entries that are to be seen, the lowest first; the last one is in front.
  var shown: [Entry] { get }

  /// All entries, the lowest first.
  var entries: [Entry] { get }

  /// How the entries stand in `old` and here, the lowest first; those that stand alike in both may
  /// be left out.
  func standings(since old: Self) -> (old: [Standing], new: [Standing])
}

/// What a verb did to a state.
public protocol NavigationChange: Hashable, Sendable {
  /// Whether the state is another one now.
  var isMove: Bool { get }
}
