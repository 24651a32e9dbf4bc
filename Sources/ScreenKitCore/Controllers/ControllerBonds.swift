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
  private var phase: Phase

  /// What of the controller's life matters to its bonds.
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

  /// Makes the bonds of a controller that is in `phase`.
  init(_ phase: Phase) { self.phase = phase }

  isolated deinit { end() }

  func add(_ observer: AnyObserver, _ scope: BondScope) {
    observers.append((observer, scope))
    if isOn(scope) { observer.unmute() }
  }

  private func isOn(_ scope: BondScope) -> Bool {
    switch phase {
    case .fresh, .over: false
    case .made, .hidden: scope == .lifetime
    case .shown: true
    }
  }

  /// Keeps `timer`, in the place of one that has run; one that is too late is called off.
  func add(_ timer: ClockTimer, _ scope: BondScope, now: ClockInstant) {
    if isTooLate(for: scope) { return timer.cancel() }
    if let free = timers.firstIndex(where: { $0.timer.deadline < now }) {
      timers[free] = (timer, scope)
    } else {
      timers.append((timer, scope))
    }
  }

  /// Keeps `bond`, and lets go of those that are over; one that is too late is called off.
  func add(_ bond: any ScreenBond, _ scope: BondScope) {
    others.removeAll { $0.bond.isOver || $0.bond === bond }
    if isTooLate(for: scope) { bond.cancel() } else { others.append((bond, scope)) }
  }

  private func isTooLate(for scope: BondScope) -> Bool {
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

  private func unmute(_ scope: BondScope) {
    for (observer, its) in observers where its == scope { observer.unmute() }
  }

  private func hide() {
    for (observer, scope) in observers where scope == .visible { observer.mute() }
    timers.removeAll { $0.scope == .visible }
    let hidden = others.filter { $0.scope == .visible }
    others.removeAll { $0.scope == .visible }
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
