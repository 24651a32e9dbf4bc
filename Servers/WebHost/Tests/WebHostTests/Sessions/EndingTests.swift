import ScreenKitCore
import Testing

@testable import WebHost

/// The end of a user's sessions, on two hosts with one store.
@MainActor
@Suite("End sessions on other hosts")
struct EndingTests {
  private let anna = TestBrowser(user: "anna")
  private let folder: TemporaryFolder
  private let gate = NamedGate()

  init() async throws {
    folder = try TemporaryFolder()
    await gate.set(.admit(user: "anna"))
  }

  private func hosts(_ kind: StoreKind) throws -> (HubStage, HubStage) {
    let store = try kind.make(folder)
    return (HubStage(store: store, gate: gate), HubStage(store: store, gate: gate))
  }

  private func pass(_ duration: Duration, on hosts: HubStage...) {
    for host in hosts { host.time.pass(duration) }
  }

  @Test(arguments: StoreKind.available)
  func `an open page on the other host closes`(_ kind: StoreKind) async throws {
    let (one, two) = try hosts(kind)
    let page = try two.page(anna)
    try await page.join()
    let other = try two.page(TestBrowser(user: "ben"))
    await two.hub.exchangeEndings()
    pass(.seconds(5), on: one, two)
    VisitorSessions(one.hub).endSessions(of: "anna")
    await one.hub.exchangeEndings()
    await two.hub.exchangeEndings()
    await page.settle()
    #expect(page.closeCode == 4_001)
    #expect(two.hub.sessions.values.map(\.visitor.user) == ["ben"])
    #expect(!other.html.isEmpty)
    // The store restores nothing of the session.
    await two.hub.save()
    try await page.join()
    #expect(page.closeCode == 4_404)
  }

  @Test(arguments: StoreKind.available)
  func `a sleeping session on the other host does not wake`(_ kind: StoreKind) async throws {
    let (one, two) = try hosts(kind)
    let page = try two.page(anna)
    try await page.join()
    await page.cut()
    pass(.seconds(400), on: one, two)
    await two.hub.save()
    VisitorSessions(one.hub).endSessions(of: "anna")
    await one.hub.exchangeEndings()
    let digest = try #require(SessionTicket(page.ticket)).digest
    #expect(try await one.store.session(for: digest) == nil)
    try await page.join()
    #expect(page.closeCode == 4_404)
  }

  @Test func `a later save of the other host restores nothing`() async throws {
    let (one, two) = try hosts(.memory)
    let page = try two.page(anna)
    try await page.join()
    pass(.seconds(5), on: one, two)
    VisitorSessions(one.hub).endSessions(of: "anna")
    await one.hub.exchangeEndings()
    pass(.seconds(1), on: one, two)
    // The other host saves once more, and is killed before it reads the end.
    _ = await two.hub.saveAll()
    let third = HubStage(store: one.store, gate: gate)
    await third.hub.exchangeEndings()
    for host in [one, third] {
      let back = TestPage(host, anna, html: page.html, ticket: page.ticket)
      try await back.join()
      #expect(back.closeCode == 4_404)
    }
  }

  @Test func `a copy ends with its session, and a later login continues`() async throws {
    let (one, two) = try hosts(.memory)
    let page = try two.page(anna)
    try await page.join()
    pass(.seconds(5), on: one, two)
    VisitorSessions(one.hub).endSessions(of: "anna")
    pass(.milliseconds(1), on: one, two)
    // A duplicated tab, before the host has read the end.
    let tab = TestPage(two, anna, html: page.html, ticket: page.ticket)
    try await tab.join(lastFrame: -1)
    let later = try two.page(anna)
    try await later.join()
    await one.hub.exchangeEndings()
    await two.hub.exchangeEndings()
    for page in [page, tab, later] { await page.settle() }
    #expect([page, tab, later].map(\.closeCode) == [4_001, 4_001, nil])
  }

  @Test func `a session that is being restored ends, too`() async throws {
    let store = ClaimedStore()
    let (one, two) = (HubStage(store: store, gate: gate), HubStage(store: store, gate: gate))
    let page = try one.page(anna)
    try await page.join()
    #expect(await one.hub.save())
    let moved = TestPage(two, anna, html: page.html, ticket: page.ticket)
    await store.setMeanwhile { VisitorSessions(two.hub).endSessions(of: "anna") }
    try await moved.join()
    #expect(moved.closeCode == 4_404)
    #expect(two.hub.sessions.isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `names of equal characters end together`(_ kind: StoreKind) async throws {
    let (one, two) = try hosts(kind)
    for name in ["\u{E9}", "e\u{301}"] {
      VisitorSessions(one.hub).endSessions(of: name)
      await one.hub.exchangeEndings()
      pass(.seconds(1), on: one, two)
    }
    await two.hub.exchangeEndings()
    #expect(two.hub.endings.moments.values.max() == one.hub.endings.moments.values.max())
  }

  @Test func `an end is written later if the store fails`() async throws {
    let store = FailingStore()
    let stage = HubStage(store: store, gate: gate)
    await store.setFailing(true)
    VisitorSessions(stage.hub).endSessions(of: "anna")
    await stage.hub.exchangeEndings()
    #expect(stage.hub.endings.unwritten.keys.sorted() == ["anna"])
    await store.setFailing(false)
    await stage.hub.exchangeEndings()
    #expect(stage.hub.endings.unwritten.isEmpty)
  }
}

/// A store that does something else while a session is claimed.
private actor ClaimedStore: SessionStore {
  private let store = MemoryStore()
  private var meanwhile: (@MainActor @Sendable () -> Void)?

  func setMeanwhile(_ action: @escaping @MainActor @Sendable () -> Void) { meanwhile = action }

  func claim(_ session: StoredSession) async throws -> StoredSession? {
    let claimed = await store.claim(session)
    await meanwhile?()
    return claimed
  }

  func cookieKey() async throws -> [UInt8] { await store.cookieKey() }
  func session(for ticket: TicketDigest) async throws -> StoredSession? {
    await store.session(for: ticket)
  }
  func write(_ changes: [StoreChange]) async throws -> Set<SessionID> { await store.write(changes) }
  func endSessions(of user: String, startedUntil moment: Int64) async throws {
    await store.endSessions(of: user, startedUntil: moment)
  }
  func endings(since moment: Int64) async throws -> [String: Int64] {
    await store.endings(since: moment)
  }
  func removeSessions(savedBefore moment: Int64) async throws {
    await store.removeSessions(savedBefore: moment)
  }
  func close() async throws { await store.close() }
}
