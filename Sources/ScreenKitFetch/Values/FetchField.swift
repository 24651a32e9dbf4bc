/// A field of a request's or a response's head.
///
/// Its value may be a credential, so descriptions and dumps omit it.
public struct FetchField: Hashable, Sendable {
  /// The name as written; comparisons ignore case.
  public let name: String
  /// The value without spaces around it.
  public let value: String

  /// Creates a field; an invalid one is refused when the request is sent.
  public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }

  /// Returns whether this is a field of the given name, ignoring case.
  public func isNamed(_ name: String) -> Bool { self.name.lowercased() == name.lowercased() }
}

extension FetchField: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The name alone.
  public var description: String { "\(name): …" }
  /// The name alone.
  public var debugDescription: String { description }
  /// An empty mirror.
  public var customMirror: Mirror { Mirror(self, children: [Mirror.Child]()) }
}
