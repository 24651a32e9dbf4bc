/// A clock that moves only by calls of ``advance(by:)``, for tests, replays and snapshots.
@MainActor
public final class ManualClock: TimerClock {
  /// The current instant.
  public private(set) var now = ClockInstant()
  /// A closure that runs each due action; set by an application.
  public var deliver: @MainActor (_ action: @MainActor () -> Void) -> Void = { $0() }
  private var queue = TimerQueue<@MainActor () -> Void>()

  /// Creates a clock at its start.
  public init() {
    // The closure retains the clock, since a clock outlives all objects that set timers.
    LeakTracker.current?.track("timer") { self.pendingCount }
  }

  /// The number of pending actions.
  public var pendingCount: Int { queue.count }

  /// The earliest instant at which an action is due, or `nil` if none is pending.
  public var nextDeadline: ClockInstant? { queue.nextDeadline }

  /// Schedules `action` to run in the ``advance(by:)`` that reaches `delay` from now.
  public func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> ClockTimer {
    let deadline = now + max(delay, .zero)
    let id = queue.add(action, at: deadline)
    return ClockTimer(deadline: deadline) { [weak self] in self?.queue.cancel(id) }
  }

  /// Advances the clock by `duration`, and runs each due action with ``now`` at its deadline.
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
