/// Shows that something goes on, without saying how far it has come (F-055).
///
/// It keeps its place when it stops, so that nothing else moves.
public final class ActivityIndicator: View {
  /// Whether it turns; else it is not seen.
  public var isAnimating: Bool {
    didSet { if isAnimating != oldValue { changed(.appearance) } }
  }

  /// Counts the frames of the movement.
  public private(set) var frame = 0

  /// Makes an indicator that turns unless `isAnimating` says otherwise.
  public init(isAnimating: Bool = true) { self.isAnimating = isAnimating }

  public override var role: SemanticRole { .progress }
  public override var accessibleValue: String { isAnimating ? "busy" : "" }
  public override var frameInterval: Duration? { isAnimating ? .milliseconds(100) : nil }
  public override func showNextFrame() { frame &+= 1 }
}
