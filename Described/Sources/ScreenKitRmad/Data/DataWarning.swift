/// The reason why a component shows no data, or other data than intended by its description.
public struct DataWarning: Hashable, Sendable {
  /// A kind of mistake.
  public enum Reason: Hashable, Sendable {
    /// The list `all_data` has no value at the index; the number itself is used as the value.
    case noValue(Int)
    /// There is neither a row around the component nor a node that was sent to the controller.
    case noParent
    /// The data is not a path.
    case badPath(DataPathError)
    /// The path has no match at the index.
    case noMatch(path: String, index: Int)
    /// The table has a path, but no value of `all_data` is the address of a feed.
    case noFeed
    /// The document in the description cannot be read.
    case badDocument(FeedError)
  }

  /// The id of the component.
  public let component: Int
  /// The mistake.
  public let reason: Reason

  /// Creates a warning.
  public init(component: Int, reason: Reason) {
    (self.component, self.reason) = (component, reason)
  }
}

extension DataWarning: CustomStringConvertible {
  /// A sentence for the author of the description.
  public var description: String { "Component \(component): \(reason)" }
}

extension DataWarning.Reason: CustomStringConvertible {
  /// A sentence for the author of the description.
  public var description: String {
    switch self {
    case .noValue(let index): "all_data has no value \(index)."
    case .noParent: "There is no parent node here."
    case .badPath(let error): "\(error)"
    case .noMatch(let path, let index): "The data has no match \(index) of \(path)."
    case .noFeed: "all_data has no address of a feed."
    case .badDocument(let error): "The document cannot be read: \(error)"
    }
  }
}

/// A value for a component, with a warning if the description seems to intend another value.
public struct Resolved<Value: Sendable>: Sendable {
  /// The value; empty if there is none.
  public let value: Value
  /// The warning; `nil` if the value is as described.
  public let warning: DataWarning?

  /// Creates a resolved value.
  public init(_ value: Value, _ warning: DataWarning? = nil) {
    (self.value, self.warning) = (value, warning)
  }
}
