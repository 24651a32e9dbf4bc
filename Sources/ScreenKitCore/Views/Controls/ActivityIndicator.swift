/// An indicator of ongoing work of unknown length.
///
/// A stopped indicator keeps its space, so that other views do not move.
public final class ActivityIndicator: View {
  /// Whether the indicator is animated; otherwise it is invisible.
  public var isAnimating: Bool {
    didSet { if isAnimating != oldValue { changed(.appearance) } }
  }

  /// The number of the current animation frame.
  public private(set) var frame = 0

  /// Creates an indicator, which is animated by default.
  public init(isAnimating: Bool = true) { self.isAnimating = isAnimating }

  public override var role: SemanticRole { .progress }
  public override var accessibleValue: String {
    isAnimating ? strings.spoken.states.busy : ""
  }
  public override var frameInterval: Duration? {
    isAnimating && !standsStill ? .milliseconds(100) : nil
  }
  public override func showNextFrame() { frame &+= 1 }
}
