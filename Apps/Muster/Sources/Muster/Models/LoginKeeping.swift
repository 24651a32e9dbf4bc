/// The parts of a login that the device stores for the next login.
public enum LoginKeeping: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case nothing
  /// The username.
  case username
  /// The username, and a revocable session instead of the password.
  case both

  /// Creates the value of two check boxes; keeping the password implies keeping the username.
  public init(keepsUsername: Bool, keepsPassword: Bool) {
    self = keepsPassword ? .both : keepsUsername ? .username : .nothing
  }
}

/// A login that the device stores.
public struct RememberedLogin: Hashable, Sendable {
  /// The name of the user.
  public let username: String
  /// Whether a session is stored in place of the password.
  public let hasSession: Bool

  /// Creates a remembered login.
  public init(username: String, hasSession: Bool) {
    (self.username, self.hasSession) = (username, hasSession)
  }
}
