internal import ScreenKitCore

/// The time of the system; the loop of ``LiveLines`` calls ``ring()`` when an action is due.
@MainActor
final class LiveClock: TimerClock {
  private let start = ContinuousClock.now
  private var queue = TimerQueue<@MainActor () -> Void>()
  /// Called after an action was scheduled.
  var onSchedule: () -> Void = {}

  var deliver: @MainActor (_ action: @MainActor () -> Void) -> Void = { $0() }

  var now: ClockInstant { ClockInstant(sinceStart: start.duration(to: .now)) }

  func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> ClockTimer {
    let deadline = now + max(delay, .zero)
    let id = queue.add(action, at: deadline)
    onSchedule()
    return ClockTimer(deadline: deadline) { [weak self] in self?.queue.cancel(id) }
  }

  /// The time until the next action; `nil` if none is pending.
  var rest: Duration? { queue.nextDeadline.map { max($0 - now, .zero) } }

  /// Delivers all actions that are due.
  func ring() {
    let now = now
    while let action = queue.takeDue(at: now) { deliver(action) }
  }
}
