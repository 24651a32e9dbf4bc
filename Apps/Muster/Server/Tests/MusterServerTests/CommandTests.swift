import Foundation
import Muster
import MusterAPI
import MusterConformance
import Testing

@testable import MusterServerKit

@Suite("The command")
struct CommandTests {
  private let folder: TemporaryFolder
  private var database: [String] { ["--database", folder.path + "/muster.sqlite"] }

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: [String], input: String = "") throws -> (
    status: Int32, output: String, errors: String
  ) {
    try ServerProcess(arguments, input: input).finish()
  }

  @Test func `without a database the command serves the sample with logins`() async throws {
    let server = try ServerProcess(["--port", "0"], environment: ["XDG_DATA_HOME": folder.path])
    try server.waitUntilReady()
    let service = try server.makeService()
    let session = try await service.login(
      LoginRequest(username: "anna", password: Secret("north star"), isRemembered: false))
    guard case .list(let list) = try await service.announcements(unless: nil, session.token)
    else { return }
    #expect(list.announcements.count == 5)
    #expect(server.terminate() == 0)
    let (_, output, errors) = server.finish()
    #expect(output.contains("Sample user anna has the password \"north star\"."))
    #expect(errors.contains("POST /api/login 200"))
    for secret in ["north star", session.token.text] { #expect(!errors.contains(secret)) }
  }

  @Test func `an administrator adds users, announcements and pages while it runs`() async throws {
    let server = try ServerProcess(database + ["--create", "--port", "0", "--quiet"])
    try server.waitUntilReady()
    #expect(try run(["admin", "add-user", "carla"] + database, input: "rock salt\n").status == 0)
    let announce = ["admin", "announce", "--title", "A", "--body", "B", "--until", "2099-12-31"]
    #expect(try run(announce + ["--urgent"] + database).output == "Announcement 1.\n")
    let add = ["admin", "add-page", "/intranet/new.html"]
    #expect(try run(add + database, input: "<h1>New</h1>").status == 0)
    let service = try server.makeService()
    let token = try await service.login(
      LoginRequest(username: "carla", password: Secret("rock salt"), isRemembered: false)
    ).token
    guard case .list(let list) = try await service.announcements(unless: nil, token) else {
      return
    }
    #expect(list.announcements.map(\.content.title) == ["A"])
    let path = try #require(IntranetPath("/intranet/new.html"))
    #expect(try await service.page(path, token).html == "<h1>New</h1>")
    #expect(try run(["admin", "revoke", "carla"] + database).output == "1 sessions ended.\n")
    await #expect(throws: ServiceError.sessionOver) { try await service.report(token) }
    #expect(server.terminate() == 0)
  }

  @Test func `a failed command reports its reason and status`() throws {
    let database = database + ["--create"]
    #expect(try run(["admin", "remove-user", "x"] + database).status != 0)
    #expect(try run(["admin", "withdraw", "7"] + database).status != 0)
    let page = try run(["admin", "add-page", "/intranet/a page"] + database, input: "x")
    #expect(page.status != 0)
    #expect(page.errors.contains("Write other characters in encoded form"))
    #expect(try run(["admin", "add-user", "x"] + database).status != 0)
    #expect(try run(["--port", "70000"]).status != 0)
    let (status, _, errors) = try run(["--database", "/dev/null/x.sqlite", "--port", "0"])
    #expect(status != 0)
    #expect(!errors.isEmpty)
  }

  @Test func `the database is its owner's alone`() throws {
    _ = try run(["admin", "add-user", "x", "--create"] + database, input: "rock salt\n")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
    }
    let content = FileManager.default.contents(atPath: folder.path + "/muster.sqlite") ?? Data()
    #expect(!content.isEmpty)
  }
}
