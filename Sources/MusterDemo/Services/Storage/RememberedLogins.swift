internal import MusterAPI

/// The logins that users of this device had it keep; no password is ever among them.
struct RememberedLogins: Codable, Sendable, Hashable {
  private struct Kept: Codable, Sendable, Hashable {
    /// The session, if not the username alone is kept.
    var token: Secret?
    /// The proof that the user has logged in on this device, for the next login.
    var device: Secret?
  }

  private var users: [String: Kept] = [:]
  /// Who logged in last, of those that are kept.
  private(set) var last: String?

  /// The session kept for `username`.
  func token(of username: String) -> Secret? { users[username]?.token }

  /// The proof kept for `username` that this device has logged in before.
  func device(of username: String) -> Secret? { users[username]?.device }

  /// Whether anything is kept of `username`.
  func knows(_ username: String) -> Bool { users[username] != nil }

  /// Keeps of this login what `keeping` says, and of the same user's earlier ones only the device.
  mutating func keep(_ session: Session, _ keeping: LoginKeeping) {
    let username = session.username
    let device = session.device ?? device(of: username)
    forget(username)
    guard keeping != .nothing else { return }
    users[username] = Kept(token: keeping == .both ? session.token : nil, device: device)
    last = username
  }

  /// Keeps the username alone.
  mutating func forgetToken(of username: String) { users[username]?.token = nil }

  /// Keeps nothing of `username`.
  mutating func forget(_ username: String) {
    users[username] = nil
    if last == username { last = users.keys.min() }
  }
}
