/// The progress of work of a known amount: a bar, what is done, the rate and the remaining time.
///
/// The text changes once a second, also while nothing is reported.
public final class WorkProgress: View {
  /// The bar above the text.
  public let bar = ProgressBar(0)

  /// The whole amount; `nil` while it is unknown, which shows a moving bar and no remaining time.
  public var total: Double? { didSet { if total != oldValue { update() } } }

  /// The amount that is done.
  public var done: Double { rate.done }

  /// Whether the work is in progress, so that rate and remaining time are shown.
  public private(set) var isRunning = false

  private var rate = ProgressRate()
  private let clock: any TimerClock
  private let format: (Double) -> String
  private let text = Label()

  /// Creates a view of work that has not begun.
  ///
  /// - Parameters:
  ///   - total: The whole amount; `nil` while it is unknown.
  ///   - clock: The clock by which the rate is measured.
  ///   - format: Returns the text of an amount, such as "12 MB".
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
  }

  /// Records that `done` of the work is done now.
  public func report(_ done: Double) {
    rate.report(done, at: clock.now)
    isRunning = total.map { done < $0 } ?? true
    update()
  }

  /// Ends the work; the amount stays visible, and the next report starts a new measurement.
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

  /// The bar presents its steps; the text is read with it, but does not announce each second.
  public override var semanticDetails: SemanticDetails {
    SemanticDetails(value: "", parts: children)
  }

  public override var frameInterval: Duration? { isRunning ? .seconds(1) : nil }
  public override func showNextFrame() { update() }
  override func languageDidChange() { update() }

  private func update() {
    let texts = Strings.current.progress
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
