internal import ScreenKitCore
internal import ScreenKitWeb

/// The end of all sessions of a user.
extension SessionHub {
  /// Ends the sessions of a user that are in memory.
  ///
  /// - Returns: The number of sessions that ended.
  @discardableResult
  func endSessions(of user: String?) -> Int {
    let own = sessions.values.filter { $0.visitor.user == user }
    for session in own { session.web.end(.endedByHost) }
    return own.count
  }

  /// Ends the sessions of a user, those at rest included, which are removed when somebody asks for them.
  ///
  /// - Returns: The number of sessions in memory that ended.
  func endEverywhere(_ user: String) -> Int {
    endings[user] = parts.time.seconds
    return endSessions(of: user)
  }

  /// Returns whether a session at rest is one that its user has ended.
  func hasEnded(_ session: StoredSession) -> Bool {
    guard let user = session.user, let moment = endings[user] else { return false }
    return session.savedAt <= moment
  }
}
