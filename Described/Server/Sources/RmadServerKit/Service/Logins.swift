internal import AppMessages
internal import Foundation
internal import Passwords
internal import RmadAPI

/// The check of names and passwords, with a limit for wrong ones.
final class Logins: Sendable {
  private let database: RmadDatabase
  private let checks: LimitedPasswordChecks

  init(_ database: RmadDatabase, cost: PasswordHash.Cost) {
    self.database = database
    checks = LimitedPasswordChecks(strangerCost: cost)
  }

  /// Begins a session; throws a ``RmadRefusal`` if the password is wrong.
  func logIn(_ message: LoginMessage, at now: Date) async throws -> SessionMessage {
    var hash: PasswordHash?
    let outcome = try await checks.check(message.password.text, of: message.name, at: now) {
      hash = try await database.secret(of: message.name)
      return hash
    }
    switch outcome {
    case .locked: throw RmadRefusal.locked
    case .wrong: throw RmadRefusal.unauthorized
    case .right:
      return try await database.beginSession(of: message.name, checked: hash, at: now)
    }
  }
}
