internal import MusterAPI

/// The pure state machine of the muster button.
///
/// Each press sends at most one request, and presses during a request do nothing. If the outcome of
/// the last request is unknown, the server is asked for it before another is sent.
struct MusterAttempt {
  /// The action that the caller must perform.
  enum Step: Hashable {
    case nothing
    /// Ask the server for the last muster.
    case ask
    /// Send the request to muster.
    case send(MusterKey)
  }

  private enum State {
    /// The last muster is known.
    case clear
    /// The last muster is unknown; the key is that of a request that may have arrived.
    case doubtful(MusterKey?)
    /// The server is being asked for the last muster because of a press.
    case asking(MusterKey?)
    /// A request to muster is under way.
    case sending(MusterKey)
  }

  private var state = State.doubtful(nil)

  /// Handles a press of the button.
  mutating func press(_ newKey: @autoclosure () -> MusterKey) -> Step {
    switch state {
    case .asking, .sending: return .nothing
    case .doubtful(let key):
      state = .asking(key)
      return .ask
    case .clear:
      return send(newKey())
    }
  }

  /// Handles a report of the last muster, whichever request caused it.
  mutating func learn(isMustered: Bool, _ newKey: @autoclosure () -> MusterKey) -> Step {
    switch state {
    case .sending: return .nothing
    case .clear, .doubtful:
      state = .clear
      return .nothing
    case .asking(let key):
      guard !isMustered else {
        state = .clear
        return .nothing
      }
      // The same key again, so that the muster counts once if the first request still arrives.
      // A key of an earlier day is replaced.
      let new = newKey()
      return send(key?.day == new.day ? key ?? new : new)
    }
  }

  /// Handles the response to a muster request, whether it was granted or refused.
  mutating func answer() { state = .clear }

  /// Handles a request that got no response; `leavesDoubt` says whether it may have arrived.
  mutating func fail(leavesDoubt: Bool) {
    switch state {
    case .sending(let key): state = leavesDoubt ? .doubtful(key) : .clear
    case .asking(let key): state = .doubtful(key)
    case .clear, .doubtful: break
    }
  }

  private mutating func send(_ key: MusterKey) -> Step {
    state = .sending(key)
    return .send(key)
  }
}
