public import Foundation
internal import GRDB
internal import ServerParts

/// An entry of the audit: an event of an account, with its user, time and address.
public struct AuditEntry: Hashable, Sendable {
  /// The kind of event.
  public enum Event: String, Sendable {
    case login, refused, locked
    case userAdded, userRemoved, sessionsRevoked, announced, withdrawn, pageAdded, restored
  }

  /// The address of an entry that an administrator made on this machine.
  public static let admin = "admin"

  /// The moment, in whole seconds.
  public let date: Date
  /// The kind of event.
  public let event: String
  /// The user, or the changed object; `nil` for an unknown user.
  ///
  /// People type passwords into name fields, so unknown names are not kept.
  public let name: String?
  /// The client's address, or ``admin``.
  public let address: String
}

extension MusterDatabase {
  /// The maximum number of entries.
  private static let auditLimit = 100_000

  /// Adds an entry; the oldest entries beyond the limit are removed.
  public func audit(
    _ event: AuditEntry.Event, _ name: String?, address: String, at date: Date
  ) throws {
    try pool.write { try $0.audit(event, name, address, date, limit: Self.auditLimit) }
  }

  func audit(
    _ event: AuditEntry.Event, _ name: String?, address: ClientAddress, at date: Date
  ) async throws {
    try await pool.write {
      try $0.audit(event, name, address.description, date, limit: Self.auditLimit)
    }
  }

  /// Returns the newest entries, in the order of their time.
  public func auditEntries(last count: Int) throws -> [AuditEntry] {
    try pool.read { db in
      try Row.fetchAll(
        db, sql: "SELECT * FROM audit ORDER BY id DESC LIMIT ?", arguments: [count]
      ).reversed().map {
        AuditEntry(
          date: Date(seconds: $0["date"]), event: $0["event"], name: $0["name"],
          address: $0["address"])
      }
    }
  }
}

extension Database {
  fileprivate func audit(
    _ event: AuditEntry.Event, _ name: String?, _ address: String, _ date: Date, limit: Int
  ) throws {
    try execute(
      sql: "INSERT INTO audit (date, event, name, address) VALUES (?, ?, ?, ?)",
      arguments: [date.seconds, event.rawValue, name, address])
    try execute(
      sql: "DELETE FROM audit WHERE id <= ?", arguments: [lastInsertedRowID - Int64(limit)])
  }
}
