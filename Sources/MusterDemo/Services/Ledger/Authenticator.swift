internal import MusterAPI

/// Who knows whether a password is right (M-059); a real directory takes the sample one's place.
protocol Authenticator: Sendable {
  /// Whether `password` is that of `username`; false for users that nobody knows.
  func isRight(_ password: Secret, of username: String) -> Bool
}

/// The users of the sample, whose passwords are no secret: the app's help prints them.
struct SampleAuthenticator: Authenticator {
  /// Passwords by username.
  static let users = ["anna": "north star", "ben": "south wind"]

  func isRight(_ password: Secret, of username: String) -> Bool {
    Self.users[username] == password.text
  }
}
