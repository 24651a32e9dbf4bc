/// The moving parts of a window, and how much they may move.
@MainActor
struct WindowMotion {
  /// The scheduler of the animated views.
  let ticker = FrameTicker()
  /// The animation of stacks when another screen comes to their top.
  var transition = ScreenTransition.none
  /// Whether the user wants no motion.
  var isReduced = false
}
