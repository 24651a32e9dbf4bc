/// The identity of a child within its container, which also names its saved state.
///
/// A container never gives the identity of a removed child to another one.
public enum ChildID: Hashable, Sendable {
  /// A number, such as the number of a navigator's entry.
  case number(Int)
  /// A name, such as the name of a page.
  case name(String)
}

extension ChildID: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// Creates an identity from a number.
  public init(integerLiteral value: Int) { self = .number(value) }

  /// Creates an identity from a name.
  public init(stringLiteral value: String) { self = .name(value) }
}

extension ChildID: CustomStringConvertible {
  /// The number or the name, under which the state of the child is saved.
  public var description: String {
    switch self {
    case .number(let number): String(number)
    case .name(let name): name
    }
  }
}

extension ChildID {
  /// The identity as a part of saved state.
  var saved: SavedState.Value {
    switch self {
    case .number(let number): .int(number)
    case .name(let name): .string(name)
    }
  }

  /// Creates the identity that was saved as `value`; `nil` if `value` is no identity.
  init?(saved value: SavedState.Value) {
    switch value {
    case .int(let number): self = .number(number)
    case .string(let name): self = .name(name)
    default: return nil
    }
  }
}
