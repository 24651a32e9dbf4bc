import ServerConnections
import Foundation
import HostileClients
import Muster
import MusterAPI
import MusterConformance
import NIOSSL
import ServerParts
import ServerTLS
import Testing

@testable import MusterServerKit

@Suite("The server on a network")
struct NetworkTests {
  private static let request = String.request("GET /api/none", headers: ["Connection: close"])

  private func makeTLSServer() async throws -> TestServer {
    try await TestServer {
      $0.network.certificate = .init(certificate: TLSClient.certificate, key: TLSClient.key)
    }
  }

  @Test func `a client that trusts the certificate is answered over TLS`() async throws {
    let server = try await makeTLSServer()
    #expect(try await TLSClient(port: server.port).answer(to: Self.request).status == 404)
    await server.stop()
  }

  @Test func `another name, an old version and plain HTTP are refused`() async throws {
    let server = try await makeTLSServer()
    await #expect(throws: (any Error).self) {
      try await TLSClient(port: server.port, name: "other.example").answer(to: Self.request)
    }
    await #expect(throws: (any Error).self) {
      try await TLSClient(port: server.port, maximumVersion: .tlsv11).answer(to: Self.request)
    }
    let plain = try RawClient(port: server.port)
    plain.send(Self.request)
    #expect(await plain.read().status == nil)
    await server.stop()
  }

  @Test func `an unusable certificate is reported before the start`() throws {
    var options = ServerOptions()
    options.network.certificate = .init(
      certificate: TLSClient.certificate, key: TLSClient.certificate)
    #expect(throws: ServerNetworkError.self) { try options.network.makeTLS() }
    options.network.certificate = .init(certificate: "/none", key: TLSClient.key)
    #expect(throws: ServerNetworkError.self) { try options.network.makeTLS() }
  }

  @Test func `no password travels a network unencrypted`() throws {
    var options = ServerOptions()
    try options.check()
    options.network.address = "0.0.0.0"
    #expect(throws: ServerNetworkError.unencrypted("0.0.0.0")) { try options.check() }
    options.network.certificate = .init(certificate: TLSClient.certificate, key: TLSClient.key)
    #expect(throws: ServerNetworkError.self) { try options.check() }
    options.hosts = ["muster.example.org"]
    try options.check()
    options.network.address = "localhost"
    #expect(throws: ServerNetworkError.badAddress("localhost")) { try options.check() }
  }

  @Test func `without TLS only the front server may connect`() throws {
    var options = ServerOptions()
    let proxy = try #require(ClientAddress("10.0.0.1"))
    options.network.trustedProxies = [proxy]
    #expect(options.isAllowed(proxy))
    #expect(options.isAllowed(ClientAddress(nil)))
    #expect(!options.isAllowed(try #require(ClientAddress("10.0.0.2"))))
  }

  @Test func `clients of a trusted front server count separately`() async throws {
    let server = try await TestServer { options in
      options.network.trustedProxies = Set([ClientAddress("127.0.0.7")].compactMap(\.self))
    }
    func login(_ password: String, of client: String, by source: String) async throws -> Int? {
      let peer = try RawClient(port: server.port, from: source)
      let body = "{\"username\":\"anna\",\"password\":\"\(password)\",\"isRemembered\":false}"
      peer.send(
        .request("POST /api/login", headers: ["X-Forwarded-For: \(client)"], body: body))
      return await peer.answer().status
    }
    for _ in 0..<5 { _ = try await login("x", of: "192.0.2.1", by: "127.0.0.7") }
    #expect(try await login("north star", of: "192.0.2.1", by: "127.0.0.7") == 429)
    #expect(try await login("north star", of: "192.0.2.2", by: "127.0.0.7") == 200)
    // `X-Forwarded-For` from any other address is ignored.
    for number in 0..<5 { _ = try await login("x", of: "192.0.2.\(number)", by: "127.0.0.8") }
    #expect(try await login("north star", of: "192.0.2.9", by: "127.0.0.8") == 429)
    await server.stop()
  }

  @Test func `a known device logs in during an attack from its address`() async throws {
    let server = try await TestServer()
    let first = try await server.session(of: .anna)
    let device = try #require(first.device)
    let wrong = LoginRequest(username: "anna", password: Secret("x"), isRemembered: false)
    for _ in 0..<8 { _ = try? await server.service.login(wrong) }
    let password = Secret(TestUser.anna.password)
    await #expect(throws: ServiceError.self) {
      try await server.service.login(
        LoginRequest(username: "anna", password: password, isRemembered: false))
    }
    let known = try await server.service.login(
      LoginRequest(username: "anna", password: password, isRemembered: false, device: device))
    #expect(known.username == "anna")
    #expect(known.device == nil)
    await server.stop()
  }
}
