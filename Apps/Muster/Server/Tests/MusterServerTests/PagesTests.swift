import Foundation
import Muster
import MusterAPI
import MusterConformance
import Testing

@testable import MusterServerKit

@Suite("Pages and lists in pieces")
struct PagesTests {
  private static let piece = MusterDatabase.Page.pieceLength

  @Test(arguments: [0, 1, piece - 1, piece, piece + 1, 5 * piece])
  func `a page of any length arrives whole`(_ length: Int) async throws {
    let server = try await TestServer()
    let token = try await server.session(of: .anna).token
    // The characters have several bytes, which the boundaries of pieces split.
    let html = String(repeating: "é", count: length / 2) + String(repeating: "x", count: length % 2)
    let path = try #require(IntranetPath("/intranet/long.html"))
    try server.database.addPage(path.description, html: html)
    #expect(try await server.service.page(path, token).html == html)
    await server.stop()
  }

  private static let goodPaths: [String] = [
    "/intranet/", "/intranet/a%20b.html", "/intranet/%C3%A9", "/intranet/a..b/.c", "/intranet/~x;y",
    "/intranet/" + String(repeating: "x", count: 990),
  ]

  @Test(arguments: goodPaths)
  func `a page is requested by the path of its addition`(_ text: String) async throws {
    let server = try await TestServer()
    let token = try await server.session(of: .anna).token
    let path = try #require(IntranetPath(text))
    try server.database.addPage(text, html: "<p>New</p>")
    #expect(try await server.service.page(path, token).html == "<p>New</p>")
    await server.stop()
  }

  private static let badPaths: [String] = [
    "", "/", "/intranet", "/Intranet/x", "/other/x", "intranet/x", "/intranet/a b", "/intranet/é",
    "/intranet/x?y", "/intranet/x#y", "/intranet/\\x", "/intranet/{x}", "/intranet/../intranet/x",
    "/intranet/./x", "/intranet/x/..", "/intranet/%2E%2e/x", "/intranet/x%2Fy", "/intranet/x%5cy",
    "/intranet/x\n", "/intranet/" + String(repeating: "x", count: 991),
  ]

  @Test(arguments: badPaths)
  func `a page is not added where nobody can request it`(_ path: String) throws {
    let folder = try TemporaryFolder()
    let database = try MusterDatabase(path: folder.path + "/muster.sqlite", creates: true)
    #expect(throws: MusterDatabaseError.badPagePath) { try database.addPage(path, html: "x") }
    try database.close()
  }

  @Test func `a page that changes during reading ends early`() async throws {
    let server = try await TestServer()
    let token = try await server.session(of: .anna).token
    let database = server.database
    let long = String(repeating: "a", count: 3 * Self.piece)
    try database.addPage("/intranet/x", html: long)
    let page = try await database.page("/intranet/x", token, server.time.now)
    #expect(try await database.piece(0, of: page)?.count == Self.piece)
    try database.addPage("/intranet/x", html: long.replacing("a", with: "b"))
    #expect(try await database.piece(1, of: page) == nil)
    await server.stop()
  }

  @Test func `a long list arrives whole, with the promised length`() async throws {
    let server = try await TestServer()
    let token = try await server.session(of: .anna).token
    let body = String(repeating: "\u{1F600}\"\\\n", count: 2_000)
    for number in 1...40 { try server.publish(.sample(number * 3, body: body)) }
    let list = try await server.list(token)
    #expect(list.announcements.map(\.content.dbID) == (1...40).map { $0 * 3 })
    #expect(list.announcements.allSatisfy { $0.content.body == body && !$0.isRead })
    let index = try await server.database.listIndex(token, server.time.now)
    #expect(index.tag == list.tag)
    #expect(index.length == (try JSONEncoder.exchange.encode(list)).count)
    await server.stop()
  }

  @Test func `a list that changes during reading ends early`() async throws {
    let server = try await TestServer()
    let token = try await server.session(of: .anna).token
    for number in 1...3 { try server.publish(.sample(number)) }
    let index = try await server.database.listIndex(token, server.time.now)
    #expect(try await server.database.encodedContents(index.entries[...])?.count == 3)
    try server.publish(.sample(2, title: "Another"))
    #expect(try await server.database.encodedContents(index.entries[...]) == nil)
    try server.withdraw(2)
    #expect(try await server.database.encodedContents(index.entries[...]) == nil)
    await server.stop()
  }
}
