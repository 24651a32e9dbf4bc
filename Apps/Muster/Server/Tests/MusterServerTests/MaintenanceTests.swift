import Foundation
import GRDB
import Muster
import MusterAPI
import MusterConformance
import ServerParts
import Testing

@testable import MusterServerKit

@Suite("Backups and damage")
struct MaintenanceTests {
  private let folder: TemporaryFolder
  private let database: MusterDatabase
  private let time = ServerTime(now: TestTime.beginning, secondsFromUTC: 0)
  private var backup: String { folder.path + "/backup.sqlite" }

  init() throws {
    folder = try TemporaryFolder()
    database = try MusterDatabase(path: folder.path + "/muster.sqlite", creates: true)
    try database.addUser("anna", password: "x", cost: .test)
    try database.publish(.sample(1))
    try database.addPage("/intranet/", html: String(repeating: "x", count: 200_000))
  }

  @Test func `a backup has everything, in one private file`() throws {
    try database.backUp(to: backup)
    let attributes = try FileManager.default.attributesOfItem(atPath: backup)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.filter { $0.hasPrefix("backup") } == ["backup.sqlite"])
    let copy = try MusterDatabase(path: backup)
    #expect(try copy.users() == ["anna"])
    #expect(try copy.defects() == [])
    try copy.close()
  }

  @Test func `a backup overwrites nothing`() throws {
    try database.backUp(to: backup)
    #expect(throws: MusterDatabaseError.exists(backup)) { try database.backUp(to: backup) }
  }

  @Test func `a restored database is unchanged, without sessions`() async throws {
    let token = try await database.openSession(of: "anna", isRemembered: true, time).token
    let (password, devices) = try await database.loginKeys(of: "anna")
    let hash = try #require(password)
    let proof = devices.makeProof(for: "anna", hash)
    try database.backUp(to: backup)
    try database.addUser("ben", password: "y", cost: .test)
    try database.withdraw(1)
    try database.restore(from: backup)
    #expect(try database.users() == ["anna"])
    #expect(try database.announcements() == [.sample(1)])
    await #expect(throws: ServerProblem.sessionOver) {
      try await database.session(token, time)
    }
    try database.close()
    let again = try MusterDatabase(path: database.path)
    let restored = try await again.loginKeys(of: "anna").devices
    #expect(restored.device(of: proof, for: "anna", hash) == nil)
    try again.close()
  }

  @Test func `a running server accepts no proof from before a restore`() async throws {
    let server = try await TestServer()
    func login(_ device: Secret?) async throws -> Session {
      try await server.service.login(
        LoginRequest(
          username: "anna", password: Secret("north star"), isRemembered: false, device: device))
    }
    let first = try await login(nil)
    let proof = try #require(first.device)
    // A device with a valid proof gets no other one.
    #expect(try await login(proof).device == nil)
    let other = try MusterDatabase(path: server.path)
    try other.backUp(to: backup)
    try other.restore(from: backup)
    try other.close()
    await #expect(throws: ServiceError.sessionOver) {
      try await server.service.resume(first.token)
    }
    let next = try #require(try await login(proof).device)
    #expect(next != proof)
    #expect(try await login(next).device == nil)
    await server.stop()
  }

  @Test func `a login with a replaced password opens no session`() async throws {
    let hash = try #require(try await database.loginKeys(of: "anna").password)
    _ = try await database.openSession(of: "anna", checked: hash, isRemembered: true, time)
    try database.addUser("anna", password: "y", cost: .test)
    await #expect(throws: ServerProblem.refused) {
      try await database.openSession(of: "anna", checked: hash, isRemembered: true, time)
    }
  }

  @Test func `an invalid backup changes nothing`() throws {
    let other = folder.path + "/other.sqlite"
    let queue = try DatabaseQueue(path: other)
    try queue.write { try $0.execute(sql: "CREATE TABLE user (name TEXT)") }
    try queue.close()
    try Data("nonsense".utf8).write(to: URL(filePath: folder.path + "/nonsense"))
    try database.backUp(to: backup)
    let damaged = try DatabaseQueue(path: backup)
    try damaged.write { try $0.execute(sql: "UPDATE announcement SET json = x'7b7d'") }
    try damaged.close()
    for path in [other, folder.path + "/nonsense", backup] {
      #expect(throws: MusterDatabaseError.self, "\(path)") { try database.restore(from: path) }
    }
    #expect(throws: DatabaseFileError.self) { try database.restore(from: "/none") }
    #expect(try database.users() == ["anna"])
    #expect(try database.defects() == [])
  }

  @Test func `contents changed outside of the server are found`() throws {
    try database.pool.write { db in
      try db.execute(
        sql: "UPDATE announcement SET json = CAST(replace(json, 'Title', 'Other') AS BLOB)")
      try db.execute(sql: "DELETE FROM pagePiece WHERE number = 1")
    }
    #expect(
      try database.defects() == [
        "announcement 1 is not as it was published", "page /intranet/ is not as it was added",
      ])
  }

  @Test func `the audit keeps the newest entries`() throws {
    for number in 0..<10 {
      try database.audit(.announced, "\(number)", address: "admin", at: TestTime.beginning)
    }
    #expect(try database.auditEntries(last: 3).map(\.name) == ["7", "8", "9"])
  }

  @Test func `sessions of a user end when there are too many`() async throws {
    let first = try await database.openSession(of: "anna", isRemembered: true, time).token
    let later = ServerTime(now: time.now.addingTimeInterval(1), secondsFromUTC: 0)
    for _ in 0..<64 { _ = try await database.openSession(of: "anna", isRemembered: true, later) }
    await #expect(throws: ServerProblem.sessionOver) {
      try await database.session(first, time)
    }
  }
}
