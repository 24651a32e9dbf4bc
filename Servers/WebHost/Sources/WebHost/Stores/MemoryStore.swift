internal import Synchronization

/// A store that lasts as long as its process: for tests, and for hosts whose sessions need not outlive them.
public final class MemoryStore: SessionStore {
  private struct Content {
    var sessions: [SessionID: StoredSession] = [:]
    var ids: [TicketDigest: SessionID] = [:]

    mutating func remove(_ id: SessionID) {
      guard let old = sessions.removeValue(forKey: id) else { return }
      for ticket in old.tickets where ids[ticket] == id { ids[ticket] = nil }
    }
  }

  private let key = [UInt8].random(count: 32)
  private let content = Mutex(Content())

  /// Creates an empty store.
  public init() {}

  /// Returns a secret that was made with the store.
  public func cookieKey() async -> [UInt8] { key }

  /// Returns the session that a ticket leads to.
  public func session(for ticket: TicketDigest) async -> StoredSession? {
    content.withLock { content in content.ids[ticket].flatMap { content.sessions[$0] } }
  }

  /// Makes all changes.
  public func write(_ changes: [StoreChange]) async {
    content.withLock { content in
      for change in changes {
        content.remove(change.id)
        guard case .save(let session) = change else { continue }
        content.sessions[session.id] = session
        for ticket in session.tickets { content.ids[ticket] = session.id }
      }
    }
  }

  /// Does nothing.
  public func close() async {}

  /// Removes the sessions that were saved before a moment.
  public func removeSessions(savedBefore moment: Int64) async {
    content.withLock { content in
      for session in content.sessions.values where session.savedAt < moment {
        content.remove(session.id)
      }
    }
  }
}
