internal import Foundation
internal import GRDB
internal import MusterAPI
internal import ServerParts

extension MusterDatabase {
  /// Copies everything to a new file at `path`, while the server may continue to write.
  ///
  /// - Throws: ``MusterDatabaseError/exists(_:)``, or an error of SQLite.
  public func backUp(to path: String) throws {
    let file = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    if file < 0, errno == EEXIST { throw MusterDatabaseError.exists(path) }
    guard file >= 0 else {
      throw DatabaseFileError.cannotOpen(path, String(cString: strerror(errno)))
    }
    Foundation.close(file)
    do {
      let copy = try DatabaseQueue(path: path)
      try pool.backup(to: copy)
      // Without a write-ahead log the backup is one file, which can be copied elsewhere.
      try copy.inDatabase { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
      try copy.close()
    } catch {
      try? FileManager.default.removeItem(atPath: path)
      throw error
    }
  }

  /// Replaces the whole content by the backup at `path`, while the server may run.
  ///
  /// All sessions end, since the backup can contain sessions that were revoked later.
  ///
  /// - Throws: ``MusterDatabaseError/damaged(_:_:)`` if the backup is unusable; nothing is changed.
  public func restore(from path: String) throws {
    try Self.withCheckedCopy(of: path) { copy in
      // In the copy, so that a process killed here leaves no old session in the database.
      try copy.write { db in
        try db.execute(sql: "DELETE FROM session")
        try db.fillDeviceKey()
      }
      try copy.backup(to: pool)
    }
  }

  /// Returns the defects of the file and of its content, as sentences; empty if there are none.
  public func defects() throws -> [String] { try pool.read { try $0.defects() } }

  /// Calls `body` with a migrated and checked in-memory copy of the backup at `path`.
  private static func withCheckedCopy(
    of path: String, _ body: (DatabaseQueue) throws -> Void
  ) throws {
    guard FileManager.default.fileExists(atPath: path) else {
      throw DatabaseFileError.cannotOpen(path, "No such file or directory")
    }
    var configuration = Configuration()
    configuration.readonly = true
    do {
      let backup = try DatabaseQueue(path: path, configuration: configuration)
      let copy = try DatabaseQueue()
      try backup.backup(to: copy)
      try backup.close()
      let migrator = DatabaseMigrator.muster
      guard try copy.read(migrator.appliedIdentifiers).contains("1") else {
        throw MusterDatabaseError.damaged(path, ["it is no database of this program"])
      }
      if try copy.read(migrator.hasBeenSuperseded) { throw DatabaseFileError.tooNew(path) }
      try migrator.migrate(copy)
      let defects = try copy.read { try $0.defects() }
      guard defects.isEmpty else { throw MusterDatabaseError.damaged(path, defects) }
      try body(copy)
    } catch let error as DatabaseError {
      if error.resultCode == .SQLITE_BUSY { throw error }
      throw MusterDatabaseError.damaged(path, [error.message ?? "it cannot be read"])
    }
  }
}

extension Database {
  /// Returns the defects of everything in this database.
  fileprivate func defects() throws -> [String] {
    let structure = try String.fetchAll(self, sql: "PRAGMA integrity_check").filter { $0 != "ok" }
    let references = try Row.fetchAll(self, sql: "PRAGMA foreign_key_check").map {
      "a row of \($0["table"] as String? ?? "a table") belongs to nothing"
    }
    // Contents cannot be trusted, or even read, where the structure is damaged.
    guard structure.isEmpty, references.isEmpty else { return structure + references }
    return try announcementDefects() + pageDefects()
  }

  private func announcementDefects() throws -> [String] {
    let rows = try Row.fetchCursor(self, sql: "SELECT dbID, hash, json FROM announcement")
    var defects: [String] = []
    while let row = try rows.next() {
      let content = try? JSONDecoder.exchange.decode(
        AnnouncementContent.self, from: row["json"] as Data)
      if content.map({ ContentHash(of: $0).description }) != row["hash"] as String {
        defects.append("announcement \(row["dbID"] as Int) is not as it was published")
      }
    }
    return defects
  }

  private func pageDefects() throws -> [String] {
    try Row.fetchAll(self, sql: "SELECT path, version, length FROM page").compactMap { row in
      let path: String = row["path"]
      let pieces = try Data.fetchAll(
        self, sql: "SELECT bytes FROM pagePiece WHERE path = ? ORDER BY number",
        arguments: [path])
      let bytes = pieces.reduce(Data(), +)
      let isWhole = bytes.count == row["length"] && Database.version(of: bytes) == row["version"]
      return isWhole ? nil : "page \(path) is not as it was added"
    }
  }
}
