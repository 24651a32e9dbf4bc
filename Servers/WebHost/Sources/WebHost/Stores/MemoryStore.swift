internal import Synchronization

/// A store that lasts as long as its process: for tests, and for hosts whose sessions need not
/// outlive it.
public final class MemoryStore: SessionStore {
  private struct Content {
    var sessions: [SessionID: StoredSession] = [:]
    var ids: [TicketDigest: SessionID] = [:]
    var endings: [String: Int64] = [:]

    mutating func remove(_ id: SessionID) {
      guard let old = sessions.removeValue(forKey: id) else { return }
      for ticket in old.tickets where ids[ticket] == id { ids[ticket] = nil }
    }
  }

  private let key = [UInt8].random(count: 32)
  private let content = Mutex(Content())

  /// Creates an empty store.
  public init() {}

  /// Returns the secret that was created with the store.
  public func cookieKey() async -> [UInt8] { key }

  /// Returns the session of a ticket; `nil` if there is none.
  public func session(for ticket: TicketDigest) async -> StoredSession? {
    content.withLock { content in content.ids[ticket].flatMap { content.sessions[$0] } }
  }

  /// Raises the term of a session; returns `nil` if it was raised since, or if the session is gone.
  public func claim(_ session: StoredSession) async -> StoredSession? {
    content.withLock { content in
      guard content.sessions[session.id]?.term == session.term else { return nil }
      content.sessions[session.id]?.term += 1
      return content.sessions[session.id]
    }
  }

  /// Makes all changes, except those of sessions that were claimed since.
  public func write(_ changes: [StoreChange]) async -> Set<SessionID> {
    var refused: Set<SessionID> = []
    content.withLock { content in
      for change in changes {
        if let old = content.sessions[change.id], old.term > change.term {
          refused.insert(change.id)
          continue
        }
        content.remove(change.id)
        guard case .save(let session) = change else { continue }
        content.sessions[session.id] = session
        for ticket in session.tickets { content.ids[ticket] = session.id }
      }
    }
    return refused
  }

  /// Does nothing.
  public func close() async {}

  /// Records the end of a user's sessions, and removes those at rest.
  public func endSessions(of user: String, startedUntil moment: Int64) async {
    content.withLock { content in
      content.endings[user] = max(content.endings[user] ?? moment, moment)
      for session in content.sessions.values
      where session.user == user && session.startedAt <= moment { content.remove(session.id) }
    }
  }

  /// Returns the users whose sessions ended at a moment or later.
  public func endings(since moment: Int64) async -> [String: Int64] {
    content.withLock { content in content.endings.filter { $0.value >= moment } }
  }

  /// Removes the sessions that were saved before a moment, and earlier endings.
  public func removeSessions(savedBefore moment: Int64) async {
    content.withLock { content in
      for session in content.sessions.values where session.savedAt < moment {
        content.remove(session.id)
      }
      content.endings = content.endings.filter { $0.value >= moment * 1_000 }
    }
  }
}
