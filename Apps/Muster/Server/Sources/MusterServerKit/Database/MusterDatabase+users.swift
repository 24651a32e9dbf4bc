internal import Foundation
internal import GRDB
internal import MusterAPI
internal import Passwords
internal import ServerParts

extension MusterDatabase {
  /// Adds a user, or sets the password of an existing user and ends their sessions.
  ///
  /// - Throws: ``MusterDatabaseError/badUserName``, ``MusterDatabaseError/shortPassword``.
  public func addUser(_ name: String, password: String) throws {
    if password.count < 8 { throw MusterDatabaseError.shortPassword }
    try addUser(name, password: password, cost: .standard)
  }

  func addUser(_ name: String, password: String, cost: PasswordHash.Cost) throws {
    if name.utf8.contains(0) { throw MusterDatabaseError.zeroInText }
    let isBlank = name.allSatisfy(\.isWhitespace)
    guard !isBlank, name.utf8.count <= 200, !name.unicodeScalars.contains(where: \.isInvisible)
    else { throw MusterDatabaseError.badUserName }
    let hash = try PasswordHash(of: password, cost: cost)
    try pool.write { db in
      try db.execute(
        sql: """
          INSERT INTO user (name, hash, salt, rounds, lanes) VALUES (?, ?, ?, ?, ?)
          ON CONFLICT DO UPDATE SET hash = excluded.hash, salt = excluded.salt,
            rounds = excluded.rounds, lanes = excluded.lanes
          """,
        arguments: [name, Data(hash.hash), Data(hash.salt), cost.rounds, cost.lanes])
      try db.execute(sql: "DELETE FROM session WHERE name = ?", arguments: [name])
    }
  }

  /// Removes a user with all their data; returns `false` if there is no such user.
  public func removeUser(_ name: String) throws -> Bool {
    try pool.write { db in
      try db.execute(sql: "DELETE FROM user WHERE name = ?", arguments: [name])
      return db.changesCount > 0
    }
  }

  /// Ends all sessions of a user and returns their number.
  public func revokeSessions(of name: String) throws -> Int {
    try pool.write { db in
      try db.execute(sql: "DELETE FROM session WHERE name = ?", arguments: [name])
      return db.changesCount
    }
  }

  /// Returns all users, by name.
  public func users() throws -> [String] {
    try pool.read { try String.fetchAll($0, sql: "SELECT name FROM user ORDER BY name") }
  }

  /// Returns the hash of a user's password, and the key of the proofs that devices present.
  ///
  /// The hash is `nil` if there is no such user. The key is read at each login, since another
  /// process replaces it when it restores a backup.
  func loginKeys(of name: String) async throws -> (password: PasswordHash?, devices: DeviceProofs) {
    try await pool.read { db in
      let row = try Row.fetchOne(db, sql: "SELECT * FROM user WHERE name = ?", arguments: [name])
      let password = row.map {
        PasswordHash(
          hash: Array($0["hash"] as Data), salt: Array($0["salt"] as Data),
          cost: PasswordHash.Cost(rounds: $0["rounds"], lanes: $0["lanes"]))
      }
      let key = try Data.fetchOne(db, sql: "SELECT key FROM deviceKey")
      return (password, DeviceProofs(key: key ?? Data()))
    }
  }
}
