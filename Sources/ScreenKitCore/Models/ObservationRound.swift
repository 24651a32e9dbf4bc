/// The delivery of reports in rounds, which run one after another and are never nested.
///
/// The order holds across all models, so the whole main actor shares one queue. The queue is empty
/// whenever no write is being reported. Its state is only accessed on that actor by plain loads and
/// stores, so it needs no exclusivity check.
@MainActor @usableFromInline
enum ObservationRound {
  @exclusivity(unchecked) @usableFromInline static var state = RoundState()
  @exclusivity(unchecked) @usableFromInline static var hasWaiting = false
  private static var waiting: [Delivery] = []
  /// The properties written while another one was being changed in place, and their models.
  private static var deferred: [(list: AnyObserverList, model: AnyObject)] = []
  private static var registrations = 0
  /// The error of a round that exceeded its limit, until an application receives it.
  private static var error: ObservationLoopError?

  /// Whether a round that exceeds its limit traps; `false` in tests of the behaviour in release
  /// builds.
  @TaskLocal static var trapsLoops = isDebug

  private static var isDebug: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// A report that waits until all earlier observers have been called.
  struct Delivery {
    let observer: AnyObserver
    let call: () -> Void
  }

  /// Returns the number of a new registration, higher than all earlier ones.
  static func nextRegistration() -> Int {
    registrations += 1
    return registrations
  }

  @inlinable @inline(__always)
  static func begin() { state.bits |= RoundState.running }

  @inlinable
  static func end() {
    if hasWaiting { drain() }
    state.bits &= ~RoundState.running
  }

  @usableFromInline
  static func drain() {
    var progress = RoundProgress<AnyObserver>()
    while !waiting.isEmpty {
      let step = waiting
      waiting = []
      guard progress.begin(calls: step.count) else {
        giveUp(progress)
        break
      }
      for delivery in step {
        let before = waiting.count
        delivery.call()
        if waiting.count > before { progress.wrote(delivery.observer) }
      }
    }
    hasWaiting = false
  }

  private static func giveUp(_ progress: RoundProgress<AnyObserver>) {
    let observers = progress.writers.map(\.summary)
    let loop = ObservationLoopError(steps: progress.steps, observers: observers)
    precondition(!trapsLoops, "\(loop)")
    error = error ?? loop
  }

  /// Returns the error of a round that exceeded its limit, and clears it.
  static func takeError() -> ObservationLoopError? {
    defer { error = nil }
    return error
  }

  /// Runs `body` as a round of its own, or at once within the current round.
  static func run(_ body: () -> Void) {
    if state.isRunning { return body() }
    begin()
    body()
    end()
  }

  /// Reports the property of `list` and `model` once no property is being changed in place.
  static func `defer`(_ list: AnyObserverList, of model: AnyObject) {
    state.bits |= RoundState.deferred
    if list.isDeferred { return }
    list.isDeferred = true
    deferred.append((list, model))
  }

  /// Reports, in one round, the writes made while a property was being changed in place.
  @usableFromInline
  static func reportDeferred() {
    let lists = deferred
    deferred = []
    state.bits &= ~RoundState.deferred
    for (list, _) in lists { list.isDeferred = false }
    run { enqueueReports(of: lists.map(\.list)) }
    withExtendedLifetime(lists) {}
  }

  /// Adds the changes of `lists` to the queue, in the order of their observers' registration.
  static func enqueueReports(of lists: [AnyObserverList]) {
    var deliveries: [Delivery] = []
    for list in lists { list.postpone(into: &deliveries) }
    deliveries.sort { $0.observer.number < $1.observer.number }
    waiting += deliveries
    hasWaiting = !waiting.isEmpty
  }
}
