package import ScreenKitCore

/// The clock of a live app, which knows what is due next; someone else waits for that.
@MainActor
package final class LiveClock: TimerClock {
  package var deliver: @MainActor (_ action: @MainActor () -> Void) -> Void = { $0() }
  /// Called when something is due earlier than all that was scheduled before.
  var onHurry: () -> Void = {}
  private var queue = TimerQueue<@MainActor () -> Void>()
  private let beginning = SystemCalls.time

  package init() {}

  package var now: ClockInstant { ClockInstant(sinceStart: SystemCalls.time - beginning) }

  /// How long it takes until something is due; `nil` when nothing waits.
  var timeout: Duration? { queue.nextDeadline.map { max($0 - now, .zero) } }

  package func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> ClockTimer {
    let deadline = now + max(delay, .zero)
    let isFirst = queue.nextDeadline.map { deadline < $0 } ?? true
    let id = queue.add(action, at: deadline)
    if isFirst { onHurry() }
    return ClockTimer(deadline: deadline) { [weak self] in self?.queue.cancel(id) }
  }

  /// Runs what is due by now; what these actions schedule waits for the next time.
  func fire() {
    let moment = now
    while let action = queue.takeDue(at: moment) { deliver(action) }
  }
}
