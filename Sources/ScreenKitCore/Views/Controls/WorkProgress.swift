/// A view of the progress of some work: a bar, the completed amount, the rate and the remaining
/// time.
///
/// The text is updated once a second, even without a new report.
public final class WorkProgress: View {
  /// The bar above the text.
  public let bar = ProgressBar(0)

  /// The whole amount; `nil` if it is unknown, with an animated bar and no remaining time.
  public var total: Double? { didSet { if total != oldValue { update() } } }

  /// The completed amount.
  public var done: Double { rate.done }

  /// Whether the work is in progress, so that the rate and the remaining time are shown.
  public private(set) var isRunning = false

  private var rate = ProgressRate()
  private let clock: any TimerClock
  private let format: (Double) -> String
  private let text = Label()

  /// Creates a view of work that has not begun.
  ///
  /// - Parameters:
  ///  - total: The whole amount; `nil` if it is unknown.
  ///  - clock: The clock for measuring the rate.
  ///  - format: A closure that returns the text of an amount, such as "12 MB".
  public init(
    total: Double? = nil, clock: any TimerClock, format: @escaping (Double) -> String
  ) {
    (self.total, self.clock, self.format) = (total, clock, format)
    super.init()
    text.style.tint = .secondary
    add(
      Column(cross: .fill) {
        bar
        text
      })
    update()
    followLanguage()
  }

  /// Records the amount `done` that is completed now.
  public func report(_ done: Double) {
    rate.report(done, at: clock.now)
    isRunning = total.map { done < $0 } ?? true
    update()
  }

  /// Ends the measurement; the amount stays visible, and the next report starts a new measurement.
  public func stop() {
    let done = rate.done
    rate = ProgressRate()
    rate.report(done, at: clock.now)
    isRunning = false
    update()
  }

  /// The text below the bar.
  public var summary: String { text.text }

  public override var role: SemanticRole { .group }
  public override var accessibleText: String { accessibleName ?? "" }
  public override var accessibleValue: String { text.text }

  /// The description without a value, so that screen readers do not announce the text each second.
  public override var semanticDetails: SemanticDetails {
    SemanticDetails(value: "", parts: children)
  }

  public override var frameInterval: Duration? { isRunning ? .seconds(1) : nil }
  public override func showNextFrame() { update() }
  override func languageDidChange() { update() }

  private func update() {
    let texts = strings.progress
    bar.fraction = total.map { $0 > 0 ? done / $0 : 1 } ?? (isRunning ? nil : 0)
    var parts = [total.map { texts.of(format(done), format($0)) } ?? format(done)]
    if isRunning {
      let now = clock.now
      if let rate = rate.rate(at: now), rate > 0 { parts.append(texts.perSecond(format(rate))) }
      if let total, let left = rate.remaining(of: total, at: now) {
        parts.append(texts.remaining(WorkProgress.text(of: left)))
      }
    }
    text.text = parts.joined(separator: ", ")
    changed(.appearance)
  }

  /// Returns `duration` in minutes and seconds, or hours, minutes and seconds.
  private static func text(of duration: Duration) -> String {
    let seconds = duration.components.seconds
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let rest = "\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    if hours == 0 { return "\(minutes):\(rest)" }
    return "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(rest)"
  }
}
