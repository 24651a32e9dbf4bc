internal import Crypto
internal import Foundation
internal import GRDB
internal import MusterAPI

extension MusterDatabase {
  /// Counts a login as a wrong one before its password is tried; a right one takes that back.
  ///
  /// So logins that come at once cannot try more passwords than those that come one by one. Names
  /// that nobody has are counted like others, or one could tell them apart; a day later they are
  /// gone.
  ///
  /// - Returns: Until when the user is locked out, if it is wrong and one too many.
  func countAttempt(of name: String, _ time: ServerTime) async throws -> Date? {
    try await pool.write { db in
      var lockout = try db.lockout(of: name)
      if let end = lockout.end(at: time.now) { throw ServerProblem.locked(until: end) }
      lockout.fail(at: time.now)
      try db.execute(
        sql: "DELETE FROM lockout WHERE touched < ?",
        arguments: [time.now.addingTimeInterval(-86_400).seconds])
      try db.execute(
        sql: "INSERT OR REPLACE INTO lockout (name, failures, end, touched) VALUES (?, ?, ?, ?)",
        arguments: [name, lockout.failures, lockout.end?.seconds, time.now.seconds])
      return lockout.end(at: time.now)
    }
  }

  /// Begins a session after a right password.
  func openSession(
    of name: String, isRemembered: Bool, _ time: ServerTime
  ) async throws -> Session {
    let token = Secret(
      SymmetricKey(size: .bits256).withUnsafeBytes { Data($0).base64EncodedString() })
    let lifetime = Session.lifetime(isRemembered: isRemembered)
    let session = Session(
      token: token, username: name, expires: time.now.addingTimeInterval(lifetime), time: time)
    try await pool.write { db in
      try db.execute(sql: "DELETE FROM lockout WHERE name = ?", arguments: [name])
      try db.execute(
        sql: "DELETE FROM session WHERE expires <= ?", arguments: [time.now.seconds])
      try db.execute(
        sql: "INSERT INTO session (token, name, expires) VALUES (?, ?, ?)",
        arguments: [Database.hash(of: token), name, session.expires.seconds])
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
  /// The session of `token`, or the problem that it is over.
  func session(_ token: Secret, _ time: ServerTime) throws -> Session {
    let row = try Row.fetchOne(
      self, sql: "SELECT name, expires FROM session WHERE token = ? AND expires > ?",
      arguments: [Database.hash(of: token), time.now.seconds])
    guard let row else { throw ServerProblem.sessionOver }
    return Session(
      token: token, username: row["name"], expires: Date(seconds: row["expires"]), time: time)
  }

  fileprivate func lockout(of name: String) throws -> Lockout {
    let row = try Row.fetchOne(
      self, sql: "SELECT failures, end FROM lockout WHERE name = ?", arguments: [name])
    guard let row else { return Lockout() }
    return Lockout(
      failures: row["failures"], end: (row["end"] as Int?).map { Date(seconds: $0) })
  }

  /// The database has no token, only what tells whether one is right.
  fileprivate static func hash(of token: Secret) -> String {
    MusterAPI.SHA256.hexadecimal(of: Array(token.text.utf8))
  }
}

extension Date {
  init(seconds: Int) { self.init(timeIntervalSince1970: Double(seconds)) }

  /// Whole seconds since 1970.
  var seconds: Int { Int(timeIntervalSince1970.rounded(.down)) }
}
