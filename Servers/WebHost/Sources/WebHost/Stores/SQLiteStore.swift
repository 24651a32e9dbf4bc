internal import Foundation
internal import GRDB
internal import ScreenKitCore
internal import ServerParts

/// A store in an SQLite file, which the processes of one machine can share.
///
/// A transaction is on the disk when it ends, so that neither a killed process nor a power failure
/// undoes it. The file contains texts of visitors, so only its owner can read it.
public final class SQLiteStore: SessionStore {
  private let pool: DatabasePool

  /// Opens the file at `path`, or creates it.
  ///
  /// - Throws: `DatabaseFileError`, or an error of SQLite.
  public init(path: String) throws {
    try DatabaseFile.prepare(path, creates: true)
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = FULL") }
    do {
      pool = try DatabasePool(path: path, configuration: configuration)
      if try pool.read(Self.migrator.hasBeenSuperseded) {
        throw DatabaseFileError.tooNew(path)
      }
      try Self.migrator.migrate(pool)
    } catch let error as DatabaseError {
      throw DatabaseFileError.cannotOpen(path, "\(error.resultCode)")
    }
  }

  /// Closes the file; called once, after all other calls.
  public func close() async throws { try pool.close() }

  /// Returns the secret of the file.
  public func cookieKey() async throws -> [UInt8] {
    try await pool.write { database in
      try database.execute(
        sql: "INSERT OR IGNORE INTO cookieKey (id, key) VALUES (1, ?)",
        arguments: [Data([UInt8].random(count: 32))])
      let key = try Data.fetchOne(database, sql: "SELECT key FROM cookieKey")
      return Array(key ?? Data())
    }
  }

  /// Returns the session of a ticket; `nil` if there is none.
  public func session(for ticket: TicketDigest) async throws -> StoredSession? {
    try await pool.read { database -> StoredSession? in
      let row = try GRDB.Row.fetchOne(
        database,
        sql: """
          SELECT session.* FROM ticket JOIN session ON session.id = ticket.session
          WHERE ticket.digest = ?
          """, arguments: [Data(ticket.bytes)])
      guard let row else { return nil }
      let id: Data = row["id"]
      let tickets = try Data.fetchAll(
        database, sql: "SELECT digest FROM ticket WHERE session = ? ORDER BY rowid",
        arguments: [id])
      return try Self.session(row, id, tickets)
    }
  }

  /// Raises the term of a session; returns `nil` if it was raised since, or if the session is gone.
  public func claim(_ session: StoredSession) async throws -> StoredSession? {
    try await pool.write { database in
      try database.execute(
        sql: "UPDATE session SET term = term + 1 WHERE id = ? AND term = ?",
        arguments: [Data(session.id.bytes), session.term])
      guard database.changesCount == 1 else { return nil }
      var claimed = session
      claimed.term += 1
      return claimed
    }
  }

  /// Makes all changes in one transaction, except those of sessions that were claimed since.
  public func write(_ changes: [StoreChange]) async throws -> Set<SessionID> {
    try await pool.write { database in
      var refused: Set<SessionID> = []
      for change in changes where try !Self.make(change, in: database) {
        refused.insert(change.id)
      }
      return refused
    }
  }

  /// Records the end of a user's sessions, and removes those at rest.
  public func endSessions(of user: String, startedUntil moment: Int64) async throws {
    try await pool.write { database in
      try database.execute(
        sql: """
          INSERT INTO ending (user, moment) VALUES (?, ?)
          ON CONFLICT (user) DO UPDATE SET moment = max(moment, excluded.moment)
          """, arguments: [user, moment])
      try database.execute(
        sql: "DELETE FROM session WHERE user = ? AND startedAt <= ?", arguments: [user, moment])
    }
  }

  /// Returns the users whose sessions ended at a moment or later.
  public func endings(since moment: Int64) async throws -> [String: Int64] {
    try await pool.read { database in
      let rows = try GRDB.Row.fetchAll(
        database, sql: "SELECT user, moment FROM ending WHERE moment >= ?", arguments: [moment])
      // Names with the same characters can differ in their bytes.
      return Dictionary(rows.map { ($0["user"], $0["moment"]) }, uniquingKeysWith: max)
    }
  }

