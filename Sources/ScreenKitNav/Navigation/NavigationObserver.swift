/// One transition of a navigator, with what it called (for logs, analytics and tests).
@MainActor
public struct NavigationTransition {
  /// The navigator that moved.
  public let navigator: Navigator
  /// The calls that were made to its screens, in order; each stands for all within that screen.
  ///
  /// There are none while the app is out of sight: then only the state moves.
  public let steps: [ChildStep]
  /// The entries before it, the lowest first.
  public let old: any Hashable & Sendable
  /// The entries after it.
  public let new: any Hashable & Sendable
}

/// Ends the watching of navigation when it is cancelled or released.
@MainActor
public final class NavigationObservation {
  fileprivate let body: @MainActor (NavigationTransition) -> Void
  private(set) var isOver = false

  fileprivate init(_ body: @escaping @MainActor (NavigationTransition) -> Void) {
    self.body = body
  }

  /// Ends it; nothing is told from now on.
  public func cancel() { isOver = true }
}

/// Those who watch the navigators of an app.
@MainActor
final class NavigationObservers {
  private struct Watch {
    weak var observation: NavigationObservation?
  }

  private var watches: [Watch] = []

  /// Whether there may be an observer.
  var isObserved: Bool { !watches.isEmpty }

  var count: Int { watches.count { $0.observation?.isOver == false } }

  func add(_ body: @escaping @MainActor (NavigationTransition) -> Void) -> NavigationObservation {
    watches.removeAll { $0.observation?.isOver != false }
    let observation = NavigationObservation(body)
    watches.append(Watch(observation: observation))
    return observation
  }

  func tell(_ transition: NavigationTransition) {
    for observation in watches.compactMap(\.observation) where !observation.isOver {
      observation.body(transition)
    }
  }
}
