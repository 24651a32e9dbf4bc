import ScreenKitCore
import ScreenKitWeb
import Testing

@testable import WebHost

/// An app that keeps the sessions of its host, for a logout on all devices.
@MainActor
struct LogoutApp: WebApp {
  final class Kept {
    var sessions: VisitorSessions?
  }

  let kept = Kept()
  func makeRoot(for visitor: Visitor) -> Controller { CounterScreen() }
  func hostDidStart(_ sessions: VisitorSessions) { kept.sessions = sessions }
}

@Suite("End all sessions of a user")
@MainActor
struct EndSessionsTests {
  /// Returns a page of a user with the name that the gate returns.
  private func page(_ stage: HubStage, _ user: String) throws -> TestPage {
    let browser = TestBrowser(user: user)
    return try stage.page(browser)
  }

  @Test func `all pages of the user close, and no others`() async throws {
    let gate = NamedGate()
    let stage = HubStage(gate: gate)
    var pages: [TestPage] = []
    for user in ["anna", "anna", "ben"] {
      await gate.set(.admit(user: user))
      let page = try page(stage, user)
      try await page.join()
      #expect(page.isOpen)
      pages.append(page)
    }
    #expect(VisitorSessions(stage.hub).endSessions(of: "anna") == 2)
    for page in pages { await page.settle() }
    #expect(pages.map(\.closeCode) == [4_001, 4_001, nil])
    #expect(stage.hub.sessions.count == 1)
    await gate.set(.admit(user: "anna"))
    try await pages[0].join()
    #expect(pages[0].closeCode == 4_404)
    #expect(VisitorSessions(stage.hub).endSessions(of: "nobody") == 0)
  }

  @Test(arguments: [false, true])
  func `a sleeping session does not wake again`(isWritten: Bool) async throws {
    let gate = NamedGate()
    let stage = HubStage(gate: gate)
    await gate.set(.admit(user: "anna"))
    let page = try page(stage, "anna")
    try await page.join()
    await page.cut()
    stage.time.pass(.seconds(400))
    #expect(stage.hub.sessions.isEmpty)
    if isWritten { await stage.hub.save() }
    VisitorSessions(stage.hub).endSessions(of: "anna")
    try await page.join()
    #expect(page.closeCode == 4_404)
    await stage.hub.save()
    let digest = try #require(SessionTicket(page.ticket)).digest
    #expect(try await stage.store.session(for: digest) == nil)
    // The session of a later login sleeps and wakes as before.
    stage.time.pass(.seconds(5))
    let later = try self.page(stage, "anna")
    try await later.join()
    await later.cut()
    stage.time.pass(.seconds(400))
    try await later.join()
    #expect(later.isOpen)
  }

  @Test func `an app receives the sessions of its host`() async throws {
    let app = LogoutApp()
    let host = try await TestHost(app: app)
    let sessions = try #require(app.kept.sessions)
    _ = try await host.visit()
    #expect(sessions.endSessions(of: "anna") == 0)
    #expect(host.server.hub.sessions.count == 1)
    try await host.stop()
  }

  @Test func `an end just before a stop is in the store`() async throws {
    let app = LogoutApp()
    let host = try await TestHost(app: app)
    let sessions = try #require(app.kept.sessions)
    sessions.endSessions(of: "anna")
    try await host.stop()
    let endings = try await host.server.hub.parts.store.endings(since: 0)
    #expect(Array(endings.keys) == ["anna"])
  }

  @Test func `refused actions are counted`() async throws {
    let stage = HubStage(root: { LockedScreen() })
    let page = try stage.page(TestBrowser())
    try await page.join()
    let name = try #require(page.html.firstRange(of: "name=\"p\"")).lowerBound
    let start = try #require(page.html[..<name].ranges(of: "id=\"n").last).upperBound
    await page.act("[\"p\",\(page.html[start...].prefix { $0.isNumber })]")
    #expect(stage.metrics.count(.refusedActions) == 1)
    #expect(stage.metrics.text([]).contains("screenkit_web_refused_actions_total 1\n"))
  }

  @Test func `a slow turn is logged with its screen`() throws {
    let log = LogRecord()
    let stage = HubStage(logger: log.logger, root: { LockedScreen() })
    let page = try stage.page(TestBrowser())
    let session = try #require(stage.hub.sessions.values.first)
    stage.hub.measure(session) { stage.time.pass(.milliseconds(60)) }
    #expect(log.lines == ["A turn of LockedScreen took 0.06 seconds."])
    #expect(stage.metrics.count(.longTurns) == 1)
    #expect(!page.html.isEmpty)
  }
}

/// A screen whose button cannot be pressed.
final class LockedScreen: Controller {
  override func makeView() -> View {
    let button = Button("Locked")
    button.isEnabled = false
    return button
  }
}
