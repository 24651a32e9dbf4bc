public import ScreenKitCore
public import ScreenKitNav
public import ScreenKitTesting

/// A walk of the running app along every edge of its navigation graph, with a record.
@MainActor
public final class NavigationWalk {
  /// An edge that was followed, with the data that the second screen received.
  public struct Passage: Hashable {
    /// The edge.
    public let way: NavigationGraph.Edge
    /// The names and types of the data.
    public let passed: [String]
  }

  /// The edges that were followed.
  public private(set) var passages: Set<Passage> = []
  /// The moves that are not in the diagram.
  public private(set) var undeclared: [String] = []
  /// The pairs of a container and a screen in it that were in front.
  public private(set) var holds: Set<[String]> = []
  /// The lifecycle calls of each controller, in the order of their first occurrence.
  public private(set) var calls: [String: [String]] = [:]

  private let model: @MainActor (Controller) -> Model?

  /// Creates a walk; `model` returns the main model of the app with a root screen.
  public init(model: @escaping @MainActor (Controller) -> Model?) { self.model = model }

  /// Returns the edges of `graph` that were not followed.
  public func unfollowed(of graph: NavigationGraph) -> [NavigationGraph.Edge] {
    graph.edges.filter { way in !passages.contains { $0.way == way } }
  }

  /// Records the events of `test` while `body` drives it.
  public func watch(
    _ test: ScreenTest, _ graph: NavigationGraph, _ body: @MainActor () async throws -> Void
  ) async throws {
    guard let app = test.application.root as? Navigator else { return }
    let check = NavigationCheck(app, graph)
    var seen = 0
    let note = { @MainActor [unowned self] in
      let path = Array(app.frontPath)
      for way in check.followed[seen...] {
        passages.insert(
          Passage(way: way, passed: PassedData.names(way, path, path.first.flatMap(model))))
      }
      seen = check.followed.count
      for (outer, inner) in zip(path, path.dropFirst()) {
        holds.insert(["\(type(of: outer))", "\(type(of: inner))"])
      }
    }
    note()
    let observation = app.observe { _ in note() }
    try await body()
    observation.cancel()
    undeclared += check.undeclared
    for call in test.lifecycle {
      let parts = call.split(separator: ".", maxSplits: 1).map(String.init)
      if calls[parts[0]]?.contains(parts[1]) != true {
        calls[parts[0], default: []].append(parts[1])
      }
    }
  }
}

/// The data that a screen received, read from the screen itself and from its route.
@MainActor
enum PassedData {
  /// Returns the names and types of the data passed on `way`, as in the diagram.
  ///
  /// The last screens of `path` are the front ones.
  static func names(
    _ way: NavigationGraph.Edge, _ path: [Controller], _ model: Model?
  ) -> [String] {
    guard let index = path.firstIndex(where: { "\(type(of: $0))" == way.to }) else { return [] }
    // A stack stores no data itself; its data is for its first screen.
    let screen = path[index...].first { !($0 is StackNavigator) }
    // A model is passed if it is the same object that the app created.
    let models = screen.map { Mirror(reflecting: $0) }?.children.compactMap { label, value in
      model != nil && (value as? Model) === model ? "\(label ?? ""): \(type(of: value))" : nil
    }
    switch way.kind {
    case .tab, .root: return models ?? []
    case .push, .replace, .present, .gate:
      let route = index > 0 ? (path[index - 1] as? StackNavigator)?.navigation?.top.route : nil
      let arguments = route.map { Array(Mirror(reflecting: $0.base).children) } ?? []
      return (models ?? []) + arguments.map { "\($0.label ?? ""): \(type(of: $0.value))" }
    }
  }
}
