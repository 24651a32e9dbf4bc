import DesignDocuments
import Muster
import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// The documents of the design process in `Apps/Muster/Docs`, each compared with the code and the app.
///
/// Set `SCREENKIT_RECORD_SNAPSHOTS=1` to record them again.
@MainActor
@Suite("Documents of Muster", .leakFree)
struct MusterDocumentTests {
  private let documents = DesignDocuments(MusterDesign.self)

  @Test(
    .proves("F-142", "F-143", "F-144", "F-145", "F-146", "F-147", "F-148", "F-150", "F-152"),
    arguments: DesignDocument.allCases)
  func `each document matches the code and the app`(document: DesignDocument) async throws {
    try await documents.expectUpToDate(document)
  }

  @Test(.proves("F-141", "F-152"))
  func `the tutorial links to all documents in order`() throws {
    try documents.expectTutorial()
  }

  @Test(.proves("F-152"))
  func `no obsolete file is among the documents`() async throws {
    try await documents.expectNoOtherFiles()
  }

  @Test(.proves("F-142", "F-143"))
  func `each task meets requirements, and each requirement is met`() throws {
    #expect(try MusterDesign.requirements.count == 10)
    try documents.expectRequirementsAreMet()
  }

  @Test(.proves("C-009", "F-143", "F-145"), arguments: ["logIn", "read", "muster", "intranet"])
  func `each use case has its described end on the running app`(task: String) async throws {
    try await documents.expectPlayable(task)
  }

  @Test(.proves("F-144"), arguments: StructureTests.controllers)
  func `a sketch is the same under every look`(controller: String) async throws {
    try await documents.expectSameSketch(of: controller)
  }

  @Test(.proves("F-144"))
  func `each controller has a sketch`() {
    #expect(MusterDesign.controllers == StructureTests.controllers)
  }

  @Test(.proves("F-148", "F-149", "M-042", "M-063"))
  func `all classes except views are drawn`() throws {
    try documents.expectClasses(parts: [
      "Models", "Services", "../MusterAPI", "Controllers", "../MusterDemo",
    ])
  }

  @Test(.proves("F-148"))
  func `members are listed under the declaring type`() throws {
    let types = try MusterDesign.classes.flatMap(\.diagram.types)
    let members = { (name: String) in
      Set(
        types.first { $0.name == name }?.members.filter { $0.visibility == "+" }.map(\.name) ?? [])
    }
    let parents = { (name: String) in types.first { $0.name == name }?.parents }
    #expect(members("IntranetPage") == ["path", "html"])
    #expect(members("MusterService").isSuperset(of: ["login()", "page()", "origin"]))
    #expect(members("MusterService").isDisjoint(with: ["path", "html"]))
    #expect(types.first { $0.name == "IntranetPlace" }?.members.map(\.name) == ["path"])
    let profile = members("Profile")
    #expect(profile.isSuperset(of: ["login()", "hasReadAnnounce()", "muster()", "announcements"]))
    #expect(!profile.contains("session"))
    #expect(parents("Profile") == ["Model"])
    #expect(parents("LedgerService") == ["MusterService"])
    #expect(members("MusterStatus").isSuperset(of: ["mustered", "due", "isMustered"]))
  }
}
