internal import Dispatch
package import ScreenKitCore

/// The clock of a live app: one Dispatch timer, armed for whatever is due next, and for nothing.
@MainActor
package final class DispatchClock: TimerClock {
  package var deliver: @MainActor (_ action: @MainActor () -> Void) -> Void = { $0() }
  private var queue = TimerQueue<@MainActor () -> Void>()
  private let beginning = DispatchTime.now()
  private let source = DispatchSource.makeTimerSource(queue: .main)
  private var armed: ClockInstant?

  package init() {
    source.setEventHandler { @Sendable [weak self] in
      MainActor.assumeIsolated { self?.fire() }
    }
    source.activate()
  }

  isolated deinit { source.cancel() }

  package var now: ClockInstant {
    let elapsed = DispatchTime.now().uptimeNanoseconds - beginning.uptimeNanoseconds
    return ClockInstant(sinceStart: .nanoseconds(Int64(elapsed)))
  }

  package func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> ClockTimer {
    let deadline = now + max(delay, .zero)
    let id = queue.add(action, at: deadline)
    arm()
    return ClockTimer(deadline: deadline) { [weak self] in
      self?.queue.cancel(id)
      self?.arm()
    }
  }

  /// Runs what is due by now; what these actions schedule waits for the next time.
  private func fire() {
    armed = nil
    let moment = now
    while let action = queue.takeDue(at: moment) { deliver(action) }
    arm()
  }

  private func arm() {
    guard queue.nextDeadline != armed else { return }
    armed = queue.nextDeadline
    guard let armed else { return source.schedule(deadline: .distantFuture) }
    let (seconds, attoseconds) = armed.sinceStart.components
    let nanoseconds = UInt64(seconds) * 1_000_000_000 + UInt64(attoseconds / 1_000_000_000)
    // Rounded up, since a timer that fires too early would find nothing due.
    source.schedule(
      deadline: DispatchTime(uptimeNanoseconds: beginning.uptimeNanoseconds + nanoseconds + 1),
      leeway: .microseconds(500))
  }
}
