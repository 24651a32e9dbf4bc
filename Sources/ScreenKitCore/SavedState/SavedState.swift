/// The saved state of a controller, from which another instance can continue.
public struct SavedState: Hashable, Sendable {
  /// A value that can be saved.
  public enum Value: Hashable, Sendable {
    /// A Boolean value.
    case bool(Bool)
    /// An integer.
    case int(Int)
    /// A floating-point number; an infinite number or NaN cannot be saved.
    case double(Double)
    /// A text.
    case string(String)
    /// Several values in order.
    case list([Value])
    /// The values of a nested object by their keys.
    case state(SavedState)
    /// No value.
    case null
  }

  /// The values by their names.
  package internal(set) var members: [String: Value] = [:]

  /// Creates an empty state.
  public init() {}

  /// Whether the state has no values.
  public var isEmpty: Bool { members.isEmpty }

  /// The names of the values, in no particular order.
  public var keys: some Collection<String> { members.keys }

  /// The value with the name `key`; `nil` if there is none.
  public subscript(key: String) -> Value? {
    get { members[key] }
    set { members[key] = newValue }
  }
}
