import ServerParts
import NIOCore
import ScreenKitCore
import ScreenKitWeb
import Testing

@testable import WebHost

@Suite("The sessions of a host")
@MainActor
struct SessionHubTests {
  private let anna = TestBrowser()
  private let ben = TestBrowser()

  private func press(_ name: String, in page: TestPage) throws -> String { try page.press(name) }

  @Test func `a socket continues the session of its page`() async throws {
    let stage = HubStage()
    let page = try stage.page(anna)
    #expect(page.html.contains("Count 0"))
    try await page.join()
    #expect(page.isOpen)
    await page.act(try press("Add", in: page))
    #expect(page.sees("Count 1"))
    #expect(stage.hub.sessions.count == 1)
    #expect(stage.metrics.count(.joins) == 1)
  }

  @Test func `wrong tickets, other browsers and wrong messages are refused`() async throws {
    let stage = HubStage()
    let page = try stage.page(anna)
    try await page.join(ticket: SessionTicket().text)
    #expect(page.closeCode == 4_404)
    try await page.join(ticket: "x")
    #expect(page.closeCode == 4_404)
    try await page.join(ben.device)
    #expect(page.closeCode == 4_404)
    #expect(page.frames.isEmpty)
    #expect(stage.metrics.count(.refused) == 3)
    try await page.join()
    #expect(page.isOpen)
  }

  @Test func `a session without a socket is removed`() async throws {
    let stage = HubStage()
    let page = try stage.page(anna)
    stage.time.pass(.seconds(899))
    #expect(stage.hub.sessions.count == 1)
    stage.time.pass(.seconds(2))
    #expect(stage.hub.sessions.count == 0)
    #expect(stage.metrics.count(.forgotten) == 1)
    try await page.join()
    #expect(page.closeCode == 4_404)
    await stage.hub.save()
    #expect(stage.hub.writer.pendingCount == 0)
  }

  @Test func `a broken connection is resumed`() async throws {
    let stage = HubStage()
    let page = try stage.page(anna)
    try await page.join()
    await page.act(try press("Add", in: page))
    await page.cut()
    #expect(stage.hub.connectedCount == 0)
    stage.time.pass(.seconds(40))
    try await page.join(lastFrame: 2)
    await page.act(try press("Add", in: page))
    #expect(page.sees("Count 2"))
    #expect(stage.hub.sessions.count == 1)
  }

  @Test func `a session without a page sleeps in the store, and wakes`() async throws {
    let stage = HubStage()
    let page = try stage.page(anna)
    try await page.join()
    await page.act(try press("Add", in: page))
    await page.cut()
    stage.time.pass(.seconds(400))
    #expect(stage.hub.sessions.count == 0)
    // The session wakes before it is written, and after.
    try await page.join()
    #expect(page.isOpen)
    #expect(page.frames.last?.contains("Count 1") == true)
    await page.cut()
    stage.time.pass(.seconds(400))
    await stage.hub.save()
    #expect(stage.hub.sessions.count == 0)
    try await page.join()
    #expect(page.frames.last?.contains("Count 1") == true)
    #expect(stage.metrics.count(.restores) == 2)
  }

