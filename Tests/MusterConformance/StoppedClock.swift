public import Muster
internal import ScreenKitFetch

/// A clock whose time stands still, so that no deadline of a test passes on a slow machine.
public struct StoppedClock: Clock {
  /// The time, always the same.
  public let now = ContinuousClock.now
  /// Zero.
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

extension PythonDBAdapter {
  /// Creates a service for the server at `origin` whose requests may take any time.
  public init(withoutTimeLimitAt origin: String) throws {
    self.init(try ServerAddress(origin), fetcher: HTTPFetcher(clock: StoppedClock()))
  }
}
