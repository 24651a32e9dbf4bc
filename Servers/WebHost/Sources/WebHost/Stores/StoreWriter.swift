internal import Logging
internal import Synchronization

/// A writer of the changed sessions of a process after its turns, many in one transaction.
///
/// A change that could not be written is tried again with the next ones.
final class StoreWriter: Sendable {
  private struct State {
    /// The last change of each session that is not in the store.
    var pending: [SessionID: StoreChange] = [:]
    var failures = 0
  }

  private let store: any SessionStore
  private let logger: Logger
  private let state = Mutex(State())

  init(_ store: any SessionStore, logger: Logger) { (self.store, self.logger) = (store, logger) }

  /// The number of changes that are not in the store.
  var pendingCount: Int { state.withLock { $0.pending.count } }

  /// The number of transactions that have failed.
  var failureCount: Int { state.withLock { $0.failures } }

  /// Records a change; replaces an earlier change of the same session by the same or an earlier
  /// owner.
  func add(_ change: StoreChange) {
    state.withLock { state in
      if let earlier = state.pending[change.id], earlier.term > change.term { return }
      state.pending[change.id] = change
    }
  }

  /// Returns the session of a ticket if it is not in the store yet; `nil` otherwise.
  func session(for ticket: TicketDigest) -> StoredSession? {
    state.withLock { state in
      for case .save(let session) in state.pending.values where session.tickets.contains(ticket) {
        return session
      }
      return nil
    }
  }

  /// Returns whether a session that was read from the store is about to be removed from it.
  ///
  /// The store refuses a removal in an earlier term than that of the session.
  func isRemoving(_ session: StoredSession) -> Bool {
    state.withLock { state in
      guard case .remove(_, let term)? = state.pending[session.id] else { return false }
      return term >= session.term
    }
  }

  /// Writes all pending changes in one transaction.
  ///
  /// Only one call may run at a time.
  ///
  /// - Parameter onRefusal: Called with each change of a session that another process has claimed
  ///   since.
  /// - Returns: Whether the store has all changes.
  @discardableResult
  func flush(onRefusal: @Sendable (StoreChange) async -> Void = { _ in }) async -> Bool {
    let changes = state.withLock { $0.pending }
    guard !changes.isEmpty else { return true }
    do {
      let refused = try await store.write(Array(changes.values))
      state.withLock { state in
        // A session that has changed meanwhile remains pending.
        for (id, change) in changes where state.pending[id] == change { state.pending[id] = nil }
      }
      for id in refused {
        if let change = changes[id] { await onRefusal(change) }
      }
      return true
    } catch {
      state.withLock { $0.failures += 1 }
      logger.error("\(changes.count) sessions could not be saved: \(String(reflecting: error))")
      return false
    }
  }
}
