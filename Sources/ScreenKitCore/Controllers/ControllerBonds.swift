/// How long an observation or a timer of a controller lasts.
public enum BondScope: Hashable, Sendable {
  /// On from appear to pause; what was missed meanwhile is made up for at the next appear.
  case visible
  /// On from registration to destroy.
  case lifetime
}

/// What ties a controller to models and clocks; it ends with the controller by itself (F-124).
///
/// Its calls may come back to it, since observers and their reports make new bonds.
@MainActor
final class ControllerBonds {
  private var observers: [(observer: AnyObserver, scope: BondScope)] = []
  private var timers: [(timer: ClockTimer, scope: BondScope)] = []
  private var isShown = false

  isolated deinit { end() }

  func add(_ observer: AnyObserver, _ scope: BondScope) {
    observers.append((observer, scope))
    if isShown { observer.unmute() }
  }

  /// Keeps `timer`, and lets go of those that have run.
  func add(_ timer: ClockTimer, _ scope: BondScope, now: ClockInstant) {
    timers.removeAll { $0.timer.deadline < now }
    timers.append((timer, scope))
  }

  func show() {
    isShown = true
    for (observer, scope) in observers where scope == .visible { observer.unmute() }
  }

  func hide() {
    isShown = false
    for (observer, scope) in observers where scope == .visible { observer.mute() }
    timers.removeAll { $0.scope == .visible }
  }

  func end() {
    for (observer, _) in observers { observer.end() }
    observers = []
    timers = []
  }
}
