import DesignDocuments
import EStudent
import EStudentAPI
import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// The documents in `Apps/EStudent/Docs`, made from the code and the running app.
///
/// `SCREENKIT_RECORD_SNAPSHOTS=1` records them again.
@MainActor
@Suite("Documents of eStudent", .leakFree)
struct StudentDocumentTests {
  private let documents = DesignDocuments(StudentDesign.self)

  @Test(.proves("E-015", "E-037", "E-043"))
  func `the table of methods matches the code`() {
    let rows = StudentMethod.allCases.map { method in
      let parameters = [.index] + method.form.parameters
      return "| `\(method.rawValue)` | \(method.form.verb.rawValue) | "
        + parameters.map { "`\($0.rawValue)`" }.joined(separator: ", ") + " |"
    }
    expectFile(
      "Apps/EStudent/Docs/api.md",
      toHave:
        """
        # eStudent: API

        Each request has the student number and HTTP Basic authentication with `name.surname.number` and the JMBG. Parameters are in
        the address for GET, and in a form for POST. Every error is the text `ERROR`; the status tells the cause.
        [openapi.json](../Server/openapi.json) has the formats of the responses
        ([why](../../../Docs/Decisions/servers.md#estudent-requests)).

        | Method | Verb | Parameters |
        |---|---|---|
        \(rows.joined(separator: "\n"))

        GET `\(FeedbackPage.path)` returns a page with the questions about a semester, in HTML. POST sends the answers, once in a
        semester ([why](../../../Docs/Decisions/servers.md#estudent-requests)).

        """)
  }

  @Test(
    .proves("E-001", "E-005", "E-007", "E-023", "E-025", "E-031", "E-033"),
    arguments: DesignDocument.allCases)
  func `each document matches the code and the app`(document: DesignDocument) async throws {
    try await documents.expectUpToDate(document)
  }

  @Test func `the pictures have the row of key hints of the running app`() async throws {
    let test = try await StudentDesign.launch(on: StudentDesign.makeStage())
    #expect(test.application.window.hintBar != nil)
  }

  @Test func `the first page links to all documents in order`() throws {
    try documents.expectTutorial()
  }

  @Test func `no obsolete file is among the documents`() async throws {
    try await documents.expectNoOtherFiles(but: ["api.md"])
  }

  @Test func `each task meets requirements, and each requirement is met`() throws {
    try documents.expectRequirementsAreMet()
  }

  @Test(arguments: StudentDesign.tasks.map(\.id))
  func `each use case has its described end on the running app`(task: String) async throws {
    try await documents.expectPlayable(task)
  }

  @Test(arguments: StudentNavigationTests.controllers)
  func `a sketch is the same under every look`(controller: String) async throws {
    try await documents.expectSameSketch(of: controller)
  }

  @Test(.proves("E-003", "E-004", "E-006"))
  func `all classes except views are drawn`() throws {
    try documents.expectClasses(
      parts: ["Models", "Services", "../EStudentAPI", "Texts", "Controllers", "../EStudentDemo"])
    let names = Set(try StudentDesign.classes.flatMap(\.diagram.types).map(\.name))
    #expect(
      names.isSuperset(of: [
        "StudentService", "Subject", "Week", "Semester", "Course", "CourseRegistration",
        "Professor", "Kurs",
      ]))
  }
}
