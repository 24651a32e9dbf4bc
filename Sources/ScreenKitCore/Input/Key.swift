/// A key of a keyboard, named by its meaning rather than by its position.
public enum Key: Hashable, Sendable {
  /// A key that types a character: the typed character, with Shift already applied.
  case character(Character)
  /// Enter or Return.
  case enter
  /// Tab.
  case tab
  /// Escape.
  case escape
  /// The key that deletes backwards.
  case backspace
  /// The key that deletes forwards.
  case delete
  /// Insert.
  case insert
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// Home.
  case home
  /// End.
  case end
  /// Page Up.
  case pageUp
  /// Page Down.
  case pageDown
  /// A function key: F1 is `function(1)`.
  case function(Int)
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the key that types `character`.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self = .character(character)
  }

  /// The space bar.
  public static let space = Key.character(" ")
}
