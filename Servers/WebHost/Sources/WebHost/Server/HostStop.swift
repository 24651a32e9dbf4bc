/// The steps of a stop: gracefully first, by force at the deadline, at once at a second signal.
///
/// A state machine without side effects.
struct HostStop {
  /// The next action of a stop.
  enum Action: Equatable {
    /// Create no more sessions, save all, tell their pages to reconnect, and set the deadline.
    case drain
    /// Close all connections in any state.
    case closeConnections
    /// End the process.
    case endProcess
  }

  private enum State { case running, draining, closing }
  private var state = State.running

  /// Returns the action for a signal to stop.
  mutating func signal() -> Action {
    guard state == .running else { return .endProcess }
    state = .draining
    return .drain
  }

  /// Returns the action at the deadline.
  mutating func reachDeadline() -> Action? {
    guard state == .draining else { return nil }
    state = .closing
    return .closeConnections
  }
}
