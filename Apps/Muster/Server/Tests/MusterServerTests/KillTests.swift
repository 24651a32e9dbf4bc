import Foundation
import Muster
import MusterAPI
import MusterConformance
import Synchronization
import Testing

@testable import MusterServerKit

/// The changes that the server has acknowledged.
private struct Acknowledged: Sendable {
  var marks: Set<String> = []
  var musters: Set<String> = []
}

/// All acknowledged changes, recorded by several clients at once.
private final class Acknowledgements: Sendable {
  private let noted = Mutex(Acknowledged())

  var all: Acknowledged { noted.withLock { $0 } }
  var count: Int { all.marks.count + all.musters.count }

  /// Records a change and returns the number of all changes.
  func note(_ change: @Sendable (inout Acknowledged) -> Void) -> Int {
    noted.withLock { change(&$0) }
    return count
  }
}

@Suite("Kills of the server")
struct KillTests {
  /// The number of kills: ten, or the value of `MUSTER_KILLS`.
  private static let kills =
    ProcessInfo.processInfo.environment["MUSTER_KILLS"].flatMap { Int($0) } ?? 10
  private static let usersPerKill = 4
  private static let announcements = 6

  @Test func `acknowledged writes survive each kill`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/muster.sqlite"
    let tokens = try await prepare(path)
    let all = Acknowledgements()
    for round in 0..<Self.kills {
      let server = try ServerProcess(["--database", path, "--port", "0", "--quiet"])
      try server.waitUntilReady()
      let service = try server.makeService()
      // Each kill comes after another number of responses, while further requests are under way. In
      // the last round that number exceeds the announcements, so that some responses are of
      // musters.
      let most = Self.usersPerKill * Self.announcements + 1
      let limit = all.count + (round == Self.kills - 1 ? most : 1 + round * 7 % 27)
      let (reached, signal) = AsyncStream.makeStream(of: Void.self)
      let users = (0..<Self.usersPerKill).map { "user\(round * Self.usersPerKill + $0)" }
      await withTaskGroup(of: Void.self) { group in
        for user in users {
          guard let token = tokens[user] else { continue }
          group.addTask {
            try? await Self.write(user, token, service) { note in
              if all.note(note) >= limit { signal.yield() }
            }
          }
        }
        for await _ in reached { break }
        server.kill()
      }
    }
    try check(path, all.all)
  }

  private func prepare(_ path: String) async throws -> [String: Secret] {
    let database = try MusterDatabase(path: path, creates: true)
    for id in 0..<Self.announcements { try database.publish(.sample(id)) }
    var tokens: [String: Secret] = [:]
    for number in 0..<Self.kills * Self.usersPerKill {
      let user = "user\(number)"
      try database.addUser(user, password: "x", cost: .test)
      tokens[user] = try await database.openSession(of: user, isRemembered: true, .local).token
    }
    try database.close()
    return tokens
  }

  /// Marks everything as read, one by one, and musters; records each response.
  private static func write(
    _ user: String, _ token: Secret, _ service: PythonDBAdapter,
    _ acknowledge: (@Sendable (inout Acknowledged) -> Void) -> Void
  ) async throws {
    for id in 0..<announcements {
      try await service.markRead([ReadMark(dbID: id, hash: ContentHash(of: .sample(id)))], token)
      acknowledge { _ = $0.marks.insert("\(user) \(id)") }
    }
    let key = MusterKey(day: ServerTime.local.today, nonce: 1)
    _ = try await service.muster(key, token)
    acknowledge { _ = $0.musters.insert(user) }
  }

  private func check(_ path: String, _ acknowledged: Acknowledged) throws {
    let database = try MusterDatabase(path: path)
    let (marks, musters) = (try database.allMarks(), try database.allMusters())
    #expect(acknowledged.marks.subtracting(marks).isEmpty)
    #expect(acknowledged.musters.subtracting(musters).isEmpty)
    #expect(Set(musters).count == musters.count)
    #expect(acknowledged.marks.count >= Self.kills)
    #expect(!acknowledged.musters.isEmpty)
    #expect(try database.defects() == [])
    try database.close()
  }
}
