/// A bar that shows the progress of some work.
public final class ProgressBar: View {
  /// The completed fraction, from 0 to 1; `nil` if it is unknown, with an animation in its place.
  public var fraction: Double? {
    get { known }
    set {
      let clamped = newValue.map { $0 > 0 ? min($0, 1) : 0 }
      if clamped != known {
        known = clamped
        changed(.appearance)
      }
    }
  }

  /// The number of the current animation frame.
  public private(set) var frame = 0

  private var known: Double?

  /// Creates a bar; without a `fraction`, the progress is unknown.
  public init(_ fraction: Double? = nil) {
    super.init()
    self.fraction = fraction
  }

  /// The completed part in whole percent, 100 only at the end; `nil` if it is unknown.
  public var percent: Int? { fraction.map { $0 < 1 ? min(99, Int($0 * 100 + 1e-9)) : 100 } }

  public override var role: SemanticRole { .progress }
  public override var accessibleValue: String {
    let texts = strings.spoken.states
    return percent.map(texts.percent) ?? texts.busy
  }

  /// The value in steps of ten percent, so that screen readers announce fewer changes.
  public override var semanticDetails: SemanticDetails {
    let tens = percent.map { strings.spoken.states.percent($0 - $0 % 10) }
    return SemanticDetails(value: tens ?? accessibleValue, parts: [])
  }

  public override var frameInterval: Duration? {
    fraction == nil && !standsStill ? .milliseconds(100) : nil
  }
  public override func showNextFrame() { frame &+= 1 }
}
