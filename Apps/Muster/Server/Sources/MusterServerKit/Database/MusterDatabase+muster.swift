internal import Foundation
internal import GRDB
internal import MusterAPI

extension MusterDatabase {
  /// Returns the last muster of the session's user.
  func report(_ token: Secret, _ time: ServerTime) async throws -> MusterReport {
    try await pool.read { db in
      try db.report(for: try db.session(token, time).username, time)
    }
  }

  /// Musters the session's user, unless that was done today or by the same request, or something is
  /// unread.
  ///
  /// Musters of later days, from a clock that was ahead, do not prevent a muster today.
  func muster(_ wish: String, _ token: Secret, _ time: ServerTime) async throws -> MusterReport {
    try await pool.write { db in
      let user = try db.session(token, time).username
      let isDone = try Bool.fetchOne(
        db, sql: "SELECT EXISTS (SELECT 1 FROM muster WHERE name = ? AND (day = ? OR wish = ?))",
        arguments: [user, time.today.number, wish])
      if isDone == true { return try db.report(for: user, time) }
      let unread = try db.unreadCount(of: user, on: time.today)
      guard unread == 0 else { throw ServerProblem.unread(unread) }
      try db.execute(
        sql: "INSERT INTO muster (name, day, date, wish) VALUES (?, ?, ?, ?)",
        arguments: [user, time.today.number, time.now.seconds, wish])
      return try db.report(for: user, time)
    }
  }

  /// Returns the number of musters of one user.
  func musterCount(of user: String) throws -> Int {
    try pool.read { db in
      try Int.fetchOne(
        db, sql: "SELECT count(*) FROM muster WHERE name = ?", arguments: [user]) ?? 0
    }
  }
}

extension Database {
  fileprivate func report(for user: String, _ time: ServerTime) throws -> MusterReport {
    let row = try Row.fetchOne(
      self,
      sql: "SELECT day, date FROM muster WHERE name = ? AND day <= ? ORDER BY day DESC LIMIT 1",
      arguments: [user, time.today.number])
    return MusterReport(
      lastMuster: row.map { Date(seconds: $0["date"]) },
      lastDay: row.map { CalendarDay(number: $0["day"]) }, time: time)
  }

  /// Returns the number of a day's announcements whose present content the user has not read.
  fileprivate func unreadCount(of user: String, on day: CalendarDay) throws -> Int {
    try Int.fetchOne(
      self,
      sql: """
        SELECT count(*) FROM announcement a
        WHERE ifnull(startDate, :day) <= :day AND :day <= ifnull(endDate, :day)
          AND NOT EXISTS (
            SELECT 1 FROM readMark m WHERE m.dbID = a.dbID AND m.hash = a.hash AND m.name = :user)
        """, arguments: ["day": day.number, "user": user]) ?? 0
  }
}
