/// Which of a fixed number of tabs is selected, and which were visited.
public struct TabState: Hashable, Codable, Sendable {
  /// How many tabs there are; at least one.
  public let count: Int
  /// The index of the selected tab.
  public private(set) var selected: Int
  /// The indices of the tabs whose screens were made.
  public private(set) var visited: Set<Int>

  /// The state of `count` tabs with the first one selected.
  public init(count: Int) {
    precondition(count > 0, "TabState: a tab set needs a tab")
    self.count = count
    selected = 0
    visited = [0]
  }

  /// What a verb did.
  public enum Outcome: Hashable, Sendable {
    /// Another tab is selected now.
    case selected(from: Int)
    /// The tab was selected already; its screen is told.
    case reselected
    /// There is no such tab; nothing changed.
    case noSuchTab
    /// It was asked for within a transition and comes after it (R7).
    case queued
  }

  /// Selects the tab at `index`.
  public mutating func select(_ index: Int) -> Outcome {
    guard (0..<count).contains(index) else { return .noSuchTab }
    guard index != selected else { return .reselected }
    let old = selected
    selected = index
    visited.insert(index)
    return .selected(from: old)
  }

  /// What each visited tab's screen should be: in front, or kept.
  var presences: [(id: Int, presence: ChildPresence)] {
    visited.sorted().map { ($0, $0 == selected ? .front : .kept) }
  }
}
