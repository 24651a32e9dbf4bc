import APIDescriptions
import EStudentAPI
import EStudentConformance
import Foundation
import ScreenKitFetch
import Testing

@testable import EStudentServerKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("The API's description")
struct StudentAPIDescriptionTests {
  private let description: APIDescription

  init() throws { description = try APIDescription(besides: #filePath, "../../openapi.json") }

  @Test func `lists every method of the server and no other`() {
    #expect(description.version == "3.1.0")
    #expect(Set(StudentRoutes.operations.map(\.description)) == description.operations)
  }

  @Test func `matches every promised response`() async throws {
    var seen: Set<APIDescription.Promise> = []
    for promise in description.promises.sorted() {
      try await TestServer.run { server in
        let (response, body) = try await Self.provoke(promise, on: server)
        #expect(response.statusCode == promise.status, "\(promise)")
        #expect(description.defects(of: promise, response, body) == [])
        seen.insert(promise)
      }
    }
    #expect(seen == description.promises)
  }

  /// Sends a request whose answer has the status of `promise`.
  private static func provoke(
    _ promise: APIDescription.Promise, on server: TestServer
  ) async throws -> (HTTPURLResponse, Data) {
    let words = promise.operation.split(separator: " ").map(String.init)
    let isPost = words[0] == "POST"
    var fields = ["index=1234"]
    switch words[1] {
    case "/login_client", "/get_profesors": fields += ["name=Mladjan", "surname=antic"]
    case "/makeCoursesSignup": fields.append("prijave=" + Self.choice("IT250", 10))
    case "/anketa" where isPost: fields += ["nastava=1", "asistenti=2", "materijali=3"]
    default: break
    }
    var secret = TestStudent.mladjan.secret
    var headers: [FetchField] = []
    switch promise.status {
    case 400: fields = Array(fields.prefix(1))
    case 401: secret = "x"
    case 409:
      if words[1] == "/anketa" {
        _ = try await server.ask("POST", words[1], body: fields.joined(separator: "&"))
      } else {
        fields[1] = "prijave=" + Self.choice("IT250", 20)
      }
    case 413: fields.append("x=" + String(repeating: "x", count: 70_000))
    case 415: headers = [FetchField("Content-Type", "text/plain")]
    case 421: headers = [FetchField("X-Host", "evil.example")]
    case 429:
      for _ in 0..<10 {
        _ = try await server.ask("GET", "/get_reports?index=1234", secret: "x")
      }
    default: break
    }
    if promise.status == 421 { return try await misdirected(words, isPost, fields, server.port) }
    let text = fields.joined(separator: "&")
    let answer = try await server.ask(
      words[0], words[1] + (isPost ? "" : "?" + text), body: isPost ? text : nil, secret: secret,
      fields: headers)
    return try converted(answer)
  }

  private static func choice(_ course: String, _ date: Int) -> String {
    FormBody.encode([("", "[{\"sifra\":\"\(course)\",\"termin\":\(date)}]")]).dropFirst()
      .description
  }

  /// Sends a request for another host through the system's library, since the client sets that
  /// field itself.
  private static func misdirected(
    _ words: [String], _ isPost: Bool, _ fields: [String], _ port: Int
  ) async throws -> (HTTPURLResponse, Data) {
    let url = try #require(URL(string: "http://127.0.0.1:\(port)\(words[1])"))
    var request = URLRequest(url: url)
    request.httpMethod = words[0]
    request.setValue("evil.example", forHTTPHeaderField: "Host")
    if isPost { request.httpBody = Data(fields.joined(separator: "&").utf8) }
    let (body, response) = try await URLSession.shared.data(for: request)
    return (try #require(response as? HTTPURLResponse), body)
  }

  private static func converted(_ answer: FetchResponse) throws -> (HTTPURLResponse, Data) {
    let url = try #require(URL(string: "http://127.0.0.1"))
    let headers = Dictionary(answer.fields.map { ($0.name, $0.value) }) { first, _ in first }
    let response = HTTPURLResponse(
      url: url, statusCode: answer.status, httpVersion: nil, headerFields: headers)
    return (try #require(response), Data(answer.body))
  }
}
