/// The animation of a stack when its top screen changes.
public enum ScreenTransition: Hashable, Sendable {
  /// The screen appears immediately.
  case none
  /// The screen slides in from the side in a few frames; any input ends the animation immediately.
  case slide
}
