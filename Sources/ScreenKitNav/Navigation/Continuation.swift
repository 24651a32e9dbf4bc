/// What is to be at a place that a way leads to, which may be an entrance now.
struct Continuation {
  let entry: Entry
  /// What is done when it is there, before any screen is.
  var prepare: @MainActor () -> Void = {}
  /// How the way goes on within.
  var within: [Plan] = []
}
