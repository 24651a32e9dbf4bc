import GRDB
import ServerParts

@testable import MusterServerKit

extension MusterDatabase {
  /// Returns every read mark, as user and number.
  func allMarks() throws -> Set<String> {
    try pool.read { try String.fetchSet($0, sql: "SELECT name || ' ' || dbID FROM readMark") }
  }

  /// Returns the users of all musters.
  func allMusters() throws -> [String] {
    try pool.read { try String.fetchAll($0, sql: "SELECT name FROM muster") }
  }
}

/// Another program with a write lock on a database, until the lock is released.
struct DatabaseLock {
  private let queue: DatabaseQueue

  init(_ path: String) throws {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
  }

  func release() throws {
    try queue.inDatabase { try $0.execute(sql: "ROLLBACK") }
    try queue.close()
  }
}
