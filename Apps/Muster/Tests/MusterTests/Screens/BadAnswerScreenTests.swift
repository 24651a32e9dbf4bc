import Foundation
import Muster
import MusterAPI
import MusterConformance
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// Faulty output of real servers, from its bytes to the screen.
@MainActor
@Suite("Screens: bad answers by HTTP", .leakFree)
final class BadAnswerScreenTests {
  struct Bad: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: Data
    /// The message for the user.
    let message: String

    init(_ name: String, _ bytes: Data, _ message: String) {
      (testDescription, self.bytes, self.message) = (name, bytes, message)
    }
  }

  nonisolated static let all = [
    Bad("no answer", Data(), "The connection ended before the response came."),
    Bad("no HTTP", Data("SSH-2.0-OpenSSH_9.6\r\n\r\n".utf8), "The "),
    Bad("nothing", .http(200, ""), "it is empty"),
    Bad("half of it", .http(200, Data("{\"tok".utf8), length: 99), "The connection ended"),
    Bad("no JSON", .http(200, "{\"token\":"), "it is damaged"),
    Bad("another JSON", .http(200, "[7, null, {}]"), "it is damaged"),
    Bad(
      "wrong types", .http(200, "{\"token\":7,\"announcements\":{},\"time\":\"noon\"}"),
      "it is damaged"),
    Bad("a page", .http(200, kind: "text/html", "<h1>Airport</h1>"), "its type is text/html"),
    Bad("not found", .http(404, kind: "text/html", "<h1>No</h1>"), "its status is 404"),
    Bad("out of order", .http(500, ""), "its status is 500"),
    // These three responses used to end the app within the system's library.
    Bad("a cut head", Data("HTTP/1.1 200 OK\r\nConte".utf8), "The connection ended"),
    Bad(
      "trailers",
      Data(
        ("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
          + "1\r\n{\r\n0\r\nX: y\r\n\r\n").utf8), "it is damaged"),
    Bad("a huge length", .http(200, Data("{}".utf8), length: .max), "it is too long"),
    Bad(
      "a huge head", .http(200, headers: Array(repeating: "X: y", count: 100_000)),
      "it is too long"),
    Bad("elsewhere", .http(302, headers: ["Location: http://127.0.0.1:1/"]), "its status is 302"),
  ]

  /// Returns the faulty answers for a screen; a plain run takes some of them, and all screens
  /// together take each.
  nonisolated private static func some(_ number: Int) -> [Bad] {
    CaseSample.every(3, of: all, from: number)
  }

  private let stage: AppStage
  private let world: HTTPWorld

  init() throws {
    stage = try AppStage()
    world = try HTTPWorld()
    try world.publish(.sample(1, title: "Known"))
  }

  deinit { world.server.stop() }

  private func launch() async throws -> ScreenTest {
    try await stage.launch(service: world.service)
  }

  private func enter() async throws -> ScreenTest {
    let test = try await launch()
    await test.logIn()
    test.press(KeyPress(.enter))
    return test
  }

  @Test(.proves("M-001", "M-056"), arguments: some(0))
  func `Login reports the mistake, and the next key retries`(bad: Bad) async throws {
    let test = try await launch()
    world.answer("POST /api/login", with: bad.bytes)
    await test.logIn()
    #expect(test.text("failure")?.contains(bad.message) == true)
    #expect(test.view("announcements") == nil)
    test.press(KeyPress(.enter))
    await test.settle()
    #expect(test.view("announcements") != nil)
  }

  @Test(.proves("M-044", "M-056"), arguments: some(1))
  func `the list reports the mistake and stays unchanged`(bad: Bad) async throws {
    let test = try await enter()
    world.answer("GET /api/announcements", with: bad.bytes)
    test.press(KeyPress(.function(5)))
    await test.settle()
    #expect(test.text("load")?.contains(bad.message) == true)
    #expect(test.screen.contains("Known"))
    await test.use("Try again")
    #expect(test.text("load") == "")
    #expect(test.screen.contains("Known"))
  }

  @Test(.proves("M-005", "M-056"), arguments: some(2))
  func `an unconfirmed mark is sent again`(bad: Bad) async throws {
    let test = try await enter()
    world.answer("POST /api/read-marks", with: bad.bytes)
    test.press(KeyPress(.enter))
    await test.settle()
    #expect(stage.profile?.unreadCount == 0)
    await test.goBack()
    test.press(KeyPress(.function(5)))
    await test.settle()
    #expect(stage.folder.contents.contains("\"queue\":[]"))
    let token = try await world.session(of: .anna).token
    #expect(try await world.list(token).announcements.map(\.isRead) == [true])
  }

  @Test(.proves("M-041", "M-066"), arguments: some(3))
  func `a muster reports the mistake, and the next press asks`(bad: Bad) async throws {
    let test = try await enter()
    test.press(KeyPress(.enter))
    await test.settle()
    test.press("2")
    // The server has performed the request.
    world.answer("POST /api/muster", with: bad.bytes)
    await test.use("Muster")
    #expect(test.text("failure")?.contains(bad.message) == true)
    #expect(test.screen.contains("The app will ask the server"))
    await test.use("Muster")
    #expect(test.text("status") == "You have mustered today.")
    #expect(stage.profile?.attendance.lastMuster == world.time.now.now)
  }

  @Test(.proves("M-022", "M-056"), arguments: some(1).filter { $0.testDescription != "a page" })
  func `a page reports the mistake and can be retried`(bad: Bad) async throws {
    let test = try await launch()
    world.answer("GET /intranet/", with: bad.bytes)
    await test.logIn()
    test.press(KeyPress(.enter), "3")
    await test.settle()
    #expect(test.text("load")?.isEmpty == false)
    await test.use("Try again")
    #expect(test.text("load") == "")
    #expect(test.view("page") != nil)
  }
}
