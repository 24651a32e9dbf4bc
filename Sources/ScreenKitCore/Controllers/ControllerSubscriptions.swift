/// The observations, timers and tasks of a controller, all of which end with the controller.
///
/// Its methods are reentrant, since observers add subscriptions.
@MainActor
final class ControllerSubscriptions {
  private var observers: [(observer: AnyObserver, scope: LifecycleScope)] = []
  private var timers: [ArmedTimer] = []
  private var timerCount = 0
  private var others: [(bond: any Cancellable, scope: LifecycleScope)] = []
  private var phase: Phase
  /// The undo history; `nil` if the screen never used it.
  private(set) var undoHistoryIfAny: UndoHistory?

  private struct ArmedTimer {
    let number: Int
    let timer: ClockTimer
    let scope: LifecycleScope
  }

  /// The phases of a controller's life that start or end subscriptions.
  enum Phase {
    /// Not created yet, so nothing is reported.
    case fresh
    /// Created, but never in front so far.
    case made
    case shown
    /// Paused: subscriptions of the scope `visible` are off.
    case hidden
    case over
  }

  /// Creates the subscriptions of a controller in `phase`.
  init(_ phase: Phase) { self.phase = phase }

  isolated deinit { end() }

  /// The undo history, which is created at first use.
  var undoHistory: UndoHistory {
    if let undoHistoryIfAny { return undoHistoryIfAny }
    let history = UndoHistory()
    if phase == .over { history.end() }
    undoHistoryIfAny = history
    return history
  }

  func add(_ observer: AnyObserver, _ scope: LifecycleScope) {
    observers.append((observer, scope))
    if isOn(scope) { observer.unmute() }
  }

  private func isOn(_ scope: LifecycleScope) -> Bool {
    switch phase {
    case .fresh, .over: false
    case .made, .hidden: scope == .lifetime
    case .shown: true
    }
  }

  /// Keeps the timer from `arm` until ``timerRan(_:)`` is called with its number.
  ///
  /// If the scope is already over, the timer is cancelled at once.
  func addTimer(_ scope: LifecycleScope, _ arm: (_ number: Int) -> ClockTimer) -> ClockTimer {
    timerCount += 1
    let armed = ArmedTimer(number: timerCount, timer: arm(timerCount), scope: scope)
    if isTooLate(for: scope) {
      armed.timer.cancel()
    } else if let free = timers.firstIndex(where: { $0.timer.isCancelled }) {
      timers[free] = armed
    } else {
      timers.append(armed)
    }
    return armed.timer
  }

  /// Releases a timer that has run.
  func timerRan(_ number: Int) {
    if let index = timers.firstIndex(where: { $0.number == number }) { timers.remove(at: index) }
  }

  /// Keeps `bond` and releases subscriptions that are over; cancels `bond` if the scope is over.
  func add(_ bond: any Cancellable, _ scope: LifecycleScope) {
    others.removeAll { $0.bond.isOver || $0.bond === bond }
    if isTooLate(for: scope) { bond.cancel() } else { others.append((bond, scope)) }
  }

  /// Whether a task of the controller awaits the result of another screen.
  var awaitsAnswer: Bool { others.contains { $0.bond.awaitsAnswer } }

  /// Returns whether `scope` is over at present.
  func isTooLate(for scope: LifecycleScope) -> Bool {
    phase == .over || phase == .hidden && scope == .visible
  }

  /// Records that the controller entered `phase`, and starts or ends the affected subscriptions.
  func enter(_ phase: Phase) {
    self.phase = phase
    switch phase {
    case .fresh: break
    case .made: unmute(.lifetime)
    case .shown: unmute(.visible)
    case .hidden: hide()
    case .over: end()
    }
  }

  private func unmute(_ scope: LifecycleScope) {
    for (observer, its) in observers where its == scope { observer.unmute() }
  }

  private func hide() {
    for (observer, scope) in observers where scope == .visible { observer.mute() }
    timers.removeAll { $0.scope == .visible }
    let hidden = others.filter { $0.scope == .visible && !$0.bond.awaitsAnswer }
    others.removeAll { $0.scope == .visible && !$0.bond.awaitsAnswer }
    for (bond, _) in hidden { bond.cancel() }
  }

  private func end() {
    phase = .over
    for (observer, _) in observers { observer.end() }
    observers = []
    timers = []
    undoHistoryIfAny?.end()
    let others = others
    self.others = []
    for (bond, _) in others { bond.cancel() }
  }
}

/// The subscriptions of a screen, created at first use, since most hidden screens have none.
@MainActor
struct LazySubscriptions {
  /// The phase of the screen's life.
  var phase = ControllerSubscriptions.Phase.fresh
  /// The subscriptions; `nil` if there never were any.
  private(set) var ifAny: ControllerSubscriptions?

  /// Returns the subscriptions; creates them at first use.
  mutating func subscriptions() -> ControllerSubscriptions {
    if let ifAny { return ifAny }
    let subscriptions = ControllerSubscriptions(phase)
    ifAny = subscriptions
    return subscriptions
  }
}
