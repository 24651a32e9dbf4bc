import Foundation
import Muster
import MusterAPI
import MusterConformance
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// Faulty input from outside: the app reports it and continues.
@MainActor
@Suite("Screens: bad input", .leakFree)
final class BadInputTests {
  private let stage: AppStage

  init() throws { stage = try AppStage() }

  // MARK: Servers

  nonisolated static let failures: [ServiceError] = [
    .unreachable("connection refused"), .unreachable("no such host"), .timedOut, .lost("reset"),
    .failed("out of order"), .badAnswer(.empty), .badAnswer(.malformed),
    .badAnswer(.otherKind("text/html")), .badAnswer(.status(500)),
    .badAnswer(.tooLong), .badAnswer(.malformed), .storage("The disk is full."),
  ]

  @Test(.proves("M-001", "M-055"), arguments: failures)
  func `a failed login reports the reason, and the next one works`(error: ServiceError) async throws
  {
    let test = try await stage.launch()
    stage.service.next("login", .fail(error))
    await test.logIn()
    #expect(test.text("failure") == "\(error)")
    #expect(test.screen.contains("\("\(error)".prefix(30))"))
    // The typed text remains, so one key tries again.
    test.press(KeyPress(.enter))
    await test.settle()
    #expect(test.view("announcements") != nil)
  }

  @Test(.proves("M-044", "M-055"), arguments: failures)
  func `a failed load reports the reason and keeps the list`(error: ServiceError) async throws {
    try stage.world.publish(.sample(1, title: "Known"))
    let test = try await stage.enter()
    stage.service.next("announcements", .fail(error))
    test.press(KeyPress(.function(5)))
    await test.settle()
    #expect(test.text("load")?.hasSuffix("\(error)") == true)
    #expect(test.screen.contains("Known"))
    await test.use("Try again")
    #expect(test.text("load") == "")
  }

  @Test(.proves("M-066"), arguments: failures)
  func `a failed muster reports the reason`(error: ServiceError) async throws {
    let test = try await stage.enter()
    test.press("2")
    stage.service.next("muster", .fail(error))
    await test.use("Muster")
    #expect(test.text("failure") == "\(error)")
    await test.use("Muster")
    #expect(test.text("status") == "You have mustered today.")
  }

  // MARK: Contents

  @Test(.proves("M-019", "M-056"))
  func `no text of an announcement or page controls the terminal`() async throws {
    let evil = "\u{1B}]0;owned\u{7}\u{1B}[2J\u{9B}31m\u{202E}evil\u{0}\r"
    try stage.world.publish(
      AnnouncementContent(
        dbID: 1, title: "A\(evil)", body: "B\(evil)\n\nC\(evil)", more: "D\(evil)",
        pubDate: TestTime.beginning))
    let test = try await stage.enter()
    test.press(KeyPress(.enter))
    await test.settle()
    #expect(test.screen.contains("evil"))
    for frame in test.frames {
      let text = String(decoding: frame, as: UTF8.self)
      for bad in ["\u{1B}]0;owned", "\u{1B}[2Jevil", "\u{9B}", "\u{202E}", "\u{0}", "\u{7}"] {
        #expect(!text.contains(bad))
      }
    }
  }

  @Test(.proves("M-019"))
  func `a body of a megabyte is shown, and a key scrolls it`() async throws {
    try stage.world.publish(
      .sample(1, title: "Long", body: String(repeating: "lorem ipsum ", count: 90_000)))
    let test = try await stage.enter()
    test.press(KeyPress(.enter))
    await test.settle()
    #expect(test.screen.contains("lorem ipsum"))
    let frames = test.frames.count
    test.press(KeyPress(.pageDown))
    #expect(test.frames.count == frames + 1)
    #expect(test.frames.last?.count ?? 0 < 20_000)
  }

  @Test(.proves("M-022"), arguments: ["", "<", "<title>", "\u{0}\u{1B}[2J", "<p><b><a href="])
  func `a page of arbitrary text is shown as far as possible`(html: String) async throws {
    let pages = PageService(stage.service, html)
    let test = try await stage.enter(service: pages)
    test.press("3")
    await test.settle()
    #expect(test.view("page") != nil)
    #expect(test.text("load") == "")
  }

