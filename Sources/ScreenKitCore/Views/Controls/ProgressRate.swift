/// An estimate of the rate and the remaining time of some work, from reports of the completed
/// amount.
///
/// The rate covers the last ten seconds, so it follows changes soon and falls during a pause.
public struct ProgressRate: Hashable, Sendable {
  private struct Report: Hashable {
    let time: ClockInstant
    let done: Double
  }

  /// The time over which the rate is measured, and the minimum time for a first estimate.
  private static let window = Duration.seconds(10)
  private static let least = Duration.seconds(1)
  /// The minimum time between two stored reports, which limits their number.
  private static let distance = Duration.milliseconds(250)

  private var reports: [Report] = []
  private var last: Report?

  /// Creates a rate without reports.
  public init() {}

  /// The completed amount; 0 before the first report.
  public var done: Double { last?.done ?? 0 }

  /// Records the amount `done` that is completed at the instant `now`.
  ///
  /// An amount smaller than the previous one starts a new measurement.
  public mutating func report(_ done: Double, at now: ClockInstant) {
    guard done.isFinite else { return }
    if done < self.done { reports = [] }
    last = Report(time: now, done: done)
    if let previous = reports.last, now - previous.time < ProgressRate.distance { return }
    reports.append(Report(time: now, done: done))
    // The last report before the window marks its beginning.
    while reports.count > 1, now - reports[1].time >= ProgressRate.window { reports.removeFirst() }
  }

  /// Returns the amount per second; `nil` before the first estimate.
  public func rate(at now: ClockInstant) -> Double? {
    guard
      let first = reports.first(where: { now - $0.time <= ProgressRate.window }) ?? reports.last,
      let last, now - first.time >= ProgressRate.least
    else { return nil }
    return (last.done - first.done) / (now - first.time).inSeconds
  }

  /// Returns the time until `total` is completed; `nil` without an estimate or without progress.
  public func remaining(of total: Double, at now: ClockInstant) -> Duration? {
    if done >= total { return .zero }
    guard let rate = rate(at: now), rate > 0 else { return nil }
    let seconds = (total - done) / rate
    // Beyond a year, an estimate would not be useful.
    return seconds < 31_536_000 ? .milliseconds(Int(seconds * 1000)) : nil
  }
}

extension Duration {
  /// The duration in seconds.
  fileprivate var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
