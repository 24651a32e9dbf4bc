/// A call that a controller repeats at equal intervals; see `every` of ``ControllerLogic``.
///
/// The calls are due at multiples of the interval after the start, regardless of earlier delays.
/// Missed calls, such as during sleep of the machine, are left out.
@MainActor
public final class RepeatingTimer {
  /// The time between two calls.
  public let interval: Duration
  /// Whether no further call will be made.
  public private(set) var isCancelled = false

  private let clock: any TimerClock
  private let body: @MainActor (RepeatingTimer) -> Void
  private var pending: ClockTimer?

  init(
    _ interval: Duration, _ clock: any TimerClock,
    _ body: @escaping @MainActor (RepeatingTimer) -> Void
  ) {
    (self.interval, self.clock, self.body) = (interval, clock, body)
  }

  /// Cancels the timer; may be called within one of its calls.
  public func cancel() {
    isCancelled = true
    stop()
  }

  /// Schedules the first call an interval from now, unless the calls have begun or are cancelled.
  func start() {
    if !isCancelled, pending == nil { schedule(clock.now + interval) }
  }

  /// Interrupts the calls until ``start()``.
  func stop() {
    pending?.cancel()
    pending = nil
  }

  private func schedule(_ due: ClockInstant) {
    pending = clock.schedule(after: due - clock.now) { [weak self] in self?.ring(due) }
  }

  private func ring(_ due: ClockInstant) {
    // The next call is scheduled first, so that this one can cancel it.
    schedule(due.next(interval, after: clock.now))
    body(self)
  }
}

extension RepeatingTimer: Cancellable {
  var isOver: Bool { isCancelled }
}

/// The calls of a ``RepeatingTimer`` that a pause interrupts and the next appear restarts.
@MainActor
final class VisibleRepetition: AnyObserver {
  private let timer: RepeatingTimer

  init(_ timer: RepeatingTimer) {
    self.timer = timer
    super.init(nil)
  }

  override func mute() { timer.stop() }
  override func unmute() { timer.start() }
  override func end() { timer.cancel() }
}

extension ClockInstant {
  /// Returns the first instant after `now` at a multiple of `interval` from this instant.
  fileprivate func next(_ interval: Duration, after now: ClockInstant) -> ClockInstant {
    let missed = max(0, (now - self).attoseconds / interval.attoseconds)
    return self + Duration(attoseconds: (missed + 1) * interval.attoseconds)
  }
}
