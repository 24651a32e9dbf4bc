import WebHost

/// The store of the guide: two tables, as a database would have them.
actor SessionTable: SessionStore {
  private var sessions: [SessionID: StoredSession] = [:]
  private var ids: [TicketDigest: SessionID] = [:]
  private var endings: [String: Int64] = [:]
  private let key = (0..<32).map { _ in UInt8.random(in: 0...255) }

  func cookieKey() -> [UInt8] { key }

  func session(for ticket: TicketDigest) -> StoredSession? {
    ids[ticket].flatMap { sessions[$0] }
  }

  func claim(_ session: StoredSession) -> StoredSession? {
    guard sessions[session.id]?.term == session.term else { return nil }
    sessions[session.id]?.term += 1
    return sessions[session.id]
  }

  func write(_ changes: [StoreChange]) -> Set<SessionID> {
    var refused: Set<SessionID> = []
    for change in changes {
      if let old = sessions[change.id], old.term > change.term {
        refused.insert(change.id)
        continue
      }
      ids = ids.filter { $0.value != change.id }
      sessions[change.id] = nil
      if case .save(let session) = change {
        sessions[session.id] = session
        for ticket in session.tickets { ids[ticket] = session.id }
      }
    }
    return refused
  }

  func endSessions(of user: String, startedUntil moment: Int64) {
    endings[user] = max(endings[user] ?? moment, moment)
    remove { $0.user == user && $0.startedAt <= moment }
  }

  func endings(since moment: Int64) -> [String: Int64] { endings.filter { $0.value >= moment } }

  func removeSessions(savedBefore moment: Int64) {
    remove { $0.savedAt < moment }
    endings = endings.filter { $0.value >= moment * 1_000 }
  }

  private func remove(where isGone: (StoredSession) -> Bool) {
    _ = write(sessions.values.filter(isGone).map { .remove($0.id, term: $0.term) })
  }

  func close() {}
}
