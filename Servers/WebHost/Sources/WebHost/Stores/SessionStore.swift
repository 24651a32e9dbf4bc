/// The storage of sessions at rest, which all processes of a host share.
///
/// The host writes the changed sessions of a second in one transaction, and all of them when it stops.
public protocol SessionStore: Sendable {
  /// Returns the secret of the browsers' cookies, the same one in each process; 32 bytes.
  ///
  /// The first call for a store creates it.
  func cookieKey() async throws -> [UInt8]

  /// Returns the session that a ticket leads to; `nil` if there is none.
  func session(for ticket: TicketDigest) async throws -> StoredSession?

  /// Makes all changes, or none if it throws.
  func write(_ changes: [StoreChange]) async throws

  /// Removes the sessions that were saved before a moment, in seconds since 1970.
  func removeSessions(savedBefore moment: Int64) async throws

  /// Closes the store; called once, after all other calls.
  func close() async throws
}

/// A change of a store.
public enum StoreChange: Equatable, Sendable {
  /// Saves a session in the place of its earlier state.
  case save(StoredSession)
  /// Removes a session, which has ended; does nothing if it is not there.
  case remove(SessionID)

  /// The session that is changed.
  public var id: SessionID {
    switch self {
    case .save(let session): session.id
    case .remove(let id): id
    }
  }
}
