internal import Logging
internal import ScreenKitCore
internal import ScreenKitWeb

/// The end of all sessions of a user.
extension SessionHub {
  /// Ends the sessions of a user that are in memory.
  ///
  /// - Returns: The number of sessions that ended.
  @discardableResult
  func endSessions(of user: String?) -> Int {
    end(sessions.values.filter { $0.visitor.user == user })
  }

  /// Ends the sessions of a user in all processes with the same store, those at rest included.
  ///
  /// The ending is in the store within a quarter of a second, and reaches other processes a second
  /// later.
  ///
  /// - Returns: The number of sessions in memory that ended.
  func endEverywhere(_ user: String) -> Int {
    endings.add(user, at: parts.time.milliseconds)
    return endSessions(of: user)
  }

  /// Returns whether the user of a session at rest has ended it.
  func hasEnded(_ session: StoredSession) -> Bool {
    endings.include(session.user, startedAt: session.startedAt)
  }

  /// Writes the endings of this process to the store, and ends the sessions whose end other
  /// processes have written.
  ///
  /// After a failure the next call tries again.
  func exchangeEndings() async {
    do {
      for (user, moment) in endings.unwritten {
        try await parts.store.endSessions(of: user, startedUntil: moment)
        endings.noteWritten(user, at: moment)
      }
      let begin = parts.time.milliseconds
      let stored = try await parts.store.endings(since: endings.nextReading)
      let users = Set(endings.merge(stored, readAt: begin))
      guard !users.isEmpty else { return }
      end(
        sessions.values.filter { session in
          guard let user = session.visitor.user, users.contains(user) else { return false }
          return endings.include(user, startedAt: session.startedAt)
        })
    } catch {
      parts.logger.error("Ends of sessions could not be exchanged: \(String(reflecting: error))")
    }
  }

  @discardableResult
  private func end(_ ended: [HostSession]) -> Int {
    for session in ended { session.web.end(.endedByHost) }
    return ended.count
  }
}
