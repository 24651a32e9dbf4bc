internal import MusterAPI

/// Who knows whether a password is right (M-059); a real directory takes the sample one's place.
protocol Authenticator: Sendable {
  /// Whether `password` is that of `username`; false for users that nobody knows.
  func isRight(_ password: Secret, of username: String) -> Bool
}

/// The users of the sample, whose passwords are no secret: anybody may read them.
struct SampleAuthenticator: Authenticator {
  func isRight(_ password: Secret, of username: String) -> Bool {
    SampleContent.passwords[username] == password.text
  }
}
