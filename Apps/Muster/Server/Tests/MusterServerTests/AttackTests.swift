import Foundation
import HostileClients
import Muster
import MusterAPI
import MusterConformance
import Testing

@testable import MusterServerKit

#if os(Linux)
  import Glibc
#endif

/// Attacks on the real process, with the limits of production.
@Suite("The server under attack", .serialized)
struct AttackTests {
  private let folder: TemporaryFolder
  private let server: ServerProcess

  init() throws {
    folder = try TemporaryFolder()
    let path = folder.path + "/muster.sqlite"
    let database = try MusterDatabase(path: path, creates: true)
    try database.addUser("anna", password: "north star")
    try database.addPage("/intranet/", html: String(repeating: "x", count: 32 << 20))
    try database.close()
    server = try ServerProcess(["--database", path, "--port", "0", "--quiet"])
    try server.waitUntilReady()
  }

  private func login() async throws -> Session {
    try await server.makeService().login(
      LoginRequest(username: "anna", password: Secret("north star"), isRemembered: false))
  }

  @Test(arguments: [1, 250])
  func `a good login is answered beside a thousand hostile ones`(_ addresses: Int) async throws {
    let flood = LoginFlood()
    flood.begin(port: server.port, connections: 1_000, addresses: addresses)
    defer { flood.end() }
    while flood.count < 1_000 { await Task.yield() }
    for _ in 0..<2 {
      let client = try RawClient(port: server.port)
      client.send(.login("anna", "north star"))
      #expect(await client.answer().status == 200)
    }
  }

  #if os(Linux)
    @Test func `forty slow readers of a long page take little memory`() async throws {
      let headers = ["Authorization: Bearer \(try await login().token.text)"]
      var clients: [RawClient] = []
      for _ in 0..<40 {
        let client = try RawClient(port: server.port)
        client.send(.request("GET /intranet/", headers: headers))
        clients.append(client)
      }
      for client in clients { #expect(await client.read { $0.count > 1_000 }.status == 200) }
      #expect(try server.residentMegabytes() < 400)
      withExtendedLifetime(clients) {}
    }

    @Test func `without descriptors the server waits, reports it, and continues`() async throws {
      try server.limitDescriptors(to: 40)
      var clients: [RawClient] = []
      for _ in 0..<60 { clients.append(try RawClient(port: server.port)) }
      #expect(try server.waitForError().contains("Cannot take connections"))
      clients = []
      #expect(try await login().username == "anna")
    }
  #endif
}
