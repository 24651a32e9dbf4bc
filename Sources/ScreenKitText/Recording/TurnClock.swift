package import ScreenKitCore

/// A clock that stands still within each turn, so that the turn can be had again.
///
/// When recording it follows another clock, and when replaying it is moved.
@MainActor
package final class TurnClock: TimerClock {
  package var deliver: @MainActor (_ action: @MainActor () -> Void) -> Void = { $0() }
  /// Has the timers that are due ring, by calling what it is given.
  var ringing: (() -> Void) -> Void = { $0() }

  private let base: (any TimerClock)?
  private let beginning: ClockInstant
  private var moment = ClockInstant()
  private var isHeld = false
  private var queue = TimerQueue<@MainActor () -> Void>()
  private var alarm: ClockTimer?
  /// What the alarm is set for.
  private var armed: ClockInstant?

  /// Makes a clock that begins now and follows `base`; without one it only moves when told.
  init(following base: (any TimerClock)? = nil) {
    self.base = base
    beginning = base?.now ?? ClockInstant()
  }

  package var now: ClockInstant {
    guard let exact, !isHeld else { return moment }
    return ClockInstant(nanoseconds: exact.nanoseconds)
  }

  /// The moment on the clock that this one follows.
  private var exact: ClockInstant? { base.map { ClockInstant() + ($0.now - beginning) } }

  package func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> ClockTimer {
    // Upwards to the nanosecond, as recordings have them: what rang is then due in them as well.
    let wanted = now + max(delay, .zero)
    let whole = ClockInstant(nanoseconds: wanted.nanoseconds)
    let deadline = whole < wanted ? whole + .nanoseconds(1) : whole
    let id = queue.add(action, at: deadline)
    arm()
    return ClockTimer(deadline: deadline) { [weak self] in
      self?.queue.cancel(id)
      self?.arm()
    }
  }

  /// Stands still from now on.
  func hold() {
    moment = now
    isHeld = true
  }

  /// Goes on.
  func release() {
    isHeld = false
    arm()
  }

  /// Moves to `moment`; nothing rings by that.
  func move(to moment: ClockInstant) { self.moment = max(self.moment, moment) }

  /// Runs what is due by now.
  func ring() {
    ringing {
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
