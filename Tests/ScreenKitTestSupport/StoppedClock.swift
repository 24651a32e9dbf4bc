/// A clock with constant time, so that no deadline of a test passes on a slow machine.
package struct StoppedClock: Clock {
  /// The time, always the same.
  package let now = ContinuousClock.now
  /// The minimum resolution, zero.
  package let minimumResolution = Duration.zero

  /// Creates a clock.
  package init() {}

  /// Waits until the calling task is cancelled.
  package func sleep(
    until deadline: ContinuousClock.Instant, tolerance: Duration?
  ) async throws {
    let (nothing, source) = AsyncStream<Never>.makeStream()
    defer { source.finish() }
    for await _ in nothing {}
    throw CancellationError()
  }
}