  @Test func `another process continues from the last save before its end`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/sessions.sqlite"
    let first = HubStage(store: try SQLiteStore(path: path))
    let page = try first.page(anna)
    try await page.join()
    await page.act(try press("Add", in: page))
    first.time.pass(.seconds(2))
    #expect(await first.hub.save())
    // The first process is killed here, without a close frame.
    let second = HubStage(store: try SQLiteStore(path: path))
    let back = TestPage(second, anna, html: page.html, ticket: page.ticket)
    try await back.join()
    #expect(back.isOpen)
    #expect(back.sees("Count 1"))
    let thief = TestPage(second, ben, html: page.html, ticket: page.ticket)
    try await thief.join()
    #expect(thief.closeCode == 4_404)
  }

  @Test func `changes by a message are in the next save`() async throws {
    let store = MemoryStore()
    let first = HubStage(store: store)
    let page = try first.page(anna)
    try await page.join()
    #expect(await first.hub.save())
    await page.act(try press("Add", in: page))
    // No time passes: the state that the page has seen is saved.
    #expect(await first.hub.save())
    let second = HubStage(store: store)
    let back = TestPage(second, anna, html: page.html, ticket: page.ticket)
    try await back.join()
    #expect(back.sees("Count 1"))
    #expect(SessionHub.saveInterval <= .milliseconds(500))
  }

  @Test func `a draining host saves everything and accepts nobody`() async throws {
    let stage = HubStage()
    let page = try stage.page(anna)
    try await page.join()
    await page.act(try press("Add", in: page))
    stage.hub.drain()
    #expect(await stage.hub.saveAll())
    stage.hub.closeSockets()
    await page.settle()
    #expect(page.closeCode == 1_012)
    #expect(throws: SessionHub.Busy.self) { try stage.page(ben) }
    let digest = try #require(SessionTicket(page.ticket)).digest
    #expect(try await stage.store.session(for: digest) != nil)
  }

  @Test func `a duplicated tab gets a copy`() async throws {
    let stage = HubStage()
    let page = try stage.page(anna)
    try await page.join()
    await page.act(try press("Add", in: page))
    let tab = try stage.page(anna)
    try await tab.join(ticket: page.ticket, lastFrame: -1)
    #expect(tab.isOpen)
    #expect(page.isOpen)
    #expect(tab.frames.last?.contains("Count 1") == true)
    await page.act(try press("Add", in: page))
    #expect(page.sees("Count 2"))
    #expect(!tab.sees("Count 2"))
    #expect(stage.metrics.count(.copies) == 1)
  }

  @Test func `the same page on a new connection replaces the old one`() async throws {
    let stage = HubStage()
    let page = try stage.page(anna)
    let first = page.ticket
    try await page.join()
    #expect(page.ticket != first)
    let again = TestPage(stage, anna, html: page.html, ticket: page.ticket)
    try await again.join(lastFrame: 1)
    await page.settle()
    #expect(page.closeCode == 4_002)
    await again.act(try press("Add", in: page))
    #expect(again.sees("Count 1"))
    #expect(stage.hub.sessions.count == 1)
  }

  @Test func `a ticket is replaced, and lost ones do no harm`() async throws {
    let stage = HubStage()
    let page = try stage.page(anna)
    let first = page.ticket
    try await page.join()
    let second = page.ticket
    await page.cut()
    // The page never received the second ticket.
    try await page.join(ticket: first)
    let third = page.ticket
    await page.cut()
    try await page.join(ticket: second)
    #expect(page.closeCode == 4_404)
    try await page.join(ticket: third)
    #expect(page.isOpen)
    await page.cut()
    // After the use of the third ticket the first one is invalid.
    try await page.join(ticket: first)
    #expect(page.closeCode == 4_404)
  }

  @Test func `an ending app reports it, and leaves nothing`() async throws {
    let stage = HubStage()
    let page = try stage.page(anna)
    try await page.join()
    stage.time.pass(.seconds(2))
    await stage.hub.save()
    await page.act(try press("End", in: page))
    #expect(page.closeCode == 1_000)
    #expect(stage.hub.sessions.isEmpty)
    await stage.hub.save()
    let digest = try #require(SessionTicket(page.ticket)).digest
    #expect(try await stage.store.session(for: digest) == nil)
    await page.cut()
    #expect(stage.hub.sockets.entries.isEmpty)
    #expect(stage.hub.idsByTicket.isEmpty)
    #expect(stage.hub.alarms.count == 0)
  }

  @Test func `an app that ends in its first turn leaves nothing`() throws {
    let stage = HubStage(root: { EndingScreen() })
    for _ in 0..<2 { _ = try stage.page(anna) }
    #expect(stage.hub.sessions.isEmpty)
    #expect(stage.hub.idsByTicket.isEmpty)
  }

  @Test func `limits refuse sessions, and put old ones to sleep`() async throws {
    let stage = HubStage { ($0.perDevice, $0.perAddress, $0.total) = (2, 3, 4) }
    let first = try stage.page(anna)
    try await first.join()
    _ = try stage.page(anna)
    #expect(throws: SessionHub.Busy.self) { try stage.page(anna) }
    await first.cut()
    _ = try stage.page(anna)
    #expect(stage.hub.sessions.count == 2)
    _ = try stage.page(ben)
    #expect(throws: SessionHub.Busy.self) { try stage.page(TestBrowser()) }
    let far = ClientAddress("192.0.2.2")
    _ = try stage.page(TestBrowser(address: far))
    #expect(throws: SessionHub.Busy.self) { try stage.page(TestBrowser(address: far)) }
    // Pages without a socket make room, and end by themselves later.
    stage.time.pass(.seconds(16))
    #expect(stage.hub.sessions.count == 4)
    for browser in [anna, ben, TestBrowser(address: far)] { _ = try stage.page(browser) }
    #expect(stage.hub.sessions.count <= 4)
    stage.time.pass(.seconds(900))
    #expect(stage.hub.sessions.isEmpty)
  }

  @Test func `a refused user loses all sessions`() async throws {
    let gate = NamedGate()
    let stage = HubStage(gate: gate)
    let visitor = Visitor(user: "anna", browser: "x")
    var ticket = ""
    _ = try stage.hub.page(anna.device, visitor, link: nil) {
      ticket = $0.text
      return .init(
        nonce: "", ticket: $0.text, socketPath: "", scriptPath: "", partsPath: "",
        tablesPath: "", stylePath: "", formPath: "")
    }
    let page = TestPage(stage, anna, html: "", ticket: ticket)
    await gate.set(.admit(user: "ben"))
    try await page.join()
    #expect(page.closeCode == 4_404)
    await gate.set(.refuse)
    try await page.join()
    #expect(page.closeCode == 4_404)
    await gate.set(.admit(user: "anna"))
    try await page.join()
    #expect(page.isOpen)
    await stage.hub.revalidate()
    #expect(page.isOpen)
    await gate.forbid("anna")
    await stage.hub.revalidate()
    await page.settle()
    #expect(page.closeCode == 4_001)
    #expect(stage.hub.sessions.isEmpty)
  }

  @Test func `a message that violates the protocol ends the session`() async throws {
    let stage = HubStage()
    let page = try stage.page(anna)
    try await page.join()
    await page.send("[1,[\"nonsense\"]]")
    #expect(page.closeCode == 1_008)
    #expect(stage.hub.sessions.isEmpty)
  }
}
