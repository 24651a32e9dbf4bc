import Foundation
import HostileClients
import Muster
import MusterAPI
import MusterConformance
import ServerConnections
import Testing

@testable import MusterServerKit

@Suite("A stop during a request")
struct StopTests {
  /// One kind of request that has not ended.
  enum Kind: CaseIterable {
    case connection, idle, halfHead, halfLogin, halfMarks, halfChunk, login, page
  }

  /// Begins a request and returns its client, once the server has received it.
  private func begin(_ kind: Kind, _ server: TestServer, _ token: String) async throws -> RawClient
  {
    let client = try RawClient(port: server.port)
    if kind == .connection { return client }
    // A whole request comes first: once it is answered, the rest has been read as well.
    let headers = ["Authorization: Bearer \(token)"]
    client.send(.request("GET /api/session", headers: headers) + text(kind, headers))
    #expect(await client.answer().status == 200)
    return client
  }

  private func text(_ kind: Kind, _ headers: [String]) -> String {
    let marks = String.request(
      "POST /api/read-marks", headers: headers + ["Content-Type: application/json"]
    ).dropLast()
    return switch kind {
    case .connection, .idle: ""
    case .halfHead: "GET /api/session HTTP/1.1\r\nHost: loc"
    case .halfLogin: String(String.login("anna", "x").dropLast(5))
    case .halfMarks: marks + "Content-Length: 500\r\n\r\n{"
    case .halfChunk: marks + "Transfer-Encoding: chunked\r\n\r\nff\r\n{"
    case .login: String(repeating: String.login("anna", "x"), count: 5)
    case .page: .request("GET /intranet/long.html", headers: headers)
    }
  }

  @Test(arguments: Kind.allCases)
  func `each request ends with the stop, and acknowledged changes remain`(
    _ kind: Kind
  ) async throws {
    let server = try await TestServer { $0.network.stopDeadline = .milliseconds(300) }
    try server.database.addPage(
      "/intranet/long.html", html: String(repeating: "x", count: 16 << 20))
    try server.publish(.sample(1))
    let token = try await server.session(of: .anna).token
    try await server.service.markRead(
      [ReadMark(dbID: 1, hash: ContentHash(of: .sample(1)))], token)
    _ = try await server.service.muster(MusterKey(day: server.time.now.today, nonce: 1), token)
    let client = try await begin(kind, server, token.text)
    await server.stop()
    #expect(try server.database.allMarks() == ["anna 1"])
    #expect(try server.database.allMusters() == ["anna"])
    client.close()
  }

  @Test func `open requests are still answered`() async throws {
    let server = try await TestServer()
    let token = try await server.session(of: .anna).token.text
    let client = try RawClient(port: server.port)
    // The request reads the time and then waits for the lock.
    let lock = try DatabaseLock(server.path)
    let asked = server.nextTimeAsked()
    client.send(
      .request(
        "POST /api/muster", headers: ["Authorization: Bearer \(token)", "Idempotency-Key: 1"]))
    await asked()
    server.signalStop()
    try lock.release()
    #expect(await client.answer().status == 200)
    await server.waitForEnd()
    #expect(try server.database.allMusters() == ["anna"])
  }

  @Test func `a second signal ends the process at once`() async throws {
    let folder = try TemporaryFolder()
    let server = try ServerProcess(
      ["--database", folder.path + "/muster.sqlite", "--create", "--port", "0", "--quiet"])
    try server.waitUntilReady()
    let client = try RawClient(port: server.port)
    client.send(.request("GET /api/none") + String(String.login("anna", "x").dropLast(5)))
    #expect(await client.answer().status == 404)
    let idle = try RawClient(port: server.port)
    idle.send(.request("GET /api/none"))
    #expect(await idle.answer().status == 404)
    server.send(SIGTERM)
    // Signals of one kind in quick succession are merged. The first one closes idle connections.
    #expect(await idle.read() == "")
    server.send(SIGTERM)
    #expect(server.waitForEnd() == 128 + SIGTERM)
  }
}
