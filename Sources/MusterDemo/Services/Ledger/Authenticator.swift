public import MusterAPI

/// A directory of users, asked whether a password is right.
///
/// The embedded service asks the sample's by default; pass another one to
/// ``LedgerService/embedded(path:memory:authenticator:time:notify:)`` to have a real directory
/// decide. A server has its own table of users.
public protocol Authenticator: Sendable {
  /// Whether `password` is that of `username`; false for users that nobody knows.
  ///
  /// Called at each login, off the main actor; it may take as long as the directory does.
  ///
  /// - Throws: ``ServiceError/unreachable(_:)``, say, if the directory cannot be asked. Such a login
  ///   counts as neither right nor wrong.
  func isRight(_ password: Secret, of username: String) async throws(ServiceError) -> Bool
}

/// The users of the sample, whose passwords are no secret: anybody may read them.
public struct SampleAuthenticator: Authenticator {
  /// Makes the directory.
  public init() {}

  /// Whether the sample's list has `username` with `password`.
  public func isRight(_ password: Secret, of username: String) -> Bool {
    SampleContent.passwords[username] == password.text
  }
}
