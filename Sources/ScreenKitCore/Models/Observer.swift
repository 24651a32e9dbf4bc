/// One observation: what to call, and whether it listens now.
@MainActor @usableFromInline
final class Observer<Value>: AnyObserver {
  @usableFromInline let body: @MainActor (Change<Value>) -> Void
  /// Changes only where observers of other paths come between those of the watch.
  var watch: KeyPathObservation<Value>
  /// The version that ``unmute()`` reported last; news of it or of an older one is stale.
  private var caughtUp = 0

  init(
    _ watch: KeyPathObservation<Value>, _ site: ObservationSite?,
    _ body: @escaping @MainActor (Change<Value>) -> Void
  ) {
    self.watch = watch
    self.body = body
    super.init(site)
  }

  override var summary: String {
    let owner = owner.map { " by \($0)" } ?? ""
    let site = site.map { " at \($0)" } ?? ""
    return "\(watch.subject), observed\(owner)\(site)"
  }

  /// Takes the news of `version`, or is owed it while muted.
  func hear(_ change: Change<Value>, of version: Int) {
    guard version > caughtUp else { return }
    switch state {
    case .listening: body(change)
    case .muted: state = .owed
    case .ended: break
    }
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
    guard version != watch.version, let value = watch.read(watch) else { return }
    caughtUp = watch.version
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

    /// Reports are off and one is owed, since no version is this old.
    static var owed: State { .muted(since: -1) }
  }

  final var state = State.listening
  /// Counts all registrations, so that an earlier observer has a lower number.
  final let number = ObservationRound.nextRegistration()
  /// The place of registration; `nil` if that is within the framework.
  final let site: ObservationSite?
  /// The class of the controller that observes, if one does.
  final var owner: Any.Type?

  init(_ site: ObservationSite?) { self.site = site }

  /// A description for messages: the observed value, the observer and the place of registration.
  var summary: String { "an observer" }

  final var isListening: Bool {
    if case .listening = state { true } else { false }
  }

  /// Starts muted and owing its first report, which ``unmute()`` delivers.
  final func holdFirst() {
    mute()
    state = .owed
  }

  /// Turns reports off.
  func mute() {}
  /// Turns reports on, and reports the present value once if a report is owed.
  func unmute() {}
  /// Turns reports off for ever.
  func end() {}
}
