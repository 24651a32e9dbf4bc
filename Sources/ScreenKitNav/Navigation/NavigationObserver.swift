/// One transition of a navigator, with its lifecycle calls, for logs, analytics and tests.
@MainActor
public struct NavigationTransition {
  /// The navigator whose state changed.
  public let navigator: Navigator
  /// The lifecycle calls to the navigator's children, in order; each includes the screens within.
  ///
  /// While the app is hidden it is empty, because only the state changes.
  public let steps: [ChildStep]
  /// The navigator's state before the transition, such as a ``StackState``.
  public let old: any Hashable & Sendable
  /// The navigator's state after the transition.
  public let new: any Hashable & Sendable
}

/// The observation of an app's navigators; it ends when it is cancelled or released.
@MainActor
public final class NavigationObservation {
  fileprivate let body: @MainActor (NavigationTransition) -> Void
  private(set) var isOver = false

  fileprivate init(_ body: @escaping @MainActor (NavigationTransition) -> Void) {
    self.body = body
  }

  /// Ends the observation; its closure is not called again.
  public func cancel() { isOver = true }
}

/// The observers of an app's navigators.
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

  func notify(of transition: NavigationTransition) {
    for observation in watches.compactMap(\.observation) where !observation.isOver {
      observation.body(transition)
    }
  }
}
