internal import Foundation
internal import GRDB
public import MusterAPI

extension MusterDatabase {
  /// Adds an announcement, or replaces the one with its number.
  public func publish(_ content: AnnouncementContent) throws {
    try pool.write { try $0.publish(content) }
  }

  /// Adds an announcement under the next number, and returns the number.
  public func publishNew(_ make: (_ dbID: Int) -> AnnouncementContent) throws -> Int {
    try pool.write { db in
      let last = try Int.fetchOne(db, sql: "SELECT max(dbID) FROM announcement") ?? 0
      try db.publish(make(last + 1))
      return last + 1
    }
  }

  /// Removes an announcement; returns `false` if there is none with this number.
  @discardableResult
  public func withdraw(_ dbID: Int) throws -> Bool {
    try pool.write { db in
      try db.execute(sql: "DELETE FROM announcement WHERE dbID = ?", arguments: [dbID])
      return db.changesCount > 0
    }
  }

  /// Returns all announcements, by number.
  public func announcements() throws -> [AnnouncementContent] {
    try pool.read(AnnouncementContent.fetchAll)
  }

  /// Returns the list for the session's user, without the contents, which can be large.
  func listIndex(_ token: Secret, _ time: ServerTime) async throws -> AnnouncementIndex {
    try await pool.read { db in
      let session = try db.session(token, time)
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT a.dbID, a.hash, length(a.json) AS length, m.hash IS NOT NULL AS isRead
          FROM announcement a
          LEFT JOIN readMark m ON m.dbID = a.dbID AND m.hash = a.hash AND m.name = ?
          ORDER BY a.dbID
          """, arguments: [session.username])
      return AnnouncementIndex(
        rows.map {
          .init(dbID: $0["dbID"], hash: $0["hash"], isRead: $0["isRead"], length: $0["length"])
        })
    }
  }

  /// Returns the encoded contents of `entries`, which follow each other in a list.
  ///
  /// Returns `nil` if any of them was changed or withdrawn meanwhile.
  func encodedContents(_ entries: ArraySlice<AnnouncementIndex.Entry>) async throws -> [Data]? {
    guard let first = entries.first, let last = entries.last else { return [] }
    return try await pool.read { db in
      let rows = try Row.fetchAll(
        db, sql: "SELECT hash, json FROM announcement WHERE dbID BETWEEN ? AND ? ORDER BY dbID",
        arguments: [first.dbID, last.dbID])
      guard rows.map({ $0["hash"] as String }) == entries.map(\.hash) else { return nil }
      return rows.map { $0["json"] }
    }
  }

  /// Records that the session's user has read announcements, unless their content has changed
  /// since.
  func markRead(_ marks: [ReadMark], _ token: Secret, _ time: ServerTime) async throws {
    try await pool.write { db in
      let session = try db.session(token, time)
      let statement = try db.makeStatement(
        sql: """
          INSERT OR REPLACE INTO readMark (name, dbID, hash)
          SELECT ?, dbID, hash FROM announcement WHERE dbID = ? AND hash = ?
          """)
      for mark in marks {
        try statement.execute(
          arguments: [session.username, mark.dbID, mark.hash.description])
      }
    }
  }
}

extension Database {
  func publish(_ content: AnnouncementContent) throws {
    let texts = [content.title, content.body, content.more ?? ""]
    if texts.contains(where: { $0.utf8.contains(0) }) { throw MusterDatabaseError.zeroInText }
    // A replacement would remove the marks of its readers.
    try execute(
      sql: """
        INSERT INTO announcement
          (dbID, title, body, more, startDate, endDate, pubDate, isUrgent, hash, json)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET title = excluded.title, body = excluded.body,
          more = excluded.more, startDate = excluded.startDate, endDate = excluded.endDate,
          pubDate = excluded.pubDate, isUrgent = excluded.isUrgent, hash = excluded.hash,
          json = excluded.json
        """,
      arguments: [
        content.dbID, content.title, content.body, content.more, content.startDate?.number,
        content.endDate?.number, content.pubDate.seconds, content.isUrgent,
        ContentHash(of: content).description, try JSONEncoder.exchange.encode(content),
      ])
  }
}

extension AnnouncementContent {
  /// Returns all announcements of a database, by number.
  static func fetchAll(_ db: Database) throws -> [AnnouncementContent] {
    try Row.fetchAll(db, sql: "SELECT * FROM announcement ORDER BY dbID").map(Self.init)
  }

  private init(_ row: Row) {
    self.init(
      dbID: row["dbID"], title: row["title"], body: row["body"], more: row["more"],
      startDate: (row["startDate"] as Int?).map(CalendarDay.init(number:)),
      endDate: (row["endDate"] as Int?).map(CalendarDay.init(number:)),
      pubDate: Date(seconds: row["pubDate"]), isUrgent: row["isUrgent"])
  }
}
