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

/// What came of a verb that a navigator was asked for.
public enum Outcome<Change: NavigationChange>: Hashable, Sendable {
  /// It was carried out, and this is what it did.
  case done(Change)
  /// It was asked for within a transition, or while one waits, and comes after that (R7).
  case queued
  /// A screen that would go has to ask the user first (R9); nothing has moved.
  case waiting
  /// It was refused; nothing was called, and nothing has changed (R3).
  case refused(Refusal)
}

/// Why a verb was refused.
public enum Refusal: Hashable, Sendable {
  /// No screen can be made for the route.
  case route(RouteError)
  /// A screen that would go said no (R9).
  case vetoed
  /// There is no navigator for it around the screen, or it has not begun or is at its end.
  case noNavigator
}
