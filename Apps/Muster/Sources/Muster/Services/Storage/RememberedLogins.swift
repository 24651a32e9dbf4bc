internal import MusterAPI

/// The logins that users asked this device to remember, without passwords.
struct RememberedLogins: Codable, Sendable, Hashable {
  private struct Kept: Codable, Sendable, Hashable {
    /// The session; `nil` if only the username is kept.
    var token: Secret?
    /// The proof of earlier logins on this device, for the next login.
    var device: Secret?
  }

  private var users: [String: Kept] = [:]
  /// The remembered user who logged in last; `nil` if there is none.
  private(set) var last: String?

  /// Returns the stored session of `username`; `nil` if there is none.
  func token(of username: String) -> Secret? { users[username]?.token }

  /// Returns the proof that `username` has logged in on this device; `nil` if there is none.
  func device(of username: String) -> Secret? { users[username]?.device }

  /// Returns whether `username` is remembered.
  func knows(_ username: String) -> Bool { users[username] != nil }

  /// Stores the parts of a login according to `keeping`, and removes the user's earlier session.
  mutating func keep(_ session: Session, _ keeping: LoginKeeping) {
    let username = session.username
    let device = session.device ?? device(of: username)
    forget(username)
    guard keeping != .nothing else { return }
    users[username] = Kept(token: keeping == .both ? session.token : nil, device: device)
    last = username
  }

  /// Forgets the session of `username`, but keeps the name.
  mutating func forgetToken(of username: String) { users[username]?.token = nil }

  /// Forgets `username`.
  mutating func forget(_ username: String) {
    users[username] = nil
    if last == username { last = users.keys.min() }
  }
}
