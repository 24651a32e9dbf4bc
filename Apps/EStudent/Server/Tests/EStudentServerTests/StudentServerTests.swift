import AppMessages
import EStudentAPI
import EStudentConformance
import Foundation
import GRDB
import ScreenKitFetch
import ServerParts
import Testing

@testable import EStudentServerKit

@Suite("The server")
struct StudentServerTests {
  @Test(arguments: ServiceRule.all)
  func `obeys every rule of services`(_ rule: ServiceRule) async throws {
    try await TestServer.run { try await rule.check($0) }
  }

  @Test func `answers every error with the text ERROR and no challenge`() async throws {
    try await TestServer.run { server in
      let answers = [
        (404, try await server.ask("GET", "/get_report?index=1234")),
        (405, try await server.ask("POST", "/get_reports?index=1234", body: "index=1234")),
        (405, try await server.ask("GET", "/get_profesors?index=1234")),
        (401, try await server.ask("GET", "/get_reports")),
        (401, try await server.ask("GET", "/get_reports?index=2345")),
        (401, try await server.ask("GET", "/get_reports?index=1234&index=2345")),
        (401, try await server.ask("GET", "/get_reports?index=1234", secret: "x")),
        (401, try await server.ask("GET", "/get_reports?index=1234", user: "x")),
        (401, try await server.ask("GET", "/get_reports?index=1234", user: "a:b")),
        (400, try await server.ask("GET", "/get_reports?index=%zz")),
        (400, try await server.ask("POST", "/get_profesors", body: "index=1234&name=mladjan")),
        (
          401,
          try await server.ask(
            "POST", "/get_profesors", body: "index=1234&name=ana&surname=simic")
        ),
        (400, try await server.ask("POST", "/makeCoursesSignup", body: "index=1234&prijave=%5B")),
        (
          413,
          try await server.ask(
            "POST", "/makeCoursesSignup",
            body: "index=1234&prijave=" + String(repeating: "x", count: 70_000))
        ),
        (
          415,
          try await server.ask(
            "POST", "/login_client", body: "{}",
            fields: [FetchField("Content-Type", "application/json")])
        ),
        (
          403,
          try await server.ask(
            "GET", "/get_reports?index=1234", fields: [FetchField("Origin", "http://evil.example")])
        ),
      ]
      for (status, answer) in answers {
        #expect(answer.status == status, "\(answer)")
        #expect(answer.text == "ERROR")
        #expect(answer.mediaType == "text/plain")
        #expect(answer["WWW-Authenticate"] == nil)
      }
    }
  }

  @Test func `accepts the documented account only in the demo's data`() async throws {
    try await TestServer.run { server in
      let answer = try await server.ask(
        "GET", "/get_reports?index=1234", user: "mladjan", secret: "mladjan")
      #expect(answer.status == 200 && answer.text.contains("IT250"))
    }
    let empty = try StudentDatabase()
    #expect(try empty.isEmpty)
    #expect(try await empty.account("mladjan") == nil)
  }

  @Test func `locks a name after ten wrong secrets, and unlocks it later`() async throws {
    try await TestServer.run { server in
      var statuses: [Int] = []
      for _ in 0..<11 {
        statuses.append(
          try await server.ask("GET", "/get_reports?index=1234", secret: "x").status)
      }
      #expect(statuses == Array(repeating: 401, count: 10) + [429])
      #expect(try await server.ask("GET", "/get_reports?index=1234").status == 429)
      let ana = TestStudent.ana
      #expect(
        try await server.ask(
          "GET", "/get_reports?index=2345", user: ana.identifier, secret: ana.secret
        ).status == 200)
      server.advance(by: 61)
      #expect(try await server.ask("GET", "/get_reports?index=1234").status == 200)
    }
  }

  @Test func `remembers a right secret for at most ten minutes`() async throws {
    try await TestServer.run { server in
      #expect(try await server.ask("GET", "/get_reports?index=1234").status == 200)
      try await server.database.queue.write { try $0.execute(sql: "DELETE FROM account") }
      #expect(try await server.ask("GET", "/get_reports?index=1234").status == 200)
      server.advance(by: 601)
      #expect(try await server.ask("GET", "/get_reports?index=1234").status == 401)
    }
  }

  @Test func `stores neither authors of answers nor plain secrets`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "students.sqlite").path
    #expect(throws: DatabaseFileError.missing(path)) {
      try StudentDatabase(path: path, creates: false)
    }
    let database = try StudentDatabase(path: path, creates: true)
    try database.addSample(on: StudentWorldDays.beginning, cost: .test)
    let semester = TeachingSemester(of: StudentWorldDays.beginning)
    #expect(try await database.answer([("nastava", "5")], "1234", in: semester))
    #expect(try await !database.answer([("nastava", "1")], "1234", in: semester))
    let columns = try await database.queue.read { try $0.columns(in: "answer").map(\.name) }
    #expect(columns == ["name", "value", "semester"])
    try database.close()
    let bytes = try Data(contentsOf: URL(filePath: path))
    #expect(bytes.firstRange(of: Data(TestStudent.mladjan.secret.utf8)) == nil)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let again = try StudentDatabase(path: path, creates: false)
    #expect(try await again.reports(of: "1234").count == 3)
    #expect(try await again.hasAnswered("1234", in: semester))
    try again.close()
  }

  @Test func `answers of an old file count in their migration's semester`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "students.sqlite").path
    let (winter, summer) = (
      TeachingSemester(of: StudentWorldDays.beginning),
      TeachingSemester(of: StudentWorldDays.beginning.advanced(by: 60))
    )
    let old = try DatabaseQueue(path: path)
    try DatabaseMigrator.students(summer).migrate(old, upTo: "1")
    try await old.write {
      try $0.execute(
        sql: """
          INSERT INTO student VALUES ('1234', 'mladjan', 'antic', 'Mlađan', 'Antić');
          INSERT INTO answered VALUES ('1234');
          INSERT INTO answer VALUES ('nastava', '5');
          """)
    }
    try old.close()
    let database = try StudentDatabase(
      path: path, creates: false, today: StudentWorldDays.beginning)
    #expect(try await database.hasAnswered("1234", in: winter))
    #expect(try await !database.hasAnswered("1234", in: summer))
    let rows = try await database.queue.read {
      try String.fetchAll($0, sql: "SELECT name || value || semester FROM answer")
    }
    #expect(rows == ["nastava5\(winter)"])
    try database.close()
  }
}
