/// The identity of a view, for lookups by layout documents, saved state and tests.
public struct ViewID: Hashable, Codable, Sendable, ExpressibleByStringLiteral {
  /// The name, unique within a screen.
  public let name: String

  /// Creates an identity from its name.
  public init(_ name: String) { self.name = name }

  /// Creates an identity from a literal.
  public init(stringLiteral name: String) { self.name = name }
}

extension ViewID: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
