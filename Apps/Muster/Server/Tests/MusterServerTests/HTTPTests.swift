import Foundation
import HostileClients
import GRDB
import MusterAPI
import MusterConformance
import Testing

@testable import MusterServerKit

@Suite("The server's HTTP")
struct HTTPTests {
  /// Sends bytes and returns the response.
  private func answer(_ server: TestServer, _ text: String) async throws -> String {
    let client = try RawClient(port: server.port)
    client.send(text)
    return await client.answer()
  }

  /// Returns the problem in a response; every error has a problem for the client to show.
  private func problem(_ answer: String) throws -> Problem {
    let end = try #require(answer.range(of: "\r\n\r\n"))
    return try JSONDecoder.exchange.decode(Problem.self, from: Data(answer[end.upperBound...].utf8))
  }

  private func expect(
    _ answer: String, _ status: Int, has field: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(answer.status == status, "\(answer)", sourceLocation: sourceLocation)
    #expect(try !problem(answer).message.isEmpty, sourceLocation: sourceLocation)
    guard let field else { return }
    let head = answer.lowercased()
    #expect(head.contains(field.lowercased()), "\(answer)", sourceLocation: sourceLocation)
  }

  @Test func `another method is answered with the allowed ones`() async throws {
    let server = try await TestServer()
    try expect(
      try await answer(server, .request("PUT /api/session")), 405,
      has: "allow: DELETE, GET, HEAD, OPTIONS")
    try expect(
      try await answer(server, .request("GET /api/login")), 405, has: "allow: OPTIONS, POST")
    try expect(try await answer(server, .request("TRACE /intranet/x")), 405)
    try expect(try await answer(server, .request("PATCH /api/muster")), 405)
    try expect(try await answer(server, .request("GET /api/none")), 404)
    try expect(try await answer(server, .request("OPTIONS /api/none")), 404)
    await server.stop()
  }

  @Test func `OPTIONS lists the methods of a path`() async throws {
    let server = try await TestServer()
    let text = try await answer(server, .request("OPTIONS /api/muster"))
    #expect(text.status == 204)
    #expect(text.lowercased().contains("allow: get, head, options, post"))
    await server.stop()
  }

