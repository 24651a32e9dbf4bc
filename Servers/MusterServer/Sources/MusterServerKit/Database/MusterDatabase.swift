internal import Foundation
internal import GRDB
internal import MusterAPI

/// Why there is no database.
public enum MusterDatabaseError: Error, Equatable, CustomStringConvertible {
  /// The system refused, with this number of an error.
  case cannotOpen(String, Int32)
  /// A text has a character zero, which SQLite takes for its end.
  case zeroInText

  /// What the administrator reads.
  public var description: String {
    switch self {
    case .cannotOpen(let path, let number):
      "The database \(path) cannot be opened: \(String(cString: strerror(number)))."
    case .zeroInText: "A text with a character zero cannot be kept."
    }
  }
}

/// Everything that the server knows, in one SQLite file.
///
/// Each request is one transaction; a login is one before its password is tried, which takes long,
/// and one after. What was answered is on the disk: a process that is killed, or a machine that
/// loses power, loses nothing that a client was told of.
public final class MusterDatabase: Sendable {
  let pool: DatabasePool

  /// Opens the file at `path`, and makes it or brings it up to date if necessary.
  public init(path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    if !folder.isEmpty {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    }
    // SQLite gives its other files the permissions of this one.
    let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw MusterDatabaseError.cannotOpen(path, errno) }
    Foundation.close(file)
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = FULL") }
    pool = try DatabasePool(path: path, configuration: configuration)
    try Self.migrator.migrate(pool)
  }

  /// Closes the file; called once, when nobody asks any more.
  public func close() throws { try pool.close() }

  /// Whether nobody has written anything yet.
  public var isEmpty: Bool {
    get throws {
      try pool.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM user") == 0 }
    }
  }

  private static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { try $0.execute(sql: first) }
    return migrator
  }

  private static let first = """
    CREATE TABLE user (
      name TEXT NOT NULL PRIMARY KEY,
      hash BLOB NOT NULL, salt BLOB NOT NULL, rounds INTEGER NOT NULL, lanes INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE lockout (
      name TEXT NOT NULL PRIMARY KEY,
      failures INTEGER NOT NULL, end INTEGER, touched INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE session (
      token TEXT NOT NULL PRIMARY KEY,
      name TEXT NOT NULL REFERENCES user ON DELETE CASCADE,
      expires INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sessionOfUser ON session (name);
    CREATE TABLE announcement (
      dbID INTEGER PRIMARY KEY,
      title TEXT NOT NULL, body TEXT NOT NULL, more TEXT, startDate INTEGER, endDate INTEGER,
      pubDate INTEGER NOT NULL, isUrgent INTEGER NOT NULL, hash TEXT NOT NULL
    ) STRICT;
    CREATE TABLE readMark (
      name TEXT NOT NULL REFERENCES user ON DELETE CASCADE,
      dbID INTEGER NOT NULL REFERENCES announcement ON DELETE CASCADE,
      hash TEXT NOT NULL,
      PRIMARY KEY (name, dbID)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE muster (
      name TEXT NOT NULL REFERENCES user ON DELETE CASCADE,
      day INTEGER NOT NULL, date INTEGER NOT NULL, wish TEXT NOT NULL,
      PRIMARY KEY (name, day), UNIQUE (name, wish)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE page (path TEXT NOT NULL PRIMARY KEY, html TEXT NOT NULL) STRICT, WITHOUT ROWID;
    """
}
