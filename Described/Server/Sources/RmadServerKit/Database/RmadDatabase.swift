internal import Foundation
internal import GRDB
internal import ServerParts

/// The reason why a database cannot be changed.
public enum RmadDatabaseError: Error, Equatable, CustomStringConvertible {
  /// The name of an author is longer than 200 bytes, or contains a NUL.
  case badAuthorName

  /// The message for the administrator.
  public var description: String {
    switch self {
    case .badAuthorName: "An author's name has at most 200 bytes, and no character zero."
    }
  }
}

/// The data of the server, in an SQLite file or in memory.
public final class RmadDatabase: Sendable {
  let queue: DatabaseQueue

  /// Creates a database in memory, which ends with the process.
  public init() throws {
    queue = try DatabaseQueue(configuration: Self.configuration)
    try DatabaseMigrator.rmad.migrate(queue)
  }

  /// Opens the file at `path`, which only its owner can read.
  ///
  /// - Throws: ``DatabaseFileError``, or an error of SQLite.
  public init(path: String, creates: Bool) throws {
    try DatabaseFile.prepare(path, creates: creates)
    queue = try DatabaseQueue(path: path, configuration: Self.configuration)
    if try queue.read(DatabaseMigrator.rmad.hasBeenSuperseded) {
      throw DatabaseFileError.tooNew(path)
    }
    try DatabaseMigrator.rmad.migrate(queue)
  }

  /// Closes the file; called once, after the last request.
  public func close() throws { try queue.close() }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase {
      try $0.execute(sql: "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
    }
    return configuration
  }
}

extension DatabaseMigrator {
  /// The steps from an empty file to the present schema.
  static var rmad: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { try $0.execute(sql: first) }
    return migrator
  }

  private static let first = """
    CREATE TABLE author (
      name TEXT NOT NULL PRIMARY KEY,
      hash BLOB NOT NULL, salt BLOB NOT NULL, rounds INTEGER NOT NULL, lanes INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    -- The digest of a token, so that the sessions are of no use to a reader of the file.
    CREATE TABLE session (
      digest BLOB NOT NULL PRIMARY KEY,
      author TEXT NOT NULL REFERENCES author ON DELETE CASCADE,
      expires INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE app (
      id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
      author TEXT NOT NULL REFERENCES author ON DELETE CASCADE,
      name TEXT NOT NULL, draft TEXT
    ) STRICT;
    CREATE TABLE version (
      app INTEGER NOT NULL REFERENCES app ON DELETE CASCADE,
      number INTEGER NOT NULL,
      bundleVersion TEXT NOT NULL, dataVersion TEXT NOT NULL, published INTEGER NOT NULL,
      etag TEXT NOT NULL, text TEXT NOT NULL, isCurrent INTEGER NOT NULL,
      PRIMARY KEY (app, number), UNIQUE (app, dataVersion)
    ) STRICT, WITHOUT ROWID;
    """
}
