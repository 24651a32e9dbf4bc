import Foundation
import GRDB
import Muster
import MusterAPI
import MusterConformance
import ServerParts
import Testing

@testable import MusterServerKit

@Suite("The command for administrators")
struct AdminTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/muster.sqlite" }
  private var options: [String] { ["--database", path] }

  init() throws {
    folder = try TemporaryFolder()
    let database = try MusterDatabase(path: path, creates: true)
    try database.addUser("anna", password: "x", cost: .test)
    try database.close()
  }

  private func run(_ arguments: [String], input: String = "") throws -> (
    status: Int32, output: String, errors: String
  ) {
    try ServerProcess(["admin"] + arguments, input: input).finish()
  }

  @Test func `a mistyped path creates no database`() throws {
    let mistyped = folder.path + "/mustre.sqlite"
    for command in [["list"], ["add-user", "x"], ["integrity"]] {
      let (status, _, errors) = try run(command + ["--database", mistyped], input: "rock salt\n")
      #expect(status != 0)
      #expect(errors.contains("There is no database"))
    }
    let server = try ServerProcess(["--database", mistyped, "--port", "0"]).finish()
    #expect(server.status != 0)
    #expect(!FileManager.default.fileExists(atPath: mistyped))
  }

  @Test func `empty and invisible names and short passwords are refused`() throws {
    for name in ["", " ", "a\u{7}b", "a\u{202E}b", String(repeating: "x", count: 201)] {
      #expect(try run(["add-user", name] + options, input: "rock salt\n").status != 0)
    }
    for password in ["", "1234567"] {
      let (status, _, errors) = try run(["add-user", "x"] + options, input: password + "\n")
      #expect(status != 0)
      #expect(!errors.contains("1234567"))
    }
    #expect(try run(["list"] + options).output == "user anna\n")
  }

  @Test func `no printed text controls the terminal`() throws {
    let hostile = "a\u{1B}[2J\u{9B}31m\u{202E}\u{7}\nuser root"
    let announce = ["announce", "--title", hostile, "--body", "B"]
    #expect(try run(announce + options).status == 0)
    for arguments in [
      ["list"], ["remove-user", hostile],
      ["announce", "--title", "A", "--body", "B", "--from", hostile],
      [hostile], ["--" + hostile], ["restore", hostile], ["add-page", hostile],
    ] {
      let (_, output, errors) = try run(arguments + options)
      let text = output + errors
      #expect(!text.isEmpty)
      let steering = text.unicodeScalars.filter { $0.isInvisible && $0 != "\n" }
      #expect(steering.isEmpty, "\(arguments)")
      #expect(!text.contains("\nuser root"), "\(arguments)")
    }
  }

  @Test func `an announcement that ends before its beginning is refused`() throws {
    func announce(_ last: String) throws -> (status: Int32, errors: String) {
      let arguments = ["announce", "--title", "A", "--body", "B", "--from", "2026-11-22"]
      let result = try run(arguments + ["--until", last] + options)
      return (result.status, result.errors)
    }
    let (status, errors) = try announce("2026-11-21")
    #expect(status != 0)
    #expect(errors.contains("The last day, 2026-11-21, is before the first day, 2026-11-22."))
    #expect(try !run(["list"] + options).output.contains("announcement"))
    #expect(try announce("2026-11-22").status == 0)
  }

  @Test func `a backup is made, checked and restored`() throws {
    let backup = folder.path + "/backup.sqlite"
    #expect(try run(["backup", backup] + options).status == 0)
    #expect(try run(["backup", backup] + options).status != 0)
    #expect(try run(["remove-user", "anna"] + options).status == 0)
    #expect(try run(["restore", backup] + options).status == 0)
    #expect(try run(["list"] + options).output == "user anna\n")
    #expect(try run(["integrity"] + options).output == "Nothing is wrong.\n")
    let audit = try run(["audit", "--last", "1"] + options).output
    #expect(audit.contains(" admin restored "))
  }

  @Test func `damage is reported with its own status`() throws {
    let database = try MusterDatabase(path: path)
    try database.publish(.sample(1))
    try database.pool.write { try $0.execute(sql: "UPDATE announcement SET json = x'00'") }
    try database.close()
    let (status, output, _) = try run(["integrity"] + options)
    #expect(status == 1)
    #expect(output == "announcement 1 is not as it was published\n")
  }

  @Test func `the audit has no passwords, tokens or unknown names`() async throws {
    let server = try await TestServer()
    let wrong = LoginRequest(username: "hunter2", password: Secret("x"), isRemembered: false)
    await #expect(throws: (any Error).self) { try await server.service.login(wrong) }
    _ = try await server.session(of: .anna)
    let entries = try server.database.auditEntries(last: 10)
    #expect(entries.map(\.event) == ["refused", "login"])
    #expect(entries.map(\.name) == [nil, "anna"])
    #expect(entries.map(\.address) == ["127.0.0.1", "127.0.0.1"])
    await server.stop()
  }
}
