internal import Crypto
internal import Foundation
internal import GRDB
internal import MusterAPI

extension DatabaseMigrator {
  /// The steps from an empty file, or one of any earlier version, to the present schema.
  static var muster: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { try $0.execute(sql: first) }
    migrator.registerMigration("2") { db in
      try db.execute(sql: second)
      try db.fillDeviceKey()
      try db.fillEncodedAnnouncements()
      try db.moveOldPages()
    }
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

  /// The second version stores pages in pieces and announcements in encoded form, to keep neither
  /// whole in memory.
  ///
  /// Wrong passwords are counted in memory, since each would cost a write to the disk.
  private static let second = """
    DROP TABLE lockout;
    ALTER TABLE session ADD COLUMN created INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE announcement ADD COLUMN json BLOB NOT NULL DEFAULT x'';
    ALTER TABLE page RENAME TO oldPage;
    CREATE TABLE page (
      path TEXT NOT NULL PRIMARY KEY, version TEXT NOT NULL, length INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE pagePiece (
      path TEXT NOT NULL REFERENCES page ON DELETE CASCADE,
      number INTEGER NOT NULL, bytes BLOB NOT NULL,
      UNIQUE (path, number)
    ) STRICT;
    CREATE TABLE deviceKey (key BLOB NOT NULL) STRICT;
    CREATE TABLE audit (
      id INTEGER PRIMARY KEY,
      date INTEGER NOT NULL, event TEXT NOT NULL, name TEXT, address TEXT NOT NULL
    ) STRICT;
    """
}

extension Database {
  /// Creates a new key, which makes earlier proofs of devices invalid.
  func fillDeviceKey() throws {
    let key = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
    try execute(sql: "DELETE FROM deviceKey")
    try execute(sql: "INSERT INTO deviceKey (key) VALUES (?)", arguments: [key])
  }

  fileprivate func fillEncodedAnnouncements() throws {
    for content in try AnnouncementContent.fetchAll(self) {
      try execute(
        sql: "UPDATE announcement SET json = ? WHERE dbID = ?",
        arguments: [try JSONEncoder.exchange.encode(content), content.dbID])
    }
  }

  fileprivate func moveOldPages() throws {
    for path in try String.fetchAll(self, sql: "SELECT path FROM oldPage") {
      let html = try String.fetchOne(
        self, sql: "SELECT html FROM oldPage WHERE path = ?", arguments: [path])
      try addPage(path, html: html ?? "")
    }
    try execute(sql: "DROP TABLE oldPage")
  }
}
