/// A key of a keyboard, named by what it does rather than by where it sits.
public enum Key: Hashable, Sendable {
  /// A key that types; the character is the one typed, with Shift already applied.
  case character(Character)
  case enter, tab, escape, backspace, delete, insert
  case up, down, left, right
  case home, end, pageUp, pageDown
  /// F1 is `function(1)`.
  case function(Int)
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key that types `character`.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self = .character(character)
  }

  /// The space bar.
  public static let space = Key.character(" ")
}
