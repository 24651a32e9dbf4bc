import Testing

@testable import WebHost

/// The removal of old sessions, on two hosts with one store.
@MainActor
@Suite("The lifetime of saved sessions")
struct SessionLifetimeTests {
  private static let day = Duration.seconds(24 * 60 * 60)
  private static let lifetime = day * 7

  private let anna = TestBrowser()
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Lets days pass, on each of which both hosts remove old sessions.
  private func pass(days: Int, on hosts: [HubStage]) async {
    for _ in 0..<days {
      for host in hosts {
        host.time.pass(Self.day)
        await host.hub.removeOldSessions(lifetime: Self.lifetime)
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func `an open session without changes outlives the lifetime`(_ kind: StoreKind) async throws {
    let store = try kind.make(folder)
    let (one, two) = (HubStage(store: store), HubStage(store: store))
    let page = try one.page(anna)
    try await page.join()
    await page.act(try page.press("Add"))
    for host in [one, two] { host.time.pass(.seconds(2)) }
    #expect(await one.hub.save())
    await pass(days: 10, on: [one, two])
    #expect(page.isOpen)
    // The first host is killed here, without another save.
    let back = TestPage(two, anna, html: page.html, ticket: page.ticket)
    try await back.join()
    #expect(back.isOpen)
    #expect(back.sees("Count 1"))
  }

  @Test(arguments: StoreKind.available)
  func `a sleeping session is removed after the lifetime`(_ kind: StoreKind) async throws {
    let store = try kind.make(folder)
    let (one, two) = (HubStage(store: store), HubStage(store: store))
    let page = try one.page(anna)
    try await page.join()
    await page.cut()
    for host in [one, two] { host.time.pass(.seconds(400)) }
    #expect(await one.hub.save())
    #expect(one.hub.sessions.isEmpty)
    let digest = try #require(SessionTicket(page.ticket)).digest
    await pass(days: 6, on: [one, two])
    #expect(try await store.session(for: digest) != nil)
    await pass(days: 2, on: [one, two])
    #expect(try await store.session(for: digest) == nil)
  }
}
