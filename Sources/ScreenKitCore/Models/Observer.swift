/// One observation: what to call, and whether it listens now.
@MainActor @usableFromInline
final class Observer<Value>: AnyObserver {
  let body: (Change<Value>) -> Void
  private let watch: PathWatch<Value>

  init(_ watch: PathWatch<Value>, _ body: @escaping (Change<Value>) -> Void) {
    self.watch = watch
    self.body = body
  }

  override func mute() {
    guard isListening else { return }
    state = .muted(since: watch.version)
    watch.isSettled = false
  }

  override func unmute() {
    guard case .muted(let version) = state else { return }
    state = .listening
    watch.isSettled = false
    guard version != watch.version, let value = watch.read() else { return }
    ObservationRound.run { body(Change(new: value, old: nil)) }
  }

  override func end() {
    if case .ended = state { return }
    state = .ended
    watch.remove(self)
  }
}

/// An ``Observer`` of whatever type, as its token and its controller hold it.
@MainActor @usableFromInline
class AnyObserver {
  enum State {
    /// Reports arrive.
    case listening
    /// Reports are off; one is owed if the watch has moved on from this version.
    case muted(since: Int)
    /// Nothing will ever be reported again.
    case ended
  }

  final var state = State.listening

  init() {}

  final var isListening: Bool {
    if case .listening = state { true } else { false }
  }

  /// Starts muted and owing its first report, which ``unmute()`` delivers.
  final func holdFirst() {
    mute()
    state = .muted(since: -1)
  }

  /// Turns reports off.
  func mute() {}
  /// Turns reports on, and reports the present value once if a report is owed.
  func unmute() {}
  /// Turns reports off for ever.
  func end() {}
}
