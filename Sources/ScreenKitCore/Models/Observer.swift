/// One observation: the closure to call, and its state.
@MainActor @usableFromInline
final class Observer<Value>: AnyObserver {
  @usableFromInline let body: @MainActor (Change<Value>) -> Void
  /// The shared observation of the path; it changes only if observers of other paths register
  /// between its observers.
  var watch: KeyPathObservation<Value>
  /// The last version that ``unmute()`` reported; reports of it and of older versions are dropped.
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

  /// Reports `change`, or records that a report is due while muted.
  func receive(_ change: Change<Value>, of version: Int) {
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
    watch.isCurrent = false
  }

  override func unmute() {
    guard case .muted(let version) = state else { return }
    state = .listening
    watch.isCurrent = false
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

/// An ``Observer`` with its type erased, as the token and the controller store it.
@MainActor @usableFromInline
class AnyObserver {
  enum State {
    /// Reports are delivered.
    case listening
    /// Reports are off; a report is due if the observation has a later version than `since`.
    case muted(since: Int)
    /// The observation has ended.
    case ended

    /// The muted state with a report due, since no version is this old.
    static var owed: State { .muted(since: -1) }
  }

  final var state = State.listening
  /// The order number of the registration; an earlier observer has a lower number.
  final let number = ObservationRound.nextRegistration()
  /// The place of registration in the app's code; `nil` for registrations of the framework.
  final let site: ObservationSite?
  /// The class of the observing controller, if there is one.
  final var owner: Any.Type?

  init(_ site: ObservationSite?) { self.site = site }

  /// A description for messages: the observed value, the observer and the place of registration.
  var summary: String { "an observer" }

  final var isListening: Bool {
    if case .listening = state { true } else { false }
  }

  /// Mutes the observer until ``unmute()``, which delivers its first report.
  final func holdFirst() {
    mute()
    state = .owed
  }

  /// Mutes the observer.
  func mute() {}
  /// Unmutes the observer, and reports the current value once if a report is due.
  func unmute() {}
  /// Ends the observation permanently.
  func end() {}
}
