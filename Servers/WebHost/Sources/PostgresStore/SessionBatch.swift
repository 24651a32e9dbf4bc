internal import Foundation
internal import ScreenKitCore
internal import WebHost

/// The changes of one transaction, as arrays of columns: five statements for any number of sessions.
struct SessionBatch: Sendable {
  private let removed: [(id: SessionID, term: Int64)]
  private let saved: [(session: StoredSession, archive: [UInt8])]

  /// Encodes the changes; of several changes of one session, the last one counts.
  init(_ changes: [StoreChange]) throws {
    let last = Dictionary(changes.map { ($0.id, $0) }) { $1 }
    // All hosts change rows in the same order, to prevent deadlocks.
    let ordered = last.values.sorted { $0.id.bytes.lexicographicallyPrecedes($1.id.bytes) }
    removed = ordered.compactMap { change in
      if case .remove(let id, let term) = change { (id, term) } else { nil }
    }
    saved = try ordered.compactMap { change in
      guard case .save(let session) = change else { return nil }
      return (session, Array(try JSONEncoder().encode(session.archive)))
    }
  }

  /// Makes the changes in one transaction.
  ///
  /// - Returns: The sessions that another process has claimed since; they are not changed.
  /// - Throws: ``PostgresError``, without any change.
  func write(
    _ connection: PostgresConnection, until deadline: ContinuousClock.Instant
  ) throws(PostgresError) -> Set<SessionID> {
    try connection.run("BEGIN", until: deadline)
    try connection.run(
      """
      DELETE FROM screenkit_session AS session USING unnest($1, $2) AS gone (id, term)
      WHERE session.id = gone.id AND session.term <= gone.term
      """, [.array(removed.map(\.id.bytes)), .array(removed.map(\.term))], until: deadline)
    let rows = try connection.run(Self.upsert, columns, until: deadline)
    let written = Set(rows.compactMap { $0.first ?? nil }.map { SessionID(bytes: $0) })
    try connection.run(
      "DELETE FROM screenkit_ticket WHERE session = ANY ($1)",
      [.array(written.map(\.bytes))], until: deadline)
    try writeTickets(of: written, connection, until: deadline)
    try connection.run("COMMIT", until: deadline)
    return Set(saved.map(\.session.id)).subtracting(written)
  }

  private static let upsert: StaticString =
    """
    INSERT INTO screenkit_session AS old
      (id, device, visitor, languages, archive, saved_at, term, started_at)
    SELECT * FROM unnest($1, $2, $3, $4, $5, $6, $7, $8)
    ON CONFLICT (id) DO UPDATE SET device = excluded.device, visitor = excluded.visitor,
      languages = excluded.languages, archive = excluded.archive, saved_at = excluded.saved_at,
      term = excluded.term, started_at = excluded.started_at
    WHERE old.term <= excluded.term
    RETURNING id
    """

  private var columns: [PostgresValue] {
    let sessions = saved.map(\.session)
    return [
      .array(sessions.map(\.id.bytes)), .array(sessions.map(\.device)),
      .array(sessions.map { $0.user.map { Array($0.utf8) } }),
      .array(sessions.map { Array($0.languages.joined(separator: ",").utf8) }),
      .array(saved.map(\.archive)), .array(sessions.map(\.savedAt)), .array(sessions.map(\.term)),
      .array(sessions.map(\.startedAt)),
    ]
  }

  /// Writes the tickets; a ticket of another session belongs to this one from now on.
  private func writeTickets(
    of written: Set<SessionID>, _ connection: PostgresConnection,
    until deadline: ContinuousClock.Instant
  ) throws(PostgresError) {
    var places: [TicketDigest: (session: SessionID, place: Int64)] = [:]
    for (session, _) in saved where written.contains(session.id) {
      for (place, ticket) in session.tickets.enumerated() {
        places[ticket] = (session.id, Int64(place))
      }
    }
    let tickets = places.sorted { $0.key.bytes.lexicographicallyPrecedes($1.key.bytes) }
    try connection.run(
      """
      INSERT INTO screenkit_ticket (digest, session, place) SELECT * FROM unnest($1, $2, $3)
      ON CONFLICT (digest) DO UPDATE SET session = excluded.session, place = excluded.place
      """,
      [
        .array(tickets.map(\.key.bytes)), .array(tickets.map(\.value.session.bytes)),
        .array(tickets.map(\.value.place)),
      ], until: deadline)
  }
}
