/// The storage of sessions at rest, which all processes of a host share.
///
/// The host writes the changed sessions a few times a second, many at once. It writes all sessions
/// when it stops.
public protocol SessionStore: Sendable {
  /// Returns the secret of the browsers' cookies, 32 bytes, which is the same in each process.
  ///
  /// The first call for a store creates the secret.
  func cookieKey() async throws -> [UInt8]

  /// Returns the session of a ticket; `nil` if there is none.
  func session(for ticket: TicketDigest) async throws -> StoredSession?

  /// Makes the caller the owner of a session that it has read, by raising ``StoredSession/term``.
  ///
  /// - Returns: The session with its new term; `nil` if another process has claimed it since, or if
  ///   it is gone.
  func claim(_ session: StoredSession) async throws -> StoredSession?

  /// Makes all changes, or none if it throws.
  ///
  /// A session that another process has claimed since is not changed: its term is higher than that
  /// of the change.
  ///
  /// - Returns: The sessions that were not saved for that reason.
  func write(_ changes: [StoreChange]) async throws -> Set<SessionID>

  /// Records that a user's sessions that started until a moment have ended, and removes those at
  /// rest.
  ///
  /// The user is the name that the host's gate gave, and the moment is in milliseconds since 1970.
  /// Other processes with the same store read the ending by ``endings(since:)``.
  func endSessions(of user: String, startedUntil moment: Int64) async throws

  /// Returns the users whose sessions ended at a moment or later, with the last moment of each.
  ///
  /// Moments are in milliseconds since 1970.
  func endings(since moment: Int64) async throws -> [String: Int64]

  /// Removes the sessions that were saved before a moment, in seconds since 1970, and earlier endings.
  func removeSessions(savedBefore moment: Int64) async throws

  /// Closes the store; called once, after all other calls.
  func close() async throws
}

/// A change of a store.
public enum StoreChange: Equatable, Sendable {
  /// Saves a session, and replaces its earlier state.
  case save(StoredSession)
  /// Removes a session that ended in the given term of its owner; does nothing if it is not stored.
  case remove(SessionID, term: Int64)

  /// The number of the changed session.
  public var id: SessionID {
    switch self {
    case .save(let session): session.id
    case .remove(let id, _): id
    }
  }

  /// The term of the owner that makes the change.
  public var term: Int64 {
    switch self {
    case .save(let session): session.term
    case .remove(_, let term): term
    }
  }
}
