/// A key of a keyboard, named by its meaning rather than by its position.
public enum Key: Hashable, Sendable {
  /// A key that types a character: the one typed, with Shift already applied.
  case character(Character)
  case enter, tab, escape, backspace, delete, insert
  case up, down, left, right
  case home, end, pageUp, pageDown
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
