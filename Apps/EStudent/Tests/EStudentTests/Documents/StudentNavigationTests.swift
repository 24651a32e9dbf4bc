import DesignDocuments
import EStudent
import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// The diagram of eStudent, compared with the moves of the running app.
@MainActor
@Suite("Diagram of eStudent", .leakFree)
struct StudentNavigationTests {
  nonisolated static let controllers = [
    "LoginViewController", "TabController", "ReportViewController", "DetailedReportViewController",
    "FinanciesViewController", "FinanciesYearViewController", "RegistrationViewController",
    "RegistrationDetailedViewController", "ProfessorsViewController", "FeedbackViewController",
  ]

  @Test(.proves("E-005"))
  func `the app follows every edge with its data, and no other`() async throws {
    try await DesignDocuments(StudentDesign.self).expectGraph()
  }

  @Test(.proves("E-005"))
  func `the nine controllers and the tabs are designed`() {
    let declared = EStudentApp.graph.nodes.map(\.name).filter {
      !$0.hasPrefix("TabStack") && $0 != "EStudentApp"
    }
    #expect(StudentDesign.controllers == Self.controllers)
    #expect(Set(declared) == Set(Self.controllers) && declared.count == Self.controllers.count)
  }

  @Test(.proves("E-005"))
  func `an edge that is missing in the diagram is found`() async throws {
    let missing = try #require(EStudentApp.graph.edges.last)
    let graph = NavigationGraph("", EStudentApp.graph.edges.filter { $0 != missing })
    let walk = StudentDesign.makeWalk()
    try await StudentDesign.go(walk, .terminal, graph)
    #expect(!walk.undeclared.isEmpty)
  }
}
