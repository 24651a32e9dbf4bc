import Foundation
import HostileClients
import Muster
import MusterAPI
import MusterConformance
import NIOCore
import Passwords
import ServerConnections
import Testing

@testable import MusterServerKit

@Suite("Connections of hostile clients")
struct ConnectionTests {
  @Test func `an address with too many idle connections loses the oldest`() async throws {
    let server = try await TestServer { $0.network.connectionsPerAddress = 8 }
    var clients: [RawClient] = []
    for _ in 0..<50 { clients.append(try RawClient(port: server.port)) }
    #expect(try await server.session(of: .anna).username == "anna")
    #expect(await clients[0].read() == "")
    await server.stop()
  }

  @Test func `a full server still takes another address`() async throws {
    let server = try await TestServer { $0.network.connections = 20 }
    var clients: [RawClient] = []
    for _ in 0..<60 { clients.append(try RawClient(port: server.port, from: "127.0.0.9")) }
    #expect(try await server.session(of: .anna).username == "anna")
    await server.stop()
  }

  @Test(arguments: ["", "GET /api/session HT", "POST /api/login HTTP/1.1\r\nHost: localhost\r\n"])
  func `a client with an incomplete head is dropped`(_ text: String) async throws {
    let server = try await TestServer { $0.timeouts.head = .milliseconds(100) }
    let client = try RawClient(port: server.port)
    client.send(text)
    #expect(await client.read() == "")
    await server.stop()
  }

  @Test func `a client with an incomplete body is dropped`() async throws {
    let server = try await TestServer { $0.timeouts.body = .milliseconds(100) }
    let client = try RawClient(port: server.port)
    client.send(String(String.login("anna", "x").dropLast(3)))
    #expect(await client.read() == "")
    await server.stop()
  }

  @Test func `an unused connection is closed`() async throws {
    let server = try await TestServer { $0.timeouts.idle = .milliseconds(100) }
    let client = try RawClient(port: server.port)
    client.send(.request("GET /api/none"))
    #expect(await client.read().status == 404)
    await server.stop()
  }

  @Test func `a client that reads nothing is dropped`() async throws {
    let server = try await TestServer { $0.timeouts.write = .milliseconds(100) }
    let long = String(repeating: "x", count: 16 << 20)
    try server.database.addPage("/intranet/long.html", html: long)
    let token = try await server.session(of: .anna).token.text
    let client = try RawClient(port: server.port)
    client.send(
      .request("GET /intranet/long.html", headers: ["Authorization: Bearer \(token)"]))
    try await client.waitUntilClosed()
    await server.stop()
  }

  @Test func `logins of disconnected clients are not checked`() async throws {
    let server = try await TestServer { $0.strangerCost = .standard }
    var clients: [RawClient] = []
    for number in 0..<30 {
      let client = try RawClient(port: server.port, from: "127.0.0.\(10 + number / 5)")
      // The response to the first request shows that the login after it has been read.
      client.send(.request("GET /api/none") + .login("nobody\(number)", "x"))
      #expect(await client.answer().status == 404)
      clients.append(client)
    }
    for client in clients { client.close() }
    #expect(try await server.session(of: .anna).username == "anna")
    await server.stop()
    let tried = try server.database.auditEntries(last: 100).count { $0.event == "refused" }
    #expect(tried < 20)
  }
}
