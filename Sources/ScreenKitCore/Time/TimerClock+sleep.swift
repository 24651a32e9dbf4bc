extension TimerClock {
  /// Has the task wait for `duration` on this clock, or throws when the task is cancelled.
  public func sleep(for duration: Duration) async throws(CancellationError) {
    let waiter = Waiter()
    let timer = schedule(after: duration) { waiter.signal() }
    defer { timer.cancel() }
    guard await waiter.wait() else { throw CancellationError() }
  }
}
