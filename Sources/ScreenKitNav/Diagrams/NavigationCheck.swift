import ScreenKitCore

/// Compares where a running app goes with the edges that its graph declares, for tests.
@MainActor
public final class NavigationCheck {
  /// The moves that no edge allows, such as `CourseList > Settings`, in the order in which they were.
  public private(set) var undeclared: [String] = []

  private let graph: NavigationGraph
  private weak var root: Navigator?
  private var path: [Controller] = []
  private var observation: NavigationObservation?

  /// Watches all navigators of the app whose outermost one is `root`, once that is created.
  public init(_ root: Navigator, _ graph: NavigationGraph) {
    (self.root, self.graph) = (root, graph)
    path = Array(root.frontPath)
    observation = root.observe { [weak self] _ in self?.look() }
  }

  private func look() {
    guard let root else { return }
    let old = path
    path = Array(root.frontPath)
    let shared = zip(old, path).prefix { $0 === $1 }.count
    let (left, came) = (names(old.dropFirst(shared)), names(path.dropFirst(shared)))
    let host = shared > 0 ? "\(type(of: path[shared - 1]))" : nil
    if graph.permits(from: left, to: came, in: host) { return }
    undeclared.append("\(left.last ?? "") > \(came.last ?? "")")
  }

  private func names(_ controllers: ArraySlice<Controller>) -> [String] {
    controllers.map { "\(type(of: $0))" }
  }
}
