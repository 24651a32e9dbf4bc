import Foundation
import Muster
import MusterAPI
import MusterConformance
import Testing

@testable import MusterServerKit

@Suite("The server under load")
struct LoadTests {
  private static let clients = 20
  private static let usersPerClient = 15

  @Test func `simultaneous musters are neither lost nor counted twice`() async throws {
    let server = try await TestServer()
    try server.publish(.sample(1))
    let users = (0..<Self.clients * Self.usersPerClient).map { "user\($0)" }
    var tokens: [String: Secret] = [:]
    for user in users {
      try server.database.addUser(user, password: "x", cost: .test)
      tokens[user] = try await server.database.openSession(
        of: user, isRemembered: false, server.time.now
      ).token
    }
    let known = tokens
    let reports = try await withThrowingTaskGroup(of: (String, MusterReport).self) { group in
      for client in 0..<Self.clients {
        let service = try PythonDBAdapter(withoutTimeLimitAt: server.origin)
        for user in users where (Int(user.dropFirst(4)) ?? 0) % Self.clients == client {
          // Two different requests and a repetition of one of them, all at once.
          for nonce: UInt64 in [1, 1, 2] {
            group.addTask {
              (user, try await Self.muster(known[user] ?? Secret(""), nonce, service, server.time))
            }
          }
        }
      }
      return try await group.reduce(into: [(String, MusterReport)]()) { $0.append($1) }
    }
    #expect(reports.count == users.count * 3)
    #expect(reports.allSatisfy { $0.1.lastDay == server.time.now.today })
    for user in users { #expect(try server.database.musterCount(of: user) == 1) }
    await server.stop()
  }

  private static func muster(
    _ token: Secret, _ nonce: UInt64, _ service: PythonDBAdapter, _ time: TestTime
  ) async throws -> MusterReport {
    try await service.markRead([ReadMark(dbID: 1, hash: ContentHash(of: .sample(1)))], token)
    return try await service.muster(MusterKey(day: time.now.today, nonce: nonce), token)
  }
}
