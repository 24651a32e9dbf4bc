import ScreenKitCore
import Testing

@testable import WebHost

/// Two hosts with one store, between which a page moves.
@MainActor
@Suite("The owner of a session among several hosts")
struct OwnershipTests {
  private let anna = TestBrowser()
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func press(_ name: String, in page: TestPage) throws -> String {
    let end = try #require(page.html.firstRange(of: ">\(name)</button>")).lowerBound
    let start = try #require(page.html[..<end].ranges(of: "id=\"n").last).upperBound
    return "[\"p\",\(page.html[start...].prefix { $0.isNumber })]"
  }

  @Test(arguments: StoreKind.available)
  func `the previous host does not undo the other's work`(
    _ kind: StoreKind
  ) async throws {
    let store = try kind.make(folder)
    let (one, two) = (HubStage(store: store), HubStage(store: store))
    let page = try one.page(anna)
    try await page.join()
    await page.act(try press("Add", in: page))
    await one.hub.save()
    await page.cut()
    // The connection breaks, and the proxy connects the page to the other host.
    let moved = TestPage(two, anna, html: page.html, ticket: page.ticket)
    try await moved.join(lastFrame: 2)
    #expect(moved.frames.last?.contains("Count 1") == true)
    await moved.act(try press("Add", in: page))
    #expect(moved.sees("Count 2"))
    await two.hub.save()
    // The first host still has the session, and stops.
    #expect(one.hub.sessions.count == 1)
    _ = await one.hub.saveAll()
    #expect(one.hub.sessions.isEmpty)
    #expect(one.metrics.count(.givenUp) == 1)
    await one.hub.save()
    await moved.cut()
    let third = HubStage(store: store)
    _ = await two.hub.saveAll()
    let last = TestPage(third, anna, html: page.html, ticket: moved.ticket)
    try await last.join()
    #expect(last.frames.last?.contains("Count 2") == true)
  }

  @Test func `then a page on each host has a separate session`() async throws {
    let store = MemoryStore()
    let (one, two) = (HubStage(store: store), HubStage(store: store))
    let page = try one.page(anna)
    try await page.join()
    await page.act(try press("Add", in: page))
    await one.hub.save()
    // A duplicated tab connects to the other host.
    let copy = TestPage(two, anna, html: page.html, ticket: page.ticket)
    try await copy.join()
    await copy.act(try press("Add", in: page))
    await two.hub.save()
    await page.act(try press("Add", in: page))
    await page.act(try press("Add", in: page))
    await one.hub.save()
    #expect(page.isOpen)
    #expect(one.metrics.count(.copies) == 1)
    await one.hub.save()
    await two.hub.save()
    let third = HubStage(store: store)
    for (page, count) in [(page, 3), (copy, 2)] {
      let back = TestPage(third, anna, html: page.html, ticket: page.ticket)
      try await back.join()
      #expect(back.frames.last?.contains("Count \(count)") == true)
    }
  }

  @Test func `a page returns to the host that gave its session up`() async throws {
    let store = MemoryStore()
    let (one, two) = (HubStage(store: store), HubStage(store: store))
    let page = try one.page(anna)
    try await page.join()
    await page.act(try press("Add", in: page))
    await one.hub.save()
    await page.cut()
    let moved = TestPage(two, anna, html: page.html, ticket: page.ticket)
    try await moved.join(lastFrame: 2)
    await moved.act(try press("Add", in: page))
    await two.hub.save()
    await moved.cut()
    // The first host gives the session up, and has not written that yet.
    _ = await one.hub.saveAll()
    #expect(one.metrics.count(.givenUp) == 1)
    #expect(one.hub.writer.pendingCount == 1)
    let back = TestPage(one, anna, html: page.html, ticket: moved.ticket)
    try await back.join()
    #expect(back.isOpen)
    #expect(back.frames.last?.contains("Count 2") == true)
    await back.act(try press("Add", in: page))
    await one.hub.save()
    let third = HubStage(store: store)
    let last = TestPage(third, anna, html: page.html, ticket: back.ticket)
    try await last.join()
    #expect(last.frames.last?.contains("Count 3") == true)
  }

  @Test func `of two simultaneous joins one restores the session`() async throws {
    let store = MemoryStore()
    let (one, two) = (HubStage(store: store), HubStage(store: store))
    let page = try one.page(anna)
    try await page.join()
    await one.hub.save()
    let digest = try #require(SessionTicket(page.ticket)).digest
    let guest = Guest(anna.device, try #require(anna.address), nil)
    async let first = two.hub.session(for: digest, guest)
    async let second = two.hub.session(for: digest, guest)
    let (a, b) = try await (first, second)
    #expect(a != nil)
    #expect(a === b)
    #expect(two.hub.sessions.count == 1)
    let term = await store.session(for: digest)?.term
    #expect(term == a?.storeKey.term)
  }
}
