internal import WebHost

/// The statements about users who have ended their sessions.
extension SessionTables {
  static func endSessions(
    of user: String, startedUntil moment: Int64, _ connection: PostgresConnection,
    until deadline: Instant
  ) throws(PostgresError) {
    let values: [PostgresValue] = [.bytes(Array(user.utf8)), .int64(moment)]
    try connection.run("BEGIN", until: deadline)
    try connection.run(
      """
      INSERT INTO screenkit_ending AS old (visitor, moment) VALUES ($1, $2)
      ON CONFLICT (visitor) DO UPDATE SET moment = greatest(old.moment, excluded.moment)
      """, values, until: deadline)
    // The order of all transactions, to prevent deadlocks between hosts.
    try connection.run(
      """
      DELETE FROM screenkit_session WHERE id IN (
        SELECT id FROM screenkit_session WHERE visitor = $1 AND started_at <= $2
        ORDER BY id FOR UPDATE
      )
      """, values, until: deadline)
    try connection.run("COMMIT", until: deadline)
  }

  static func endings(
    since moment: Int64, _ connection: PostgresConnection, until deadline: Instant
  ) throws(PostgresError) -> [String: Int64] {
    let rows = try connection.run(
      "SELECT visitor, moment FROM screenkit_ending WHERE moment >= $1", [.int64(moment)],
      until: deadline)
    var endings: [String: Int64] = [:]
    for row in rows {
      guard row.count == 2, let user = row[0] else { throw .unreadable }
      // Names with the same characters can differ in their bytes.
      let (name, moment) = (String(decoding: user, as: UTF8.self), try int64(row[1]))
      endings[name] = max(endings[name] ?? moment, moment)
    }
    return endings
  }
}
