/// The next entry on the path to a destination, which may be a gate's entry screen.
struct Continuation {
  let entry: Entry
  /// The preparation, called when the entry is in place, before any screen is called.
  var prepare: @MainActor () -> Void = {}
  /// The plans of the navigators within the entry's screen.
  var within: [Plan] = []
}
