public import ScreenKitCore

/// A beating heart: the app's data and logic, independent of any screen.
public final class Heart: Model {
  /// The initial rate, in beats per minute.
  public static let initialRate = 60
  /// The valid rates, in beats per minute; other values are clamped to them.
  public static let rates = 30...220

  /// The number of beats in the history of rates.
  public static let historyLength = 60

  /// The rate in beats per minute; a new rate applies from the next beat on.
  public var heartRate: Int {
    get { rate }
    set { rate = min(max(newValue, Heart.rates.lowerBound), Heart.rates.upperBound) }
  }

  /// The number of beats so far.
  @Observed public var beatCount = 0

  /// The rates at the last ``historyLength`` beats, the latest one last.
  ///
  /// Before that many beats, the list begins with repetitions of the first rate.
  public var history: [Double] {
    past.isEmpty ? Array(repeating: Double(rate), count: Heart.historyLength) : past
  }

  private var past: [Double] = []

  @Observed private var rate = Heart.initialRate
  private let clock: any TimerClock
  private var timer: ClockTimer?

  /// Creates a heart that does not beat before ``start()``.
  public init(clock: any TimerClock) { self.clock = clock }

  /// The time between two beats: 60 / heartRate seconds.
  public var interval: Duration { .seconds(60) / heartRate }

  /// Schedules the first beat after one interval.
  public func start() {
    timer = clock.schedule(after: interval) { [weak self] in self?.beat() }
  }

  /// Counts one beat and schedules the next one.
  public func beat() {
    keepRate()
    beatCount += 1
    start()
  }

  /// Adds the rate to the history; the first rate fills it, so that a steady rate changes nothing.
  private func keepRate() {
    let rate = Double(rate)
    if past.isEmpty { past = Array(repeating: rate, count: Heart.historyLength) }
    guard past.contains(where: { $0 != rate }) else { return }
    past.removeFirst()
    past.append(rate)
  }
}
