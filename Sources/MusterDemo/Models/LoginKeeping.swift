/// What shall be kept of a login for the next time (M-002, M-076).
public enum LoginKeeping: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case nothing
  /// The username.
  case username
  /// The username, and instead of the password a session that can be revoked.
  case both

  /// What two check boxes mean: keeping the password implies keeping the username.
  public init(keepsUsername: Bool, keepsPassword: Bool) {
    self = keepsPassword ? .both : keepsUsername ? .username : .nothing
  }
}

/// A login that the device keeps.
public struct RememberedLogin: Hashable, Sendable {
  /// Who it is.
  public let username: String
  /// Whether a session is kept in the place of the password.
  public let hasSession: Bool

  /// Describes a login.
  public init(username: String, hasSession: Bool) {
    (self.username, self.hasSession) = (username, hasSession)
  }
}
