/// The steps of a stop: gracefully first, by force at the deadline, at once at a second signal.
///
/// A state machine without side effects.
struct ServerStop {
  /// The next action of a stop.
  enum Action: Equatable {
    /// Accept no more connections, answer the open requests, and set the deadline.
    case finishRequests
    /// Close all connections in any state.
    case closeConnections
    /// End the process.
    case endProcess
  }

  private enum State { case running, finishing, closing }
  private var state = State.running

  /// Returns the action for a signal to stop.
  mutating func signal() -> Action {
    guard state == .running else { return .endProcess }
    state = .finishing
    return .finishRequests
  }

  /// Returns the action at the deadline.
  mutating func reachDeadline() -> Action? {
    guard state == .finishing else { return nil }
    state = .closing
    return .closeConnections
  }
}
