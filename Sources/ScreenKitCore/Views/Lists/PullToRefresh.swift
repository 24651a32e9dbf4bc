/// The gesture of pulling a list down beyond its beginning, to refresh it.
struct PullToRefresh: Equatable {
  enum Phase: Hashable {
    case pulling
    /// Pulled far enough: a release refreshes the list.
    case ready
    case loading
  }

  /// The phase of the gesture; `nil` while it is not visible.
  private(set) var phase: Phase?

  /// Updates the phase for a pointer that is `units` below its press; from `distance` on it is ready.
  mutating func pull(by units: Int, of distance: Int) {
    guard phase != .loading else { return }
    phase = units <= 0 ? nil : units < distance ? .pulling : .ready
  }

  /// Ends the gesture, and returns whether it refreshes the list.
  mutating func release() -> Bool {
    guard phase != .loading else { return false }
    defer { phase = nil }
    return phase == .ready
  }

  mutating func set(isLoading: Bool) { phase = isLoading ? .loading : nil }
}
