import MusterAPI
import MusterConformance
import Testing

@testable import MusterServerKit

@Suite("The database")
struct DatabaseTests {
  @Test func `text that SQLite would truncate is refused`() throws {
    let folder = try TemporaryFolder()
    let database = try MusterDatabase(path: folder.path + "/muster.sqlite", creates: true)
    #expect(throws: MusterDatabaseError.zeroInText) {
      try database.publish(.sample(1, title: "a\u{0}b"))
    }
    #expect(throws: MusterDatabaseError.zeroInText) {
      try database.addUser("a\u{0}b", password: "x", cost: .test)
    }
    try database.close()
  }

  @Test func `an existing file is opened with its whole content`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/muster.sqlite"
    let first = try MusterDatabase(path: path, creates: true)
    #expect(try first.isEmpty)
    try first.publish(.sample(1))
    try first.addUser("anna", password: "x", cost: .test)
    try first.close()
    let second = try MusterDatabase(path: path)
    #expect(try second.announcements() == [.sample(1)])
    #expect(try second.users() == ["anna"])
    #expect(try second.publishNew { .sample($0) } == 2)
    try second.close()
  }
}
