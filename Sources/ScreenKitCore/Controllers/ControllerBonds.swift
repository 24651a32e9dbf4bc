/// How long an observation or a timer of a controller lasts.
public enum BondScope: Hashable, Sendable {
  /// On from appear to pause; what was missed meanwhile is made up for at the next appear.
  case visible
  /// On from registration to destroy.
  case lifetime
}

/// Something that a controller began and that is called off with it.
@MainActor
protocol ScreenBond: AnyObject {
  /// Whether there is nothing left to call off.
  var isOver: Bool { get }
  func cancel()
}

/// What ties a controller to models and clocks; it ends with the controller by itself (F-124).
///
/// Its calls may come back to it, since observers and their reports make new bonds.
@MainActor
final class ControllerBonds {
  private var observers: [(observer: AnyObserver, scope: BondScope)] = []
  private var timers: [(timer: ClockTimer, scope: BondScope)] = []
  private var others: [(bond: any ScreenBond, scope: BondScope)] = []
  private var isShown = false
  private var isOver = false

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

  /// Keeps `bond`, and lets go of those that are over; after the end it is called off at once.
  func add(_ bond: any ScreenBond, _ scope: BondScope) {
    others.removeAll { $0.bond.isOver || $0.bond === bond }
    if isOver { bond.cancel() } else { others.append((bond, scope)) }
  }

  func show() {
    isShown = true
    for (observer, scope) in observers where scope == .visible { observer.unmute() }
  }

  func hide() {
    isShown = false
    for (observer, scope) in observers where scope == .visible { observer.mute() }
    timers.removeAll { $0.scope == .visible }
    let hidden = others.filter { $0.scope == .visible }
    others.removeAll { $0.scope == .visible }
    for (bond, _) in hidden { bond.cancel() }
  }

  func end() {
    for (observer, _) in observers { observer.end() }
    observers = []
    timers = []
    isOver = true
    let others = others
    self.others = []
    for (bond, _) in others { bond.cancel() }
  }
}