  /// Removes the sessions that were saved before a moment, and earlier endings.
  public func removeSessions(savedBefore moment: Int64) async throws {
    try await pool.write { database in
      try database.execute(sql: "DELETE FROM session WHERE savedAt < ?", arguments: [moment])
      try database.execute(
        sql: "DELETE FROM ending WHERE moment < ?", arguments: [moment * 1_000])
    }
  }

  /// Makes a change; returns `false` if another process has claimed the session since.
  private static func make(_ change: StoreChange, in database: Database) throws -> Bool {
    let id = Data(change.id.bytes)
    let term = try Int64.fetchOne(
      database.cachedStatement(sql: "SELECT term FROM session WHERE id = ?"), arguments: [id])
    guard term ?? 0 <= change.term else { return false }
    guard case .save(let session) = change else {
      try database.execute(sql: "DELETE FROM session WHERE id = ?", arguments: [id])
      return true
    }
    try database.cachedStatement(sql: upsert).execute(arguments: [
      id, Data(session.device), session.user, session.languages.joined(separator: ","),
      try JSONEncoder().encode(session.archive), session.savedAt, session.term,
      session.startedAt,
    ])
    try database.cachedStatement(sql: "DELETE FROM ticket WHERE session = ?")
      .execute(arguments: [id])
    for ticket in session.tickets {
      try database.cachedStatement(
        sql: "INSERT OR REPLACE INTO ticket (digest, session) VALUES (?, ?)"
      ).execute(arguments: [Data(ticket.bytes), id])
    }
    return true
  }

  private static let upsert = """
    INSERT INTO session (id, device, user, languages, archive, savedAt, term, startedAt)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET device = excluded.device, user = excluded.user,
      languages = excluded.languages, archive = excluded.archive, savedAt = excluded.savedAt,
      term = excluded.term, startedAt = excluded.startedAt
    """

  private static func session(_ row: GRDB.Row, _ id: Data, _ tickets: [Data]) throws
    -> StoredSession
  {
    let (device, archive): (Data, Data) = (row["device"], row["archive"])
    let languages: String = row["languages"]
    return StoredSession(
      id: SessionID(bytes: Array(id)), tickets: tickets.map { TicketDigest(bytes: Array($0)) },
      device: Array(device), user: row["user"],
      languages: languages.split(separator: ",").map(String.init),
      archive: try JSONDecoder().decode(ScreenArchive.self, from: archive),
      savedAt: row["savedAt"], term: row["term"], startedAt: row["startedAt"])
  }

  private static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { database in
      try database.execute(
        sql: """
          CREATE TABLE cookieKey (id INTEGER PRIMARY KEY CHECK (id = 1), key BLOB NOT NULL);
          CREATE TABLE session (
            id BLOB PRIMARY KEY NOT NULL, device BLOB NOT NULL, user TEXT, archive BLOB NOT NULL,
            savedAt INTEGER NOT NULL
          );
          CREATE INDEX sessionBySavedAt ON session (savedAt);
          CREATE TABLE ticket (
            digest BLOB NOT NULL UNIQUE,
            session BLOB NOT NULL REFERENCES session (id) ON DELETE CASCADE
          );
          CREATE INDEX ticketBySession ON ticket (session);
          """)
    }
    migrator.registerMigration("2") { database in
      try database.execute(sql: "ALTER TABLE session ADD COLUMN languages TEXT NOT NULL DEFAULT ''")
    }
    migrator.registerMigration("3") { database in
      try database.execute(sql: "ALTER TABLE session ADD COLUMN term INTEGER NOT NULL DEFAULT 0")
    }
    migrator.registerMigration("4") { database in
      try database.execute(
        sql: """
          ALTER TABLE session ADD COLUMN startedAt INTEGER NOT NULL DEFAULT 0;
          CREATE TABLE ending (user TEXT PRIMARY KEY NOT NULL, moment INTEGER NOT NULL);
          """)
    }
    return migrator
  }
}
