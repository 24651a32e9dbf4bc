/// A clock with constant time, so that no deadline of a test passes on a slow machine.
public struct StoppedClock: Clock {
  /// The time, always the same.
  public let now = ContinuousClock.now
  /// The minimum resolution, zero.
  public let minimumResolution = Duration.zero

  /// Creates a clock.
  public init() {}

  /// Waits until the calling task is cancelled.
  public func sleep(
    until deadline: ContinuousClock.Instant, tolerance: Duration?
  ) async throws {
    let (nothing, source) = AsyncStream<Never>.makeStream()
    defer { source.finish() }
    for await _ in nothing {}
    throw CancellationError()
  }
}
