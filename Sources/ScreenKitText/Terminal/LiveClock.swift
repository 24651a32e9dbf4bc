import ScreenKitCore

/// The clock of a live app, with the queue of timers for which the polling thread waits.
@MainActor
final class LiveClock: TimerClock {
  var deliver: @MainActor (_ action: @MainActor () -> Void) -> Void = { $0() }
  /// The callback after scheduling a timer that is due before all others.
  var onHurry: () -> Void = {}
  private var queue = TimerQueue<@MainActor () -> Void>()
  private let beginning = SystemCalls.time

  init() {}

  var now: ClockInstant { ClockInstant(sinceStart: SystemCalls.time - beginning) }

  /// The time until the next timer is due; `nil` if there is none.
  var timeout: Duration? { queue.nextDeadline.map { max($0 - now, .zero) } }

  func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> ClockTimer {
    let deadline = now + max(delay, .zero)
    let isFirst = queue.nextDeadline.map { deadline < $0 } ?? true
    let id = queue.add(action, at: deadline)
    if isFirst { onHurry() }
    return ClockTimer(deadline: deadline) { [weak self] in self?.queue.cancel(id) }
  }

  /// Runs the actions that are due now; those that they schedule run at the next call.
  func fire() {
    let moment = now
    while let action = queue.takeDue(at: moment) { deliver(action) }
  }
}
