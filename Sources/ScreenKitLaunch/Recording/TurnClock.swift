import ScreenKitCore

/// A clock whose time does not change within a turn, so that the turn can be replayed.
///
/// It follows another clock while recording, and is moved explicitly while replaying.
@MainActor
final class TurnClock: TimerClock {
  var deliver: @MainActor (_ action: @MainActor () -> Void) -> Void = { $0() }
  /// The function that calls its argument, a closure for firing the due timers.
  var ringing: (() -> Void) -> Void = { $0() }

  private let base: (any TimerClock)?
  private let beginning: ClockInstant
  private var moment = ClockInstant()
  private var isHeld = false
  /// Whether the due timers are firing.
  private var isRinging = false
  private var queue = TimerQueue<@MainActor () -> Void>()
  private var alarm: ClockTimer?
  /// The deadline for which the alarm is set.
  private var armed: ClockInstant?

  /// Creates a clock that starts now and follows `base`; without one, ``move(to:)`` moves it.
  init(following base: (any TimerClock)? = nil) {
    self.base = base
    beginning = base?.now ?? ClockInstant()
  }

  var now: ClockInstant {
    guard let exact, !isHeld else { return moment }
    return ClockInstant(nanoseconds: exact.nanoseconds)
  }

  /// The exact time of the followed clock; `nil` without one.
  private var exact: ClockInstant? { base.map { ClockInstant() + ($0.now - beginning) } }

  func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> ClockTimer {
    // The time stands still while timers fire. A timer without delay must not fire among them:
    // timers that schedule each other would never let the turn end.
    let wanted = now + max(delay, isRinging ? .nanoseconds(1) : .zero)
    // The time is rounded up to the nanoseconds of recordings, so that a fired timer is due in a
    // replay too.
    let whole = ClockInstant(nanoseconds: wanted.nanoseconds)
    let deadline = whole < wanted ? whole + .nanoseconds(1) : whole
    let id = queue.add(action, at: deadline)
    arm()
    return ClockTimer(deadline: deadline) { [weak self] in
      self?.queue.cancel(id)
      self?.arm()
    }
  }

  /// Stops the clock, until ``release()``.
  func hold() {
    moment = now
    isHeld = true
  }

  /// Continues to follow the other clock.
  func release() {
    isHeld = false
    arm()
  }

  /// Moves the clock to `moment`, never backwards; no timer fires.
  func move(to moment: ClockInstant) { self.moment = max(self.moment, moment) }

  /// Fires the timers that are due; those that they schedule fire at the next call.
  func ring() {
    ringing {
      isRinging = true
      defer { isRinging = false }
      let end = now
      while let action = queue.takeDue(at: end) { deliver(action) }
    }
  }

  private func arm() {
    guard let base, let exact, !isHeld, armed != queue.nextDeadline else { return }
    armed = queue.nextDeadline
    alarm = armed.map { deadline in
      base.schedule(after: deadline - exact) { [unowned self] in
        armed = nil
        ring()
        arm()
      }
    }
  }
}
