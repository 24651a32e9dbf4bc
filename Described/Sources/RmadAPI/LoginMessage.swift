public import AppMessages

/// The content of a request for a session.
public struct LoginMessage: Codable, Hashable, Sendable {
  /// The name of the author.
  public let name: String
  /// The password, which descriptions omit.
  public let password: Secret

  /// Creates the content.
  public init(name: String, password: Secret) { (self.name, self.password) = (name, password) }
}
