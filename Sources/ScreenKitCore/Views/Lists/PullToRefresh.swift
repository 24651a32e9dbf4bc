/// The gesture of pulling a list down beyond its start to refresh it.
struct PullToRefresh: Equatable {
  enum Phase: Hashable {
    case pulling
    /// The list is pulled far enough; a release refreshes it.
    case ready
    case loading
  }

  /// The phase of the gesture; `nil` while it is not visible.
  private(set) var phase: Phase?

  /// Updates the phase for a pointer `units` below its press; the gesture is ready from `distance`.
  mutating func pull(by units: Int, of distance: Int) {
    guard phase != .loading else { return }
    phase = units <= 0 ? nil : units < distance ? .pulling : .ready
  }

  /// Ends the gesture; returns whether it refreshes the list.
  mutating func release() -> Bool {
    guard phase != .loading else { return false }
    defer { phase = nil }
    return phase == .ready
  }

  mutating func set(isLoading: Bool) { phase = isLoading ? .loading : nil }
}
