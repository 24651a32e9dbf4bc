/// The state that a controller saves so that another instance can continue from it.
public struct SavedState: Hashable, Sendable {
  /// A value that can be saved.
  public enum Value: Hashable, Sendable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case list([Value])
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

  /// The value with the name `key`, or `nil`.
  public subscript(key: String) -> Value? {
    get { members[key] }
    set { members[key] = newValue }
  }
}
