public import AppMessages

/// A session of an author.
public struct SessionMessage: Codable, Hashable, Sendable {
  /// The token, which descriptions omit.
  public let token: Secret
  /// The time at which the session ends, in seconds since 1970.
  public let expires: Int

  /// Creates a session.
  public init(token: Secret, expires: Int) { (self.token, self.expires) = (token, expires) }
}
