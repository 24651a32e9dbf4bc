extension TimerClock {
  /// Suspends the task for `duration` on this clock; throws if the task is cancelled.
  public func sleep(for duration: Duration) async throws(CancellationError) {
    let waiter = Waiter()
    let timer = schedule(after: duration) { waiter.signal() }
    defer { timer.cancel() }
    guard await waiter.wait() else { throw CancellationError() }
  }
}