  // MARK: The device

  nonisolated static let records = [
    "", "{", "null", "[]", "{\"version\":2,\"content\":{}}", "{\"version\":1,\"content\":7}",
    "\u{0}\u{0}\u{0}", "{\"version\":1}",
  ]

  @Test(.proves("M-035", "M-056"), arguments: records)
  func `an unusable file is set aside with a notice`(text: String) async throws {
    try stage.world.publish(.sample(1, title: "Known"))
    var first: ScreenTest? = try await stage.enter()
    first?.terminate()
    first = nil
    let file = try #require(
      stage.folder.files.first { $0.contains("user-") && $0.hasSuffix("json") })
    try text.write(toFile: "\(stage.folder.path)/\(file)", atomically: true, encoding: .utf8)
    let test = try await stage.launch()
    await test.logIn()
    // The welcome is in front of the notice.
    test.press(KeyPress(.enter))
    #expect(test.screen.contains("Problem on this device"))
    test.press(KeyPress(.enter))
    #expect(test.screen.contains("Known"))
    #expect(stage.folder.files.contains { $0.contains(".bad-1") })
  }

  @Test(.proves("M-056"))
  func `an unusable folder is reported, and the rest works`() async throws {
    try "in the way".write(toFile: stage.device, atomically: true, encoding: .utf8)
    try stage.world.publish(.sample(1, title: "Known"))
    let test = try await stage.launch()
    await test.use(test.box("Keep me logged in"))
    await test.logIn()
    test.press(KeyPress(.enter))
    #expect(test.screen.contains("Problem on this device"))
    let profile = try #require(stage.profile)
    await profile.markRead(try #require(profile.announcements.first))
    #expect(stage.profile?.username == "anna")
    #expect(stage.profile?.unreadCount == 0)
  }

  // MARK: Secrets

  @Test(.proves("M-015", "M-056"))
  func `frames, states and saved screens have no secrets`() async throws {
    let keeper = MemoryKeeper()
    let test = try await stage.launch(keeper: keeper)
    await test.logIn()
    test.press(KeyPress(.enter), "2", "3")
    await test.settle()
    test.send(.application(.enterBackground))
    let token = try #require(stage.token)
    let archive = String(
      decoding: try JSONEncoder().encode(try #require(keeper.archive)), as: UTF8.self)
    let frames = test.frames.map { String(decoding: $0, as: UTF8.self) }.joined()
    for secret in ["north star", token] {
      #expect(!archive.contains(secret))
      #expect(!frames.contains(secret))
      #expect(!stage.folder.contents.contains(secret))
      #expect(!"\(String(reflecting: stage.profile))".contains(secret))
    }
    #expect(!archive.contains("anna"))
  }
}

/// A service that returns the same page for every path.
private struct PageService: MusterService {
  private let real: any MusterService
  private let html: String

  init(_ real: any MusterService, _ html: String) { (self.real, self.html) = (real, html) }

  var origin: String { real.origin }
  var timeLimit: Duration { real.timeLimit }

  func login(_ request: LoginRequest) async throws(ServiceError) -> Session {
    try await real.login(request)
  }
  func resume(_ token: Secret) async throws(ServiceError) -> Session {
    try await real.resume(token)
  }
  func revoke(_ token: Secret) async throws(ServiceError) { try await real.revoke(token) }
  func announcements(
    unless tag: String?, _ token: Secret
  ) async throws(ServiceError) -> AnnouncementAnswer {
    try await real.announcements(unless: tag, token)
  }
  func markRead(_ marks: [ReadMark], _ token: Secret) async throws(ServiceError) {
    try await real.markRead(marks, token)
  }
  func report(_ token: Secret) async throws(ServiceError) -> MusterReport {
    try await real.report(token)
  }
  func muster(_ key: MusterKey, _ token: Secret) async throws(ServiceError) -> MusterReport {
    try await real.muster(key, token)
  }
  func page(_ path: IntranetPath, _ token: Secret) async throws(ServiceError) -> IntranetPage {
    IntranetPage(path: path, html: html)
  }
}
