internal import Foundation
internal import ScreenKitCore
internal import WebHost

/// The tables of sessions and the statements that read them.
///
/// Text is stored as bytes, so that neither a NUL nor the encoding of the database changes it.
enum SessionTables {
  typealias Instant = ContinuousClock.Instant

  /// The number of the tables' version, which a later host raises.
  static let version: Int64 = 2

  /// Creates missing tables, and sets time limits for statements of the connection.
  ///
  /// The server's limits end statements for which this process no longer waits.
  static func prepare(
    _ connection: PostgresConnection, until deadline: Instant
  ) throws(PostgresError) {
    try connection.run("SET statement_timeout = '15s'", until: deadline)
    try connection.run("SET idle_in_transaction_session_timeout = '15s'", until: deadline)
    try connection.run("BEGIN", until: deadline)
    // Hosts that start at once create the tables one after the other.
    try connection.run("SELECT pg_advisory_xact_lock(5495026783)", until: deadline)
    for statement in tables { try connection.run(statement, until: deadline) }
    let rows = try connection.run(
      "SELECT coalesce(max(number), 0)::bigint FROM screenkit_version", until: deadline)
    let found = try int64(rows.first?.first)
    guard found <= version else { throw .tooNew }
    if found < version {
      for statement in secondVersion { try connection.run(statement, until: deadline) }
      try connection.run(
        "INSERT INTO screenkit_version (number) VALUES ($1)", [.int64(version)], until: deadline)
    }
    try connection.run("COMMIT", until: deadline)
  }

  private static let tables: [StaticString] = [
    "CREATE TABLE IF NOT EXISTS screenkit_version (number bigint PRIMARY KEY)",
    """
    CREATE TABLE IF NOT EXISTS screenkit_cookie_key (
      id bigint PRIMARY KEY CHECK (id = 1), key bytea NOT NULL
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS screenkit_session (
      id bytea PRIMARY KEY, device bytea NOT NULL, visitor bytea, languages bytea NOT NULL,
      archive bytea NOT NULL, saved_at bigint NOT NULL, term bigint NOT NULL
    )
    """,
    """
    CREATE INDEX IF NOT EXISTS screenkit_session_by_saved_at ON screenkit_session (saved_at)
    """,
    """
    CREATE TABLE IF NOT EXISTS screenkit_ticket (
      digest bytea PRIMARY KEY,
      session bytea NOT NULL REFERENCES screenkit_session (id) ON DELETE CASCADE,
      place bigint NOT NULL
    )
    """,
    """
    CREATE INDEX IF NOT EXISTS screenkit_ticket_by_session ON screenkit_ticket (session)
    """,
  ]

  /// The statements of the second version, which run once, since they lock the sessions.
  private static let secondVersion: [StaticString] = [
    "ALTER TABLE screenkit_session ADD COLUMN started_at bigint NOT NULL DEFAULT 0",
    "CREATE TABLE screenkit_ending (visitor bytea PRIMARY KEY, moment bigint NOT NULL)",
  ]

  static func cookieKey(
    _ connection: PostgresConnection, until deadline: Instant
  ) throws(PostgresError) -> [UInt8] {
    let made = (0..<32).map { _ in UInt8.random(in: 0...255) }
    try connection.run(
      "INSERT INTO screenkit_cookie_key (id, key) VALUES (1, $1) ON CONFLICT DO NOTHING",
      [.bytes(made)], until: deadline)
    let rows = try connection.run("SELECT key FROM screenkit_cookie_key", until: deadline)
    guard let key = rows.first?.first ?? nil else { throw .unreadable }
    return key
  }

  static func session(
    for ticket: TicketDigest, _ connection: PostgresConnection, until deadline: Instant
  ) throws(PostgresError) -> StoredSession? {
    let rows = try connection.run(
      """
      SELECT session.id, device, visitor, languages, archive, saved_at, term,
        ARRAY(
          SELECT digest FROM screenkit_ticket WHERE session = session.id ORDER BY place
        ) AS digests, started_at
      FROM screenkit_ticket AS ticket JOIN screenkit_session AS session ON session.id = ticket.session
      WHERE ticket.digest = $1
      """, [.bytes(ticket.bytes)], until: deadline)
    guard let row = rows.first else { return nil }
    return try session(row)
  }

  static func claim(
    _ session: StoredSession, _ connection: PostgresConnection, until deadline: Instant
  ) throws(PostgresError) -> StoredSession? {
    let rows = try connection.run(
      "UPDATE screenkit_session SET term = term + 1 WHERE id = $1 AND term = $2 RETURNING term",
      [.bytes(session.id.bytes), .int64(session.term)], until: deadline)
    guard let row = rows.first else { return nil }
    var claimed = session
    claimed.term = try int64(row.first)
    return claimed
  }

  static func removeSessions(
    savedBefore moment: Int64, _ connection: PostgresConnection, until deadline: Instant
  ) throws(PostgresError) {
    try connection.run(
      "DELETE FROM screenkit_session WHERE saved_at < $1", [.int64(moment)], until: deadline)
    try connection.run(
      "DELETE FROM screenkit_ending WHERE moment < $1", [.int64(moment * 1_000)], until: deadline)
  }
}
