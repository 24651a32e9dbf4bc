public import MusterAPI

/// A directory of users that checks passwords.
///
/// The embedded service uses the sample's directory by default. Pass another directory to
/// ``LedgerService/embedded(path:memory:authenticator:time:notify:)``. A server has its own table
/// of users.
public protocol Authenticator: Sendable {
  /// Returns whether `password` is the password of `username`; `false` for unknown users.
  ///
  /// Called at each login, off the main actor; the call may take any time.
  ///
  /// - Throws: A ``ServiceError``, such as ``ServiceError/unreachable(_:)``, if the directory does
  ///   not respond. Such a login is not counted as a wrong password.
  func isRight(_ password: Secret, of username: String) async throws(ServiceError) -> Bool
}

/// The users of the sample, whose passwords are public.
public struct SampleAuthenticator: Authenticator {
  /// Creates the directory.
  public init() {}

  /// Returns whether the sample has `username` with `password`.
  public func isRight(_ password: Secret, of username: String) -> Bool {
    SampleContent.passwords[username] == password.text
  }
}
