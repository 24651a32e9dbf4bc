import ScreenKitCore

/// A test helper that compares an app's navigation with the edges of its graph.
///
/// A test that visits every screen expects both ``undeclared`` and ``unfollowed`` to be empty. Then
/// the diagram has exactly the edges that the app uses.
@MainActor
public final class NavigationCheck {
  /// The moves without an edge, such as `CourseList > Settings`, in the order of their occurrence.
  public private(set) var undeclared: [String] = []

  /// The edges that the app followed, in order, with repetitions.
  ///
  /// The edge of a tab or root is added each time the screen comes to the front.
  public private(set) var followed: [NavigationGraph.Edge] = []

  /// The edges of the graph that the app has not followed, in the order of their declaration.
  public var unfollowed: [NavigationGraph.Edge] { graph.edges.filter { !followed.contains($0) } }

  private let graph: NavigationGraph
  private weak var root: Navigator?
  private var path: [Controller] = []
  /// The entries that have a pending destination.
  private var waiting: Set<EntryID>
  private var observation: NavigationObservation?

  /// Creates a check that observes all navigators of an app.
  ///
  /// The screens already in front count as followed edges.
  ///
  /// - Parameters:
  ///   - root: The outermost navigator of the app, which must be created.
  ///   - graph: The graph to compare the app with.
  public init(_ root: Navigator, _ graph: NavigationGraph) {
    (self.root, self.graph) = (root, graph)
    path = Array(sequence(first: root, next: \.frontChild))
    waiting = Set(root.ledger.pendingDestinations.keys)
    record(NavigationMove(from: [], to: path, .other))
    observation = root.observe { [weak self] in self?.follow($0) }
  }

  private func follow(_ transition: NavigationTransition) {
    guard let root else { return }
    let old = path
    path = Array(sequence(first: root, next: \.frontChild))
    let stillWaiting = Set(root.ledger.pendingDestinations.keys)
    let kind = NavigationMove.Kind(transition, passed: waiting.subtracting(stillWaiting))
    waiting = stillWaiting
    if old.elementsEqual(path, by: ===) { return }
    record(NavigationMove(from: old, to: path, kind))
  }

  private func record(_ move: NavigationMove) {
    followed += graph.edges(of: move)
    undeclared += graph.undeclared(in: move)
  }
}
