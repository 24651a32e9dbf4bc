import AppMessages
import EStudent
import EStudentAPI
import EStudentConformance
import Foundation
import ScreenKitFetch
import ScreenKitTestSupport
import Testing

@Suite("Every service of eStudent")
struct StudentConformanceTests {
  @Test(.proves("E-003", "E-020", "E-041"), arguments: ServiceRule.all)
  func `in the app obeys the rules`(_ rule: ServiceRule) async throws {
    try await rule.check(SampleWorld())
  }

  @Test(.proves("E-014", "E-017", "E-040", "E-041"), arguments: ServiceRule.all)
  func `behind HTTP obeys the rules`(_ rule: ServiceRule) async throws {
    let world = try HTTPWorld()
    defer { world.server.stop() }
    try await rule.check(world)
  }
}

@Suite("Requests of eStudent")
struct StudentRequestTests {
  @Test(.proves("E-009", "E-015", "E-016", "E-037", "E-043"))
  func `each method has its name, verb and parameters`() async throws {
    let world = try HTTPWorld()
    defer { world.server.stop() }
    let (service, login) = (world.service, try TestStudent.mladjan.login())
    _ = try await service.login(login)
    _ = try await service.reports(login)
    _ = try await service.professors(login)
    _ = try await service.openCourses(login)
    _ = try await service.finances(login)
    _ = try await service.signUp([CourseRegistration(course: "IT250", date: 10)], login)
    let calls = world.requests.map { "\($0.method) \($0.path.prefix { $0 != "?" })" }
    #expect(
      calls == [
        "POST /login_client", "GET /get_reports", "POST /get_profesors", "GET /get_open_courses",
        "GET /getFinance", "POST /makeCoursesSignup",
      ])
    let names = world.requests.map { HTTPWorld.fields($0).map(\.name) }
    #expect(
      names == [
        ["index", "name", "surname"], ["index"], ["index", "name", "surname"], ["index"],
        ["index"], ["index", "prijave"],
      ])
    #expect(HTTPWorld.fields(world.requests[2]).map(\.value) == ["1234", "mladjan", "antic"])
  }

  @Test(.proves("E-012"))
  func `each request has Basic authentication and the student number`() async throws {
    let world = try HTTPWorld()
    defer { world.server.stop() }
    let (service, login) = (world.service, try TestStudent.ana.login())
    _ = try await service.reports(login)
    _ = try await service.professors(login)
    _ = try await service.feedback(login)
    _ = try await service.send(
      [("nastava", "1"), ("asistenti", "1"), ("materijali", "1")], login)
    let basic = "Basic " + Data("ana.simic.2345:0202991715006".utf8).base64EncodedString()
    #expect(world.requests.count == 4)
    for request in world.requests {
      #expect(request.headers["authorization"] == basic)
      #expect(HTTPWorld.fields(request).first.map { [$0.name, $0.value] } == ["index", "2345"])
      #expect(!request.path.contains("0202991715006"))
    }
  }

  @Test(
    .proves("E-018", "E-042"),
    arguments: [
      (200, "ERROR", StudentError.failed), (200, " ERROR\r\n", .failed), (401, "ERROR", .refused),
      (409, "ERROR", .notOpen), (429, "ERROR", .locked), (500, "ERROR", .failed),
      (200, "", .unusable(status: 200)), (200, "ERRORS", .unusable(status: 200)),
      (200, "{\"predmet\":", .unusable(status: 200)), (404, "[]", .unusable(status: 404)),
      (200, "[{\"predmet\":\"x\"}]", .unusable(status: 200)),
    ])
  func `ERROR is recognized before an answer is decoded`(
    status: Int, text: String, error: StudentError
  ) async throws {
    let world = try HTTPWorld()
    defer { world.server.stop() }
    world.answer("/get_profesors", with: .http(status, text))
    await #expect(throws: error) {
      _ = try await world.service.professors(try TestStudent.ana.login())
    }
  }

  @Test(.proves("E-042"))
  func `an answer of another kind is refused`() async throws {
    let world = try HTTPWorld()
    defer { world.server.stop() }
    let login = try TestStudent.ana.login()
    world.answer("/get_reports", with: .http(200, kind: "text/html", "[]"))
    await #expect(throws: StudentError.unusable(status: 200)) {
      _ = try await world.service.reports(login)
    }
    world.answer(FeedbackPage.path, with: .http(200, kind: "application/json", "[]"))
    await #expect(throws: StudentError.unusable(status: 200)) {
      _ = try await world.service.feedback(login)
    }
  }

  @Test(.proves("E-044"))
  func `secrets are not sent in plain text, nor described`() throws {
    #expect(throws: ServerAddressError.self) { try ServerAddress("http://estudent.example.org") }
    let login = try TestStudent.mladjan.login()
    let text = "\(login) \(login.credential.field)" + String(reflecting: login)
    #expect(!text.contains(TestStudent.mladjan.secret))
    var dumped = ""
    dump(login, to: &dumped)
    #expect(!dumped.contains(TestStudent.mladjan.secret))
  }

  @Test(.proves("E-013", "E-044"))
  func `only the demo's data has the demo's account`() throws {
    #expect(SampleStudent.apiAccount == "mladjan")
    #expect(StudentLogin(identifier: SampleStudent.apiAccount, secret: "mladjan") == nil)
    let sources = try ["EStudent", "EStudentAPI", "EStudentDemo"]
      .flatMap { try SourceFile.all(in: "Apps/EStudent/Sources/\($0)") }
      .filter { try $0.text.contains("mladjan") }
    #expect(sources.map { $0.path.split(separator: "/").last } == ["SampleStudent.swift"])
  }
}
