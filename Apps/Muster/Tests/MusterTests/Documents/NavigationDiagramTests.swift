import DesignDocuments
import Muster
import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// The diagrams of Muster, compared with the moves of the running app.
@MainActor
@Suite("Diagrams of Muster", .leakFree)
struct NavigationDiagramTests {
  @Test(.proves("F-146", "F-147", "M-029"))
  func `the app follows every edge with its data, and no other`() async throws {
    try await DesignDocuments(MusterDesign.self).expectGraph()
  }

  @Test(.proves("F-146"))
  func `an edge that is missing in the diagram is found`() async throws {
    for missing in CaseSample.every(3, of: MusterApp.graph.edges) {
      let graph = NavigationGraph("", MusterApp.graph.edges.filter { $0 != missing })
      let walk = MusterDesign.makeWalk()
      for look in [Look.Name.terminal, .material] { try await MusterDesign.go(walk, look, graph) }
      #expect(!walk.undeclared.isEmpty, "\(missing)")
    }
  }

  @Test(.proves("F-146"))
  func `an edge that the app does not follow is found`() async throws {
    let stale = [
      NavigationGraph.Edge.push(MusterController.self, IntranetController.self),
      .replace(AnnouncementController.self, AnnouncementDetailController.self),
      .tab(TabController.self, "Settings", MusterController.self),
      .root(MusterApp.self, MusterController.self),
      .present(MusterController.self, AnnouncementDetailController.self),
      .gate(LoginController.self, before: MusterController.self),
    ]
    let graph = NavigationGraph("", MusterApp.graph.edges + stale)
    let walk = MusterDesign.makeWalk()
    for look in Look.Name.allCases { try await MusterDesign.go(walk, look, graph) }
    #expect(walk.unfollowed(of: graph) == stale)
  }

  @Test(.proves("F-151"), arguments: Look.Name.allCases)
  func `stub data can follow every edge`(look: Look.Name) async throws {
    let walk = MusterDesign.makeWalk()
    try await MusterDesign.go(walk, look, service: StubService())
    #expect(walk.undeclared == [])
    #expect(walk.unfollowed(of: MusterApp.graph) == [])
  }

  @Test(.proves("C-006", "F-078"))
  func `the lifecycle diagrams match the framework`() async throws {
    let record = LifecycleRecord()
    try await record.drive(MusterDesign.self)
    #expect(record.screens == LifecycleRecord.allowed)
    let states: Set = ["notRunning", "inactive", "active", "background", "suspended"]
    #expect(Set(record.application.map(\.to)) == states)
  }

  @Test(.proves("F-150", "M-051"))
  func `the unified diagram has all edges of the platforms`() async throws {
    var unified = ControllerDiagram()
    var diagrams: [(Look.Name, ControllerDiagram)] = []
    for look in Look.Name.allCases {
      let walk = MusterDesign.makeWalk()
      try await MusterDesign.go(walk, look, MusterApp.graph)
      diagrams.append((look, ControllerDiagram(walk, under: look)))
      unified.merge(diagrams[diagrams.count - 1].1)
    }
    for (look, diagram) in diagrams {
      #expect(Set(diagram.holds.keys) == Set(unified.holds.filter { $1.contains(look) }.keys))
      for name in StructureTests.controllers {
        #expect(diagram.steps(of: name) == ["create", "appear", "pause", "destroy"], "\(name)")
      }
    }
    let covering = ["MusterApp", "AnnouncementDetailController"]
    #expect(unified.holds[covering] == [.material])
  }
}
