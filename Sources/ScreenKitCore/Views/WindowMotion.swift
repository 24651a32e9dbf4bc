/// The animations of a window and their settings.
@MainActor
struct WindowMotion {
  /// The scheduler of the animated views.
  let ticker = FrameTicker()
  /// The animation of a stack when its top screen changes.
  var transition = ScreenTransition.none
  /// Whether the user prefers no motion.
  var isReduced = false
}
