/// What a controller leaves behind so that another instance can go on where it was (F-103).
public struct SavedState: Hashable, Sendable {
  /// A value that can be kept.
  public enum Value: Hashable, Sendable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case list([Value])
    case state(SavedState)
    /// Nothing, where something could be.
    case null
  }

  /// The values by their names.
  package internal(set) var members: [String: Value] = [:]

  /// Makes an empty state.
  public init() {}

  /// Whether nothing was kept.
  public var isEmpty: Bool { members.isEmpty }

  /// The names under which something is kept, in no order.
  public var keys: some Collection<String> { members.keys }

  /// The value kept under `key`, or `nil`.
  public subscript(key: String) -> Value? {
    get { members[key] }
    set { members[key] = newValue }
  }
}
