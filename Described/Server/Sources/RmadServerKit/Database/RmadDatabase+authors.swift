internal import AppMessages
internal import Crypto
internal import Foundation
internal import GRDB
public import Passwords
internal import RmadAPI

extension RmadDatabase {
  /// The time after which a session ends, in seconds.
  static let sessionLength = 12 * 3_600

  /// Whether the database has no authors.
  public var isEmpty: Bool {
    get throws {
      try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM author") == 0 }
    }
  }

  /// Adds an author, or replaces the password of an existing author and ends their sessions.
  ///
  /// - Throws: ``RmadDatabaseError/badAuthorName`` for a name with which nobody can log in.
  public func addAuthor(
    _ name: String, password: String, cost: PasswordHash.Cost = .standard
  ) throws {
    guard LoginName.canExist(name) else { throw RmadDatabaseError.badAuthorName }
    let hash = try PasswordHash(of: password, cost: cost)
    try queue.write { db in
      try db.execute(
        sql: """
          INSERT INTO author VALUES (?, ?, ?, ?, ?) ON CONFLICT (name) DO UPDATE SET
          hash = excluded.hash, salt = excluded.salt, rounds = excluded.rounds,
          lanes = excluded.lanes
          """,
        arguments: [name, Data(hash.hash), Data(hash.salt), cost.rounds, cost.lanes])
      try db.execute(sql: "DELETE FROM session WHERE author = ?", arguments: [name])
    }
  }

  /// Returns the hash of an author's password; `nil` if there is no such author.
  func secret(of name: String) async throws -> PasswordHash? {
    try await queue.read { db in
      let row = try Row.fetchOne(
        db, sql: "SELECT * FROM author WHERE name = ?", arguments: [name])
      guard let row else { return nil }
      let (hash, salt): (Data, Data) = (row["hash"], row["salt"])
      return PasswordHash(
        hash: Array(hash), salt: Array(salt),
        cost: PasswordHash.Cost(rounds: row["rounds"], lanes: row["lanes"]))
    }
  }

  /// Begins a session of an author and returns its token.
  ///
  /// It throws ``RmadRefusal/unauthorized`` if the hash that was `checked` was replaced since.
  func beginSession(
    of name: String, checked: PasswordHash?, at now: Date
  ) async throws -> SessionMessage {
    let bytes = SymmetricKey(size: .bits256).withUnsafeBytes { Array($0) }
    let token = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    let time = Int(now.timeIntervalSince1970)
    let digest = Self.digest(of: token)
    try await queue.write { db in
      let salt = try Data.fetchOne(
        db, sql: "SELECT salt FROM author WHERE name = ?", arguments: [name])
      guard let salt, Array(salt) == checked?.salt else { throw RmadRefusal.unauthorized }
      try db.execute(sql: "DELETE FROM session WHERE expires <= ?", arguments: [time])
      try db.execute(
        sql: "INSERT INTO session VALUES (?, ?, ?)",
        arguments: [digest, name, time + Self.sessionLength])
    }
    return SessionMessage(token: Secret(token), expires: time + Self.sessionLength)
  }

  /// Returns the author of a session; `nil` if there is no such session, or it has ended.
  func author(of token: String, at now: Date) async throws -> String? {
    let digest = Self.digest(of: token)
    return try await queue.read { db in
      try String.fetchOne(
        db, sql: "SELECT author FROM session WHERE digest = ? AND expires > ?",
        arguments: [digest, Int(now.timeIntervalSince1970)])
    }
  }

  /// Ends a session.
  func endSession(_ token: String) async throws {
    let digest = Self.digest(of: token)
    try await queue.write { db in
      try db.execute(sql: "DELETE FROM session WHERE digest = ?", arguments: [digest])
    }
  }

  private static func digest(of token: String) -> Data { Data(SHA256.hash(data: Data(token.utf8))) }
}
