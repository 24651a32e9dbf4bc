/// A field of a request's or a response's head.
///
/// Its value may be a credential, so descriptions and dumps omit it.
public struct FetchField: Hashable, Sendable {
  /// The name as written; comparisons ignore letter case.
  public let name: String
  /// The value without surrounding spaces.
  public let value: String

  /// Creates a field; invalid fields are refused when the request is sent.
  public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }

  /// Returns whether the field has the given name, ignoring letter case.
  public func isNamed(_ name: String) -> Bool { self.name.lowercased() == name.lowercased() }
}

extension FetchField: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The name without the value.
  public var description: String { "\(name): …" }
  /// The name without the value.
  public var debugDescription: String { description }
  /// An empty mirror, so that dumps omit the value.
  public var customMirror: Mirror { Mirror(self, children: [Mirror.Child]()) }
}
