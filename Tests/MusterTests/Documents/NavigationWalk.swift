import Muster
import MusterAPI
import MusterConformance
import ScreenKitCore
import ScreenKitNav
import ScreenKitTesting
import ScreenKitText

/// A walk of the running app along every edge of its navigation graph, with a record of it.
@MainActor
final class NavigationWalk {
  /// An edge that was followed, with the data that the second screen received.
  struct Passage: Hashable {
    let way: NavigationGraph.Edge
    let passed: [String]
  }

  private(set) var passages: Set<Passage> = []
  /// The moves that are not in the diagram.
  private(set) var undeclared: [String] = []
  /// The pairs of a container and a screen in it that were in front.
  private(set) var holds: Set<[String]> = []
  /// The lifecycle calls of each controller, in the order of their first occurrence.
  private(set) var calls: [String: [String]] = [:]

  /// Returns the edges of `graph` that were not followed.
  func unwalked(of graph: NavigationGraph) -> [NavigationGraph.Edge] {
    graph.edges.filter { way in !passages.contains { $0.way == way } }
  }

  /// Drives the app under `look`, once from its start and once from a link.
  ///
  /// It is compared with `graph`, and uses `service` instead of the stage's own.
  func go(
    _ look: Look.Name, _ graph: NavigationGraph = MusterApp.graph,
    service: (any MusterService)? = nil
  ) async throws {
    let stage = try AppStage()
    defer { withExtendedLifetime(stage) {} }
    let more = "/intranet/safety.html"
    for dbID in 1...2 {
      try stage.world.publish(
        .init(dbID: dbID, title: "T", body: "B", more: more, pubDate: TestTime.beginning))
    }
    for link in [nil, "muster://announcements/1"] {
      let test = try await stage.launch(look: look, link: link, service: service)
      try await watch(test, graph) {
        await test.logIn()
        test.press(KeyPress(.enter))
        if link == nil {
          test.press(KeyPress(.enter))
          await test.settle()
        }
        await test.use("Next")
        await test.use("Previous")
        test.view("page").map(test.application.focus.move)
        test.press("n", KeyPress(.enter))
        await test.settle()
        for _ in 1...2 { await test.goBack() }
        for key: KeyPress in ["2", "3", "1", "3"] {
          test.press(key)
          await test.settle()
        }
        await test.logOut()
        test.terminate()
      }
    }
  }

  /// Records the events of `test` while `body` drives it.
  func watch(
    _ test: ScreenTest, _ graph: NavigationGraph, _ body: @MainActor () async throws -> Void
  ) async throws {
    guard let app = test.application.root as? Navigator else { return }
    let check = NavigationCheck(app, graph)
    var seen = 0
    let note = { @MainActor [unowned self] in
      let path = Array(app.frontPath)
      for way in check.walked[seen...] {
        passages.insert(Passage(way: way, passed: PassedData.names(way, path)))
      }
      seen = check.walked.count
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
  /// The last screens of `path` are in front.
  static func names(_ way: NavigationGraph.Edge, _ path: [Controller]) -> [String] {
    guard let index = path.firstIndex(where: { "\(type(of: $0))" == way.to }) else { return [] }
    // A stack stores no data itself; its data is for its first screen.
    let screen = path[index...].first { !($0 is StackNavigator) }
    // A model is passed if it is the same object that the app created.
    let profile = (path.first as? MusterApp)?.profile
    let models = screen.map { Mirror(reflecting: $0) }?.children.compactMap { label, value in
      (value as? Model) === profile ? "\(label ?? ""): \(type(of: value))" : nil
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
