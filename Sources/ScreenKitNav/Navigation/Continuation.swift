import ScreenKitCore

/// The entries on the path to a destination, the last of which may be a gate's entry screen.
struct Continuation {
  /// The entries, from the bottom to the top.
  let entries: [Entry]
  /// The preparation, called when the entries are in place, before any screen is called.
  var prepare: @MainActor () -> Void = {}
  /// The plans of the navigators within the screen of the last entry.
  var within: [ContainerPlan] = []
}
