internal import MusterAPI

/// What a press of the muster button leads to, as a pure machine.
///
/// One request goes out for a press, however fast they come. Where the outcome of the last one is
/// not known, the server is asked before anything is sent again. Nothing but a press sends.
struct MusterAttempt {
  /// What is to be done.
  enum Step: Hashable {
    case nothing
    /// Ask when the user mustered last.
    case ask
    /// Send the wish to muster.
    case send(MusterKey)
  }

  private enum State {
    /// What the server knows is known.
    case clear
    /// It is not known; the key is that of the wish that may have arrived.
    case doubtful(MusterKey?)
    /// The server is asked because of a press.
    case asking(MusterKey?)
    /// A wish is on its way.
    case sending(MusterKey)
  }

  private var state = State.doubtful(nil)

  /// The button was pressed.
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

  /// The server told the last muster, in whatever connection.
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
      // The same wish again, so that it counts once should it still arrive; but not yesterday's.
      let new = newKey()
      return send(key?.day == new.day ? key ?? new : new)
    }
  }

  /// The wish was answered, whether granted or refused.
  mutating func answer() { state = .clear }

  /// The question or the wish came to nothing.
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
