internal import Foundation
internal import ScreenKitCore
public import WebHost

/// A store in a PostgreSQL database, which the hosts on several machines share.
///
/// ```swift
/// func makeStore() throws -> any SessionStore {
///   try PostgresStore(address: "postgresql://web@db.example.org/web?sslmode=verify-full")
/// }
/// ```
///
/// The store creates its tables itself, and reconnects after a lost connection. A call takes at
/// most ten seconds, including the wait for earlier calls. The password comes from a password file,
/// never from the address.
public actor PostgresStore: SessionStore {
  typealias Instant = ContinuousClock.Instant

  private nonisolated let queue = StoreQueue()
  /// The executor with a separate thread for the store, because its calls block.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

  private let address: PostgresAddress
  /// The longest wait of a call.
  private nonisolated let timeout: Duration
  private var connection: PostgresConnection?
  private var pause = ConnectionPause()

  /// Creates a store in the database at `address`; the first call connects to it.
  ///
  /// - Throws: ``PostgresError``.
  public init(address: String) throws {
    try self.init(address: address, timeout: .seconds(10))
  }

  init(address: String, timeout: Duration) throws {
    self.address = try PostgresAddress(address)
    self.timeout = timeout
  }

  /// Returns whether a text is the address of a database rather than the path of a file.
  public static func isAddress(_ text: String) -> Bool {
    text.hasPrefix("postgresql://") || text.hasPrefix("postgres://")
  }

  /// Returns the secret of the database.
  public nonisolated func cookieKey() async throws -> [UInt8] {
    try await perform { connection, deadline throws(PostgresError) in
      try SessionTables.cookieKey(connection, until: deadline)
    }
  }

  /// Returns the session of a ticket; `nil` if there is none.
  public nonisolated func session(for ticket: TicketDigest) async throws -> StoredSession? {
    try await perform { connection, deadline throws(PostgresError) in
      try SessionTables.session(for: ticket, connection, until: deadline)
    }
  }

  /// Raises the term of a session; returns `nil` if it was raised since, or if the session is gone.
  public nonisolated func claim(_ session: StoredSession) async throws -> StoredSession? {
    try await perform { connection, deadline throws(PostgresError) in
      try SessionTables.claim(session, connection, until: deadline)
    }
  }

  /// Makes all changes in one transaction, except those of sessions that were claimed since.
  public nonisolated func write(_ changes: [StoreChange]) async throws -> Set<SessionID> {
    let batch = try SessionBatch(changes)
    return try await perform { connection, deadline throws(PostgresError) in
      try batch.write(connection, until: deadline)
    }
  }

  /// Records the end of a user's sessions, and removes those at rest.
  public nonisolated func endSessions(of user: String, startedUntil moment: Int64) async throws {
    try await perform { connection, deadline throws(PostgresError) in
      try SessionTables.endSessions(
        of: user, startedUntil: moment, connection, until: deadline)
    }
  }

  /// Returns the users whose sessions ended at a moment or later.
  public nonisolated func endings(since moment: Int64) async throws -> [String: Int64] {
    try await perform { connection, deadline throws(PostgresError) in
      try SessionTables.endings(since: moment, connection, until: deadline)
    }
  }

  /// Removes the sessions that were saved before a moment, and earlier endings.
  public nonisolated func removeSessions(savedBefore moment: Int64) async throws {
    try await perform { connection, deadline throws(PostgresError) in
      try SessionTables.removeSessions(savedBefore: moment, connection, until: deadline)
    }
  }

  /// Closes the connection.
  public func close() async { connection = nil }

  // MARK: The connection

  private typealias Work<Result> =
    @Sendable (PostgresConnection, Instant) throws(PostgresError) -> Result

  /// Runs a transaction; its time begins with the call, before the store is free.
  private nonisolated func perform<Result: Sendable>(_ work: @escaping Work<Result>) async throws
    -> Result
  {
    try await perform(work, until: .now + timeout)
  }

  /// Runs a transaction, and repeats it on a new connection if the first one was lost.
  ///
  /// Each transaction can be repeated, whether or not it took effect.
  private func perform<Result>(
    _ work: Work<Result>, until deadline: Instant
  ) throws(PostgresError) -> Result {
    let isUsed = connection != nil
    do throws(PostgresError) {
      return try attempt(work, until: deadline)
    } catch .notConnected where isUsed {
      return try attempt(work, until: deadline)
    }
  }

  private func attempt<Result>(
    _ work: Work<Result>, until deadline: Instant
  ) throws(PostgresError) -> Result {
    guard deadline > .now else { throw .timedOut }
    let connection = try connected(until: deadline)
    do throws(PostgresError) {
      return try work(connection, deadline)
    } catch {
      // After an error the connection may still be within a transaction.
      self.connection = nil
      throw error
    }
  }

  private func connected(until deadline: Instant) throws(PostgresError) -> PostgresConnection {
    if let connection, !connection.isLost { return connection }
    if let refusal = pause.refusal(at: .now) { throw refusal }
    do throws(PostgresError) {
      // Connecting takes at most half of the time, to leave the rest for the statements.
      let limit = min(deadline, .now + timeout / 2)
      let made = try PostgresConnection(address, until: limit)
      try SessionTables.prepare(made, until: deadline)
      pause.record(nil, at: .now)
      connection = made
      return made
    } catch {
      pause.record(error, at: .now)
      throw error
    }
  }
}
