public import ScreenKitCore

/// A beating heart: all of its data and logic, and no link to a screen (B-007 to B-015).
public final class Heart: Model {
  /// Beats per minute of a heart that nobody has set (B-027).
  public static let initialRate = 60
  /// The rates that a heart can have; others become the nearest of them (B-027, B-029).
  public static let rates = 30...220

  /// Beats per minute; a new rate holds from the next beat on (B-014).
  public var heartRate: Int {
    get { rate }
    set { rate = min(max(newValue, Heart.rates.lowerBound), Heart.rates.upperBound) }
  }

  /// The beats so far.
  @Observed public var beatCount = 0

  @Observed private var rate = Heart.initialRate
  private let clock: any TimerClock
  private var timer: ClockTimer?

  /// Makes a heart that does not beat yet.
  public init(clock: any TimerClock) { self.clock = clock }

  /// The time from one beat to the next: 60 / heartRate seconds (B-013).
  public var interval: Duration { .seconds(60) / heartRate }

  /// Has the first beat come after one interval.
  public func start() {
    timer = clock.schedule(after: interval) { [weak self] in self?.beat() }
  }

  /// Counts one beat, and has the next one come by itself (B-012).
  public func beat() {
    beatCount += 1
    start()
  }
}
