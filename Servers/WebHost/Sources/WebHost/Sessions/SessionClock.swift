internal import ScreenKitCore

/// The clock of one session, whose actions the host's single alarm runs.
@MainActor
final class SessionClock: TimerClock {
  private let time: any HostTime
  private var queue = TimerQueue<@MainActor () -> Void>()
  /// Called after the next deadline may have become earlier.
  var onSchedule: @MainActor () -> Void = {}

  var deliver: @MainActor (_ action: @MainActor () -> Void) -> Void = { $0() }

  init(_ time: any HostTime) { self.time = time }

  var now: ClockInstant { time.now }

  func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> ClockTimer {
    let deadline = now + max(delay, .zero)
    let id = queue.add(action, at: deadline)
    onSchedule()
    return ClockTimer(deadline: deadline) { [weak self] in self?.queue.cancel(id) }
  }

  /// The instant of the next action; `nil` if none is pending.
  var deadline: ClockInstant? { queue.nextDeadline }

  /// Runs the actions that are due at `now`; actions that they schedule wait for the next call.
  func ring(at now: ClockInstant) {
    let count = queue.count
    for _ in 0..<count {
      guard let action = queue.takeDue(at: now) else { return }
      deliver(action)
    }
  }
}
