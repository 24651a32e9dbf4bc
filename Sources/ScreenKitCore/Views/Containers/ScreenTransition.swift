/// The animation of a stack when its top screen changes.
public enum ScreenTransition: Hashable, Sendable {
  /// The screen appears at once.
  case none
  /// The screen slides in from the side in a few frames; any input ends the animation at once.
  case slide
}
