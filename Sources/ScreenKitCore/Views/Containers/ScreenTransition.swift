/// How another screen of a stack comes into sight.
public enum ScreenTransition: Hashable, Sendable {
  /// At once.
  case none
  /// From the side that it lies on, in a few frames; any input ends that at once.
  case slide
}
