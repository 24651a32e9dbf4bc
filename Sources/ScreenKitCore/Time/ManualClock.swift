/// A clock that stands still until it is told to move, for tests, replays and pictures.
@MainActor
public final class ManualClock: TimerClock {
  /// The moment that it was told to move to.
  public private(set) var now = ClockInstant()
  /// Runs each due action; set by an application.
  public var deliver: @MainActor (_ action: @MainActor () -> Void) -> Void = { $0() }
  private var queue = TimerQueue<@MainActor () -> Void>()

  /// Makes a clock that stands at its beginning.
  public init() {
    // Kept, since the clock of a running app outlives all who set their timers by it.
    LeakTracker.current?.note("timer") { self.pendingCount }
  }

  /// How many actions wait.
  public var pendingCount: Int { queue.count }

  /// The earliest moment at which something is due, or `nil` when nothing waits.
  public var nextDeadline: ClockInstant? { queue.nextDeadline }

  /// Has `action` run by the ``advance(by:)`` that reaches `delay` from now.
  public func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> ClockTimer {
    let deadline = now + max(delay, .zero)
    let id = queue.add(action, at: deadline)
    return ClockTimer(deadline: deadline) { [weak self] in self?.queue.cancel(id) }
  }

  /// Moves on by `duration`, running each action at the very moment at which it is due.
  ///
  /// Actions scheduled meanwhile run too if they are due within the duration.
  public func advance(by duration: Duration) {
    let end = now + duration
    while let deadline = queue.nextDeadline, deadline <= end {
      now = max(now, deadline)
      if let action = queue.takeDue(at: now) { deliver(action) }
    }
    now = max(now, end)
  }
}
