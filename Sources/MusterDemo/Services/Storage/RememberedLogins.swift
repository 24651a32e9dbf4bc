internal import MusterAPI

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

/// The logins that users of this device had it keep; no password is ever among them.
struct RememberedLogins: Codable, Sendable, Hashable {
  /// Sessions by username; `nil` where the username alone is kept.
  private(set) var tokens: [String: Secret?] = [:]
  /// Who logged in last, of those that are kept.
  private(set) var last: String?

  /// The session kept for `username`.
  func token(of username: String) -> Secret? { tokens[username] ?? nil }

  /// Whether anything is kept of `username`.
  func knows(_ username: String) -> Bool { tokens.keys.contains(username) }

  /// Keeps of this login what `keeping` says, and of the same user's earlier ones nothing.
  mutating func keep(_ username: String, _ token: Secret, _ keeping: LoginKeeping) {
    forget(username)
    guard keeping != .nothing else { return }
    tokens.updateValue(keeping == .both ? token : nil, forKey: username)
    last = username
  }

  /// Keeps the username alone.
  mutating func forgetToken(of username: String) {
    if knows(username) { tokens.updateValue(nil, forKey: username) }
  }

  /// Keeps nothing of `username`.
  mutating func forget(_ username: String) {
    tokens.removeValue(forKey: username)
    if last == username { last = tokens.keys.min() }
  }
}
