/// What a controller leaves behind so that another instance can go on where it was (F-103).
public struct SavedState: Hashable, Codable, Sendable {
  /// A value that can be kept.
  public enum Value: Hashable, Codable, Sendable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case list([Value])
    case state(SavedState)
    /// Nothing, where something could be.
    case null
  }

  private var values: [String: Value] = [:]

  /// Makes an empty state.
  public init() {}

  /// Whether nothing was kept.
  public var isEmpty: Bool { values.isEmpty }

  /// The names under which something is kept, in no order.
  public var keys: some Collection<String> { values.keys }

  /// The value kept under `key`, or `nil`.
  public subscript(key: String) -> Value? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
