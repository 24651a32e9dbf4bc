import Testing

@testable import WebHost

@Suite("The saving of many sessions")
@MainActor
struct SavingTests {
  @Test func `no session waits for the save of all others`() async throws {
    let store = FailingStore()
    let stage = try await joinedPages(130, store)
    #expect(await stage.hub.saveAll())
    #expect(await store.written.map(\.count) == [64, 64, 2])
  }

  @Test func `a failure is tried again once in each save`() async throws {
    let store = FailingStore()
    let stage = try await joinedPages(130, store)
    await store.setFailing(true)
    #expect(await stage.hub.saveAll() == false)
    #expect(await stage.hub.save() == false)
    #expect(stage.hub.writer.failureCount == 2)
    #expect(stage.hub.writer.pendingCount == 130)
    await store.setFailing(false)
    #expect(await stage.hub.save())
    #expect(await store.written.map(\.count) == [130])
  }

  @Test func `a save waits for the one before it`() async throws {
    let store = FailingStore()
    let stage = try await joinedPages(130, store)
    await store.holdNextWrite()
    let first = Task { await stage.hub.saveAll() }
    while await !store.isHolding { await Task.yield() }
    let second = Task { () -> [Int] in
      await stage.hub.save()
      return await store.written.map(\.count)
    }
    // A second save that does not wait would write in one of these turns.
    for _ in 0..<1_000 {
      guard await store.written.isEmpty else { break }
      await Task.yield()
    }
    await store.release()
    #expect(await second.value == [64, 64, 2])
    #expect(await first.value)
  }

  private func joinedPages(_ count: Int, _ store: FailingStore) async throws -> HubStage {
    let stage = HubStage(store: store) { ($0.perDevice, $0.perAddress) = (count, count) }
    let browser = TestBrowser()
    for _ in 0..<count { try await stage.page(browser).join() }
    return stage
  }
}
