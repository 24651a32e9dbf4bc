/// What ties a controller to models and clocks; it ends with the controller by itself (F-124).
///
/// Its calls may come back to it, since observers and their reports make new subscriptions.
@MainActor
final class ControllerSubscriptions {
  private var observers: [(observer: AnyObserver, scope: LifecycleScope)] = []
  private var timers: [ArmedTimer] = []
  private var timerCount = 0
  private var others: [(bond: any Cancellable, scope: LifecycleScope)] = []
  private var phase: Phase

  private struct ArmedTimer {
    let number: Int
    let timer: ClockTimer
    let scope: LifecycleScope
  }

  /// What of the controller's life matters to its subscriptions.
  enum Phase {
    /// Not made yet; nothing can be reported.
    case fresh
    /// Made, and on its way to the front for the first time.
    case made
    case shown
    /// Paused: what is only for a visible screen has no place.
    case hidden
    case over
  }

  /// Makes the subscriptions of a controller that is in `phase`.
  init(_ phase: Phase) { self.phase = phase }

  isolated deinit { end() }

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

  /// Keeps the timer that `arm` makes until it has run, which it says by the number that it is given;
  /// one that is too late is called off.
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

  /// Lets go of a timer that has run.
  func timerRan(_ number: Int) {
    if let index = timers.firstIndex(where: { $0.number == number }) { timers.remove(at: index) }
  }

  /// Keeps `bond`, and lets go of those that are over; one that is too late is called off.
  func add(_ bond: any Cancellable, _ scope: LifecycleScope) {
    others.removeAll { $0.bond.isOver || $0.bond === bond }
    if isTooLate(for: scope) { bond.cancel() } else { others.append((bond, scope)) }
  }

  /// Whether a task of the controller waits for the answer of another screen.
  var awaitsAnswer: Bool { others.contains { $0.bond.awaitsAnswer } }

  private func isTooLate(for scope: LifecycleScope) -> Bool {
    phase == .over || phase == .hidden && scope == .visible
  }

  /// Takes note that the controller has come to `phase`, and has begin or end what does so by that.
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
    let others = others
    self.others = []
    for (bond, _) in others { bond.cancel() }
  }
}
