internal import Crypto
internal import Digests
internal import Foundation
internal import GRDB
internal import MusterAPI
internal import Passwords

extension MusterDatabase {
  /// The maximum number of sessions of a user; a further one ends the oldest.
  ///
  /// Sessions are not deleted by time, because the clock can be wrong for a while.
  private static let sessionsPerUser = 64

  /// Begins a session after a right password.
  ///
  /// It throws ``ServerProblem/refused`` if the hash that was `checked` was replaced since.
  func openSession(
    of name: String, checked: PasswordHash? = nil, isRemembered: Bool, device: Secret? = nil,
    _ time: ServerTime
  ) async throws -> Session {
    let token = Secret(
      SymmetricKey(size: .bits256).withUnsafeBytes { Data($0).base64EncodedString() })
    let lifetime = Session.lifetime(isRemembered: isRemembered)
    let session = Session(
      token: token, username: name, expires: time.now.addingTimeInterval(lifetime), time: time,
      device: device)
    try await pool.write { db in
      let salt = try Data.fetchOne(
        db, sql: "SELECT salt FROM user WHERE name = ?", arguments: [name])
      guard checked == nil || salt.map(Array.init) == checked?.salt else {
        throw ServerProblem.refused
      }
      try db.execute(
        sql: "INSERT INTO session (token, name, expires, created) VALUES (?, ?, ?, ?)",
        arguments: [Database.hash(of: token), name, session.expires.seconds, time.now.seconds])
      try db.execute(
        sql: """
          DELETE FROM session WHERE name = ?1 AND token NOT IN (
            SELECT token FROM session WHERE name = ?1 ORDER BY created DESC LIMIT ?2)
          """, arguments: [name, Self.sessionsPerUser])
    }
    return session
  }

  func session(_ token: Secret, _ time: ServerTime) async throws -> Session {
    try await pool.read { try $0.session(token, time) }
  }

  func revoke(_ token: Secret) async throws {
    try await pool.write { db in
      try db.execute(
        sql: "DELETE FROM session WHERE token = ?", arguments: [Database.hash(of: token)])
    }
  }
}

extension Database {
  /// Returns the session of `token`; throws if it has ended.
  ///
  /// A session that begins more than a day in the future also counts as ended. It comes from a
  /// clock that was ahead, and could last for years.
  func session(_ token: Secret, _ time: ServerTime) throws -> Session {
    let row = try Row.fetchOne(
      self,
      sql: "SELECT name, expires FROM session WHERE token = ? AND expires > ? AND created <= ?",
      arguments: [Database.hash(of: token), time.now.seconds, time.now.seconds + 86_400])
    guard let row else { throw ServerProblem.sessionOver }
    return Session(
      token: token, username: row["name"], expires: Date(seconds: row["expires"]), time: time)
  }

  /// Returns the hash of a token; the database keeps only hashes, which give no access.
  fileprivate static func hash(of token: Secret) -> String {
    Digests.SHA256.hexadecimal(of: Array(token.text.utf8))
  }
}

extension Date {
  init(seconds: Int) { self.init(timeIntervalSince1970: Double(seconds)) }

  /// Whole seconds since 1970.
  var seconds: Int { Int(timeIntervalSince1970.rounded(.down)) }
}
