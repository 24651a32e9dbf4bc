public import EStudentAPI
public import ScreenKitFetch

/// The identity and the HTTP Basic credential that are sent with every request of a student.
///
/// The secret is kept only in memory, and descriptions omit it.
public struct StudentLogin: Hashable, Sendable {
  /// The identity of the student.
  public let identity: StudentIdentity
  /// The identifier and the secret.
  public let credential: BasicCredential

  /// Creates a login from the user's input.
  ///
  /// The result is `nil` if the identifier is not of the form `name.surname.number`, or if the
  /// secret is empty.
  public init?(identifier: String, secret: String) {
    guard let identity = StudentIdentity(identifier), !secret.isEmpty,
      let credential = BasicCredential(username: identity.identifier, password: secret)
    else { return nil }
    (self.identity, self.credential) = (identity, credential)
  }
}
