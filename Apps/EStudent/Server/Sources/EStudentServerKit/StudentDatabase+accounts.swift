public import EStudentAPI
internal import Foundation
internal import GRDB
public import Passwords

/// The student of an account, with the hash of its secret.
struct StudentAccount: Sendable {
  let identity: StudentIdentity
  let names: LoginAnswer
  let secret: PasswordHash
}

extension StudentDatabase {
  /// Returns the account with a user name of HTTP Basic; `nil` if there is none.
  func account(_ username: String) async throws -> StudentAccount? {
    try await queue.read { db in
      let row = try Row.fetchOne(
        db, sql: "SELECT * FROM account JOIN student USING (number) WHERE username = ?",
        arguments: [username])
      guard let row,
        let identity = StudentIdentity(
          name: row["loginName"], surname: row["loginSurname"], index: row["number"])
      else { return nil }
      let (hash, salt): (Data, Data) = (row["hash"], row["salt"])
      return StudentAccount(
        identity: identity, names: LoginAnswer(name: row["name"], surname: row["surname"]),
        secret: PasswordHash(
          hash: Array(hash), salt: Array(salt),
          cost: PasswordHash.Cost(rounds: row["rounds"], lanes: row["lanes"])))
    }
  }

  /// Adds an account for a student, or replaces the one with its user name.
  public func addAccount(
    _ username: String, of student: StudentIdentity, secret: String,
    cost: PasswordHash.Cost = .standard
  ) throws {
    let hash = try PasswordHash(of: secret, cost: cost)
    try queue.write { db in
      try db.execute(
        sql: "INSERT OR REPLACE INTO account VALUES (?, ?, ?, ?, ?, ?)",
        arguments: [
          username, student.index, Data(hash.hash), Data(hash.salt), cost.rounds, cost.lanes,
        ])
    }
  }
}
