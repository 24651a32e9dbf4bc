internal import MusterAPI

/// The pure state machine of the muster button.
///
/// Each press sends at most one request, and presses during a request have no effect. If the
/// outcome of the last request is unknown, the last muster is requested before another attempt.
struct MusterAttempt {
  /// The action that the caller must perform.
  enum Step: Hashable {
    case nothing
    /// A request for the last muster.
    case ask
    /// A request to muster, with its key.
    case send(MusterKey)
  }

  private enum State {
    /// The last muster is known.
    case clear
    /// The last muster is unknown; the key belongs to a request that may have arrived.
    case doubtful(MusterKey?)
    /// A press has caused a request for the last muster, which is under way.
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

  /// Handles a report of the last muster in response to any request.
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
      // Reuses the key, so that the muster counts once even with a late first request. Replaces a
      // key of an earlier day.
      let new = newKey()
      return send(key?.day == new.day ? key ?? new : new)
    }
  }

  /// Handles the response to a muster request, whether it was granted or refused.
  mutating func answer() { state = .clear }

  /// Handles a request without a response; `leavesDoubt` is whether it may have arrived.
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
