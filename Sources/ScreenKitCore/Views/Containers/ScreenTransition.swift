/// The animation of a stack when another screen comes to its top.
public enum ScreenTransition: Hashable, Sendable {
  /// The screen appears at once.
  case none
  /// The screen slides in from the side in a few frames; any input finishes the animation at once.
  case slide
}
