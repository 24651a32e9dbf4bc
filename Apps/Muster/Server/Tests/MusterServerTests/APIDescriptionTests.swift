import APIDescriptions
import Foundation
import Muster
import MusterAPI
import MusterConformance
import Testing

@testable import MusterServerKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("The API's description")
struct APIDescriptionTests {
  private let description: APIDescription

  init() throws { description = try APIDescription(besides: #filePath, "../../openapi.json") }

  @Test func `lists every route of the server and no other`() async throws {
    #expect(description.version == "3.1.0")
    let server = try await TestServer()
    #expect(server.operations == description.operations)
    await server.stop()
  }

  @Test func `matches every promised response`() async throws {
    let server = try await TestServer()
    try server.publish(
      AnnouncementContent(
        dbID: 1, title: "Title", body: "Body", more: "More", startDate: CalendarDay("2026-11-01"),
        endDate: CalendarDay("2026-11-30"), pubDate: TestTime.beginning, isUrgent: true))
    try server.publish(.sample(2))
    var visitor = Visitor(server: server, description: description)
    try await visitor.visitAll()
    #expect(visitor.defects.isEmpty)
    #expect(visitor.seen.sorted() == description.promises.sorted())
    await server.stop()
  }

  @Test func `matches problems that every operation can have`() async throws {
    let server = try await TestServer()
    var visitor = Visitor(server: server, description: description)
    try await visitor.ask("GET /api/session", nil, headers: ["Origin": "http://evil.example"])
    try await visitor.ask(
      "POST /api/login", nil, headers: ["Content-Type": "text/plain"], body: "{}")
    #expect(visitor.seen.map(\.status).sorted() == [403, 415])
    #expect(visitor.defects.isEmpty)
    await server.stop()
  }
}

/// A client that requests every kind of response once, and compares it with the description.
private struct Visitor {
  let server: TestServer
  let description: APIDescription
  var seen: Set<APIDescription.Promise> = []
  var defects: [String] = []

  mutating func visitAll() async throws {
    let token = try await server.session(of: .anna).token.text
    try await visitSessions(token)
    try await visitAnnouncements(token)
    try await visitMusters(token)
    try await ask("GET /intranet/", token)
    for page in ["safety.html", "none"] {
      try await ask("GET /intranet/{page}", token, path: "/intranet/" + page)
    }
    for operation in description.operations.subtracting(["POST /api/login"]) {
      try await ask(operation, nil)
    }
    try await ask("DELETE /api/session", token)
  }

  private mutating func visitSessions(_ token: String) async throws {
    let right = """
      {"username": "anna", "password": "north star", "isRemembered": true}
      """
    try await ask("POST /api/login", nil, body: right)
    try await ask("POST /api/login", nil, body: "{}")
    for _ in 0..<5 {
      try await ask(
        "POST /api/login", nil, body: right.replacing("north star", with: "wrong"))
    }
    try await ask("GET /api/session", token)
  }

  private mutating func visitAnnouncements(_ token: String) async throws {
    let tag = try await ask("GET /api/announcements", token)
    try await ask("GET /api/announcements", token, headers: ["If-None-Match": tag ?? ""])
    let mark = "{\"marks\": [{\"dbID\": 1, \"hash\": \"\(ContentHash(of: .sample(1)))\"}]}"
    try await ask("POST /api/read-marks", token, body: mark)
    try await ask("POST /api/read-marks", token, body: "[")
    try await ask(
      "POST /api/read-marks", token, body: String(repeating: " ", count: (1 << 20) + 1))
  }

  private mutating func visitMusters(_ token: String) async throws {
    let key = ["Idempotency-Key": "a"]
    try await ask("GET /api/muster", token)
    try await ask("POST /api/muster", token)
    try await ask("POST /api/muster", token, headers: key)
    let items = try await server.list(Secret(token)).announcements
    try await server.service.markRead(
      items.map { ReadMark(dbID: $0.content.dbID, hash: $0.hash) }, Secret(token))
    try await ask("POST /api/muster", token, headers: key)
    try await ask("GET /api/muster", token)
  }

  @discardableResult
  mutating func ask(
    _ operation: String, _ token: String?, path: String? = nil, headers: [String: String] = [:],
    body: String? = nil
  ) async throws -> String? {
    let words = operation.split(separator: " ").map(String.init)
    let url = try #require(
      URL(string: server.origin + (path ?? words[1]).replacing("{page}", with: "safety.html")))
    var request = URLRequest(url: url)
    request.httpMethod = words[0]
    request.httpBody = body.map { Data($0.utf8) }
    if body != nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
    if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let (data, answer) = try await URLSession.shared.data(for: request)
    let response = try #require(answer as? HTTPURLResponse)
    let promise = APIDescription.Promise(operation: operation, status: response.statusCode)
    seen.insert(promise)
    defects += description.defects(of: promise, response, data)
    return response.value(forHTTPHeaderField: "ETag")
  }
}
