internal import ScreenKitCore
internal import ScreenKitWeb

/// The sessions that another process of the same store has claimed.
extension SessionHub {
  /// Gives up a session whose page has reconnected to another process, after the store refused to
  /// save it.
  ///
  /// If a page is connected here as well, such as that of a duplicated tab, its session continues
  /// as a copy.
  func giveUp(_ change: StoreChange) {
    guard case .save(let stored) = change else { return }
    let key = HostSession.StoreKey(id: stored.id, term: stored.term)
    let stale = sessions.values.filter { $0.storeKey == key }
    for session in stale {
      guard session.socket != nil else {
        parts.metrics.add(to: .givenUp)
        // The store also refuses the removal of the session.
        session.web.end(.endedByHost)
        continue
      }
      parts.metrics.add(to: .copies)
      session.storeKey = .init(id: SessionID(), term: 0)
      noteChange(of: session)
    }
  }
}
