import ScreenKitCore

/// Compares where a running app goes with the edges that its graph declares, for tests.
///
/// A test that drives the app everywhere expects both ``undeclared`` and ``unwalked`` to be empty:
/// then the diagram has every edge that the app goes, and no other.
@MainActor
public final class NavigationCheck {
  /// The moves that no edge allows, such as `CourseList > Settings`, in the order in which they were.
  public private(set) var undeclared: [String] = []

  /// The edges of the graph that the app went, in that order, once for each time.
  ///
  /// A tab or a first screen counts each time when it comes to the front.
  public private(set) var walked: [NavigationGraph.Edge] = []

  /// The edges of the graph that the app has not gone, in the order of the declaration.
  public var unwalked: [NavigationGraph.Edge] { graph.edges.filter { !walked.contains($0) } }

  private let graph: NavigationGraph
  private weak var root: Navigator?
  private var path: [Controller] = []
  /// The entrances that stand in the place of other screens.
  private var waiting: Set<EntryID>
  private var observation: NavigationObservation?

  /// Watches all navigators of the app whose outermost one is `root`, once that is created.
  ///
  /// What is in front already counts as gone to.
  public init(_ root: Navigator, _ graph: NavigationGraph) {
    (self.root, self.graph) = (root, graph)
    path = Array(root.frontPath)
    waiting = Set(root.ledger.pendingDestinations.keys)
    take(NavigationMove(from: [], to: path, .other))
    observation = root.observe { [weak self] in self?.look($0) }
  }

  private func look(_ transition: NavigationTransition) {
    guard let root else { return }
    let old = path
    path = Array(root.frontPath)
    let stillWaiting = Set(root.ledger.pendingDestinations.keys)
    let kind = NavigationMove.Kind(transition, passed: waiting.subtracting(stillWaiting))
    waiting = stillWaiting
    if old.elementsEqual(path, by: ===) { return }
    take(NavigationMove(from: old, to: path, kind))
  }

  private func take(_ move: NavigationMove) {
    walked += graph.edges(of: move)
    undeclared += graph.undeclared(in: move)
  }
}
