/// The steps of a stop: gracefully first, by force at the deadline, at once at a second signal.
///
/// A pure machine.
struct ServerStop {
  /// The thing to do next.
  enum Action: Equatable {
    /// Take no more connections, answer the requests that are there, and set the deadline.
    case finishRequests
    /// Close all connections, whatever they do.
    case closeConnections
    /// End the process.
    case endProcess
  }

  private enum State { case running, finishing, closing }
  private var state = State.running

  /// Decides about a signal to stop.
  mutating func signal() -> Action {
    guard state == .running else { return .endProcess }
    state = .finishing
    return .finishRequests
  }

  /// Decides at the deadline.
  mutating func reachDeadline() -> Action? {
    guard state == .finishing else { return nil }
    state = .closing
    return .closeConnections
  }
}
