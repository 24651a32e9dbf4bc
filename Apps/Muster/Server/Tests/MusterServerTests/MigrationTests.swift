import Foundation
import GRDB
import MusterAPI
import MusterConformance
import Passwords
import ServerParts
import Testing

@testable import MusterServerKit

@Suite("An old database")
struct MigrationTests {
  private let folder: TemporaryFolder
  private let path: String

  /// Creates a database in the form of the first version.
  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/old.sqlite"
    let dump = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/version1.sql")
    let queue = try DatabaseQueue(path: path)
    let sql = try String(contentsOf: dump, encoding: .utf8)
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA foreign_keys = OFF")
      try db.execute(sql: sql)
    }
    try queue.close()
  }

  @Test func `all data of the first version is kept`() async throws {
    let database = try MusterDatabase(path: path)
    #expect(try database.users() == ["anna", "ben"])
    #expect(try await database.loginKeys(of: "anna").password?.matches("north star") == true)
    #expect(try database.announcements().map(\.title) == ["Fire drill", "Library"])
    #expect(try database.allMarks() == ["anna 1"])
    #expect(try database.allMusters() == ["anna"])
    let time = ServerTime(now: TestTime.beginning, secondsFromUTC: 0)
    let token = Secret(String(repeating: "a", count: 44))
    #expect(try await database.session(token, time).username == "anna")
    #expect(try await database.listIndex(token, time).entries.map(\.isRead) == [true, false])
    let page = try await database.page("/intranet/safety.html", token, time)
    let piece = try #require(try await database.piece(0, of: page))
    #expect(String(decoding: piece, as: UTF8.self).contains("nearest exit"))
    #expect(try database.defects() == [])
    try database.close()
  }

  @Test func `a second opening changes nothing`() throws {
    let first = try MusterDatabase(path: path)
    let devices = try first.pool.read { try Data.fetchOne($0, sql: "SELECT key FROM deviceKey") }
    try first.close()
    let second = try MusterDatabase(path: path)
    #expect(
      try second.pool.read { try Data.fetchOne($0, sql: "SELECT key FROM deviceKey") } == devices)
    try second.close()
  }

  @Test func `a database of a later version is unchanged`() throws {
    let database = try MusterDatabase(path: path)
    try database.pool.write {
      try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('3')")
    }
    try database.close()
    #expect(throws: DatabaseFileError.tooNew(path)) { try MusterDatabase(path: path) }
  }
}
