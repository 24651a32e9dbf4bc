/// Shows how far something has come (F-053).
public final class ProgressBar: View {
  /// How much is done, from 0 to 1; `nil` while nobody knows, which shows as movement.
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

  /// Counts the frames of the movement.
  public private(set) var frame = 0

  private var known: Double?

  /// Makes a bar; without a `fraction` it is not known how much is done.
  public init(_ fraction: Double? = nil) {
    super.init()
    self.fraction = fraction
  }

  /// How much is done in whole percent, 100 only when all is; `nil` while nobody knows.
  public var percent: Int? { fraction.map { $0 < 1 ? min(99, Int($0 * 100 + 1e-9)) : 100 } }

  public override var role: SemanticRole { .progress }
  public override var accessibleValue: String { percent.map { "\($0) %" } ?? "busy" }

  /// Whoever listens hears of every tenth.
  override var semanticDetails: SemanticDetails {
    let tens = percent.map { "\($0 - $0 % 10) %" }
    return SemanticDetails(value: tens ?? accessibleValue, parts: [])
  }

  public override var frameInterval: Duration? { fraction == nil ? .milliseconds(100) : nil }
  public override func showNextFrame() { frame &+= 1 }
}