  @Test func `HEAD has the head of GET and no body`() async throws {
    let server = try await TestServer()
    try server.publish(.sample(1))
    let token = try await server.session(of: .anna).token.text
    for path in ["/api/session", "/api/announcements", "/api/muster", "/intranet/"] {
      let client = try RawClient(port: server.port)
      let headers = ["Authorization: Bearer \(token)"]
      client.send(.request("GET \(path)", headers: headers))
      let get = await client.answer()
      client.send(.request("HEAD \(path)", headers: headers + ["Connection: close"]))
      let head = await client.read()
      let fields = get.components(separatedBy: "\r\n\r\n")[0] + "\r\n\r\n"
      let isSame = { (line: String) in !line.hasPrefix("Date") && !line.hasPrefix("Connection") }
      #expect(
        head.components(separatedBy: "\r\n").filter(isSame).sorted()
          == fields.components(separatedBy: "\r\n").filter(isSame).sorted(), "\(path)")
    }
    await server.stop()
  }

  @Test func `a cached list is not sent again, for any form of tag`() async throws {
    let server = try await TestServer()
    try server.publish(.sample(1))
    let session = try await server.session(of: .anna)
    let tag = try await server.list(session.token).tag
    for (value, status) in [
      ("*", 304), ("W/\"\(tag)\"", 304), ("\"x\", W/\"\(tag)\"", 304), ("\"\(tag)\"", 304),
      ("\"x\"", 200), (tag, 200),
    ] {
      let headers = ["Authorization: Bearer \(session.token.text)", "If-None-Match: \(value)"]
      let text = try await answer(
        server, .request("GET /api/announcements", headers: headers))
      #expect(text.status == status, "\(value)")
    }
    await server.stop()
  }

  @Test func `broken requests are answered and their connections closed`() async throws {
    let server = try await TestServer()
    let chunked =
      "POST /api/login HTTP/1.1\r\nHost: localhost\r\n"
      + "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    for broken in [
      chunked + "zz\r\n{}\r\n0\r\n\r\n", chunked + "2\r\n{}x\r\n0\r\n\r\n",
      chunked + "ffffffffffffffffff\r\n{}", "nonsense\r\n\r\n", "GET /\r\n\r\n",
      "GET / HTTP/9.9\r\n\r\n",
      "POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
    ] {
      let client = try RawClient(port: server.port)
      client.send(broken)
      // The client reads until the server closes, which is required.
      try expect(await client.read(), 400, has: "content-type: application/json")
    }
    let long = try RawClient(port: server.port)
    long.send(.request("GET /", headers: ["X: " + String(repeating: "x", count: 200_000)]))
    try expect(await long.read(), 431)
    await server.stop()
  }

  @Test func `a body that is too long is refused and dropped`() async throws {
    let server = try await TestServer()
    let body = "{\"username\": \"" + String(repeating: "x", count: 20_000) + "\"}"
    try expect(try await answer(server, .request("POST /api/login", body: body)), 413)
    await server.stop()
  }

  @Test func `marks without a session are refused before they are read`() async throws {
    let server = try await TestServer()
    let body = "{\"marks\":[]}"
    let request = String.request(
      "POST /api/read-marks", headers: ["Authorization: Bearer x"], body: body)
    try expect(try await answer(server, String(request.dropLast(body.count))), 401)
    await server.stop()
  }

  @Test func `pages of other sites cannot try passwords`() async throws {
    let server = try await TestServer()
    let body = "{\"username\":\"anna\",\"password\":\"x\",\"isRemembered\":false}"
    for type in ["text/plain", "application/x-www-form-urlencoded", "text/json"] {
      let text = try await answer(server, .request("POST /api/login", type: type, body: body))
      try expect(text, 415)
    }
    try expect(try await answer(server, .request("POST /api/login", type: nil, body: body)), 415)
    let origin = ["Origin: http://evil.example"]
    let foreign = try await answer(
      server, .request("POST /api/login", headers: origin, body: body))
    try expect(foreign, 403)
    let rebound = String.request("POST /api/login", body: body)
      .replacing("Host: localhost", with: "Host: evil.example")
    try expect(try await answer(server, rebound), 421)
    let old = "GET /api/session HTTP/1.0\r\n\r\n"
    try expect(try await answer(server, old), 400)
    let good = try await answer(
      server, .request("POST /api/login", type: "application/json; charset=utf-8", body: body))
    #expect(good.status == 401)
    await server.stop()
  }

  @Test func `a delayed login is answered with its end`() async throws {
    let server = try await TestServer()
    for _ in 0..<4 { _ = try await answer(server, .login("anna", "x")) }
    try expect(try await answer(server, .login("anna", "x")), 429, has: "retry-after: 60")
    await server.stop()
  }

  @Test func `a busy database is reported, and nothing is lost`() async throws {
    let server = try await TestServer(busyTimeout: 0)
    let token = try await server.session(of: .anna).token.text
    let muster = String.request(
      "POST /api/muster", headers: ["Authorization: Bearer \(token)", "Idempotency-Key: 1"])
    let lock = try DatabaseLock(server.path)
    try expect(try await answer(server, muster), 503, has: "retry-after: ")
    try lock.release()
    #expect(try await answer(server, muster).status == 200)
    await server.stop()
  }

  @Test func `a full disk is reported, and stored data stays`() async throws {
    let server = try await TestServer()
    let token = try await server.session(of: .anna).token.text
    try await server.database.pool.writeWithoutTransaction { db in
      let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      try db.execute(sql: "PRAGMA max_page_count = \(pages)")
    }
    var text = ""
    for _ in 0..<2_000 where text.status != 507 {
      text = try await answer(server, .login("anna", "north star"))
    }
    try expect(text, 507)
    let session = String.request("GET /api/session", headers: ["Authorization: Bearer \(token)"])
    #expect(try await answer(server, session).status == 200)
    await server.stop()
  }
}
