import AppMessages
import Foundation
import GRDB
import RmadAPI
import ServerParts
import Testing

@testable import RmadServerKit

@Suite("The database")
struct DatabaseTests {
  @Test func `A file keeps apps, and only its owner can read it`() async throws {
    let path = NSTemporaryDirectory() + "rmad-\(UUID().uuidString).sqlite"
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(throws: DatabaseFileError.missing(path)) {
      try RmadDatabase(path: path, creates: false)
    }
    let first = try RmadDatabase(path: path, creates: true)
    #expect(try first.isEmpty)
    let app = try await first.addSample(at: Date(), cost: .test)
    try first.close()
    let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect((rights as? Int ?? 0o777) & 0o077 == 0)
    let second = try RmadDatabase(path: path, creates: false)
    #expect(try !second.isEmpty)
    #expect(try await second.versions(of: app).count == 1)
    try second.close()
  }

  @Test func `An author has a name with which a login is possible`() async throws {
    let database = try RmadDatabase()
    for name in [String(repeating: "é", count: 101), "a\0b"] {
      #expect(throws: RmadDatabaseError.badAuthorName) {
        try database.addAuthor(name, password: "correct horse", cost: .test)
      }
    }
    #expect(try database.isEmpty)
    let name = String(repeating: "é", count: 100)
    try database.addAuthor(name, password: "correct horse", cost: .test)
    let login = LoginMessage(name: name, password: Secret("correct horse"))
    let session = try await Logins(database, cost: .test).logIn(login, at: Date())
    #expect(try await database.author(of: session.token.text, at: Date()) == name)
  }

  @Test func `A login removes the sessions that have ended`() async throws {
    let database = try RmadDatabase()
    try database.addAuthor("ann", password: "correct horse", cost: .test)
    let start = Date(timeIntervalSince1970: 1_315_994_904)
    let hash = try await database.secret(of: "ann")
    for hours in [0.0, 1, 13] {
      _ = try await database.beginSession(of: "ann", checked: hash, at: start + hours * 3_600)
    }
    let count = try await database.queue.read {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM session")
    }
    #expect(count == 1)
  }

  @Test func `A login with a replaced password begins no session`() async throws {
    let database = try RmadDatabase()
    try database.addAuthor("ann", password: "correct horse", cost: .test)
    let hash = try await database.secret(of: "ann")
    try database.addAuthor("ann", password: "battery staple", cost: .test)
    await #expect(throws: RmadRefusal.unauthorized) {
      try await database.beginSession(of: "ann", checked: hash, at: Date())
    }
  }

  @Test func `A file of a later version is unchanged`() throws {
    let path = NSTemporaryDirectory() + "rmad-\(UUID().uuidString).sqlite"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let database = try RmadDatabase(path: path, creates: true)
    try database.queue.write {
      try $0.execute(sql: "INSERT INTO grdb_migrations (identifier) VALUES ('later')")
    }
    try database.close()
    #expect(throws: DatabaseFileError.tooNew(path)) { try RmadDatabase(path: path, creates: false) }
  }

  @Test func `The file has neither tokens nor passwords`() async throws {
    let path = NSTemporaryDirectory() + "rmad-\(UUID().uuidString).sqlite"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let database = try RmadDatabase(path: path, creates: true)
    try database.addAuthor("ann", password: "correct horse", cost: .test)
    let hash = try await database.secret(of: "ann")
    let session = try await database.beginSession(of: "ann", checked: hash, at: Date())
    try database.close()
    let bytes = try #require(FileManager.default.contents(atPath: path))
    #expect(bytes.firstRange(of: Data("ann".utf8)) != nil)
    #expect(bytes.firstRange(of: Data(session.token.text.utf8)) == nil)
    #expect(bytes.firstRange(of: Data("correct horse".utf8)) == nil)
  }
}
