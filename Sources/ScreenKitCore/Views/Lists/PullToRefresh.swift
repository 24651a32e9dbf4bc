/// A list pulled down beyond its beginning, to have it loaded anew.
struct PullToRefresh: Equatable {
  enum Phase: Hashable {
    case pulling
    /// Far enough: letting go loads.
    case ready
    case loading
  }

  /// Units that one has to pull.
  static let threshold = 3

  /// `nil` while nothing of it is to be seen.
  private(set) var phase: Phase?

  /// The pointer is `units` below where it went down.
  mutating func pull(by units: Int) {
    guard phase != .loading else { return }
    phase = units <= 0 ? nil : units < PullToRefresh.threshold ? .pulling : .ready
  }

  /// Lets go, and says whether that is to load.
  mutating func release() -> Bool {
    guard phase != .loading else { return false }
    defer { phase = nil }
    return phase == .ready
  }

  mutating func set(isLoading: Bool) { phase = isLoading ? .loading : nil }
}
