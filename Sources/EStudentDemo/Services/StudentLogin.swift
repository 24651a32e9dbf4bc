public import EStudentAPI
public import ScreenKitFetch

/// The identity and the credential of HTTP Basic, which every request of a student carries.
///
/// The secret is kept in memory alone, and descriptions omit it.
public struct StudentLogin: Hashable, Sendable {
  /// The identity of the student.
  public let identity: StudentIdentity
  /// The identifier and the secret.
  public let credential: BasicCredential

  /// Creates a login of what the user entered; `nil` if the identifier has another form than
  /// `name.surname.number`, or the secret is empty.
  public init?(identifier: String, secret: String) {
    guard let identity = StudentIdentity(identifier), !secret.isEmpty,
      let credential = BasicCredential(username: identity.identifier, password: secret)
    else { return nil }
    (self.identity, self.credential) = (identity, credential)
  }
}
