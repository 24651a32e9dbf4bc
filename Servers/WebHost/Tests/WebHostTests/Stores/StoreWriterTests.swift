import Synchronization
import Testing

@testable import WebHost

@Suite("The writing of changed sessions")
struct StoreWriterTests {
  @Test func `changes of a session are written once, and again after failures`() async throws {
    let store = FailingStore()
    let writer = StoreWriter(store, logger: .silent)
    writer.add(.save(.sample(1, tickets: [1], title: "old")))
    writer.add(.save(.sample(1, tickets: [1], title: "new")))
    writer.add(.save(.sample(2, tickets: [2])))
    #expect(writer.session(for: .sample(1)) == .sample(1, tickets: [1], title: "new"))
    await store.setFailing(true)
    #expect(await writer.flush() == false)
    #expect(writer.pendingCount == 2)
    #expect(writer.failureCount == 1)
    writer.add(.remove(SessionStoreTests.id(2), term: 0))
    #expect(writer.isRemoving(.sample(2, tickets: [2])))
    await store.setFailing(false)
    #expect(await writer.flush())
    #expect(writer.pendingCount == 0)
    let written = await store.written
    #expect(written.count == 1)
    #expect(written[0].count == 2)
    #expect(written[0].contains(.save(.sample(1, tickets: [1], title: "new"))))
    #expect(written[0].contains(.remove(SessionStoreTests.id(2), term: 0)))
    #expect(await writer.flush())
    #expect(await store.written.count == 1)
  }

  @Test func `a refused change is reported once, and not written again`() async throws {
    let store = FailingStore()
    let writer = StoreWriter(store, logger: .silent)
    let change = StoreChange.save(.sample(1, tickets: [1]))
    writer.add(change)
    await store.setRefused([change.id])
    let told = Mutex<[StoreChange]>([])
    #expect(await writer.flush { change in told.withLock { $0.append(change) } })
    #expect(told.withLock { $0 } == [change])
    #expect(writer.pendingCount == 0)
  }

  @Test func `a change by an earlier owner does not replace a pending one`() async throws {
    let writer = StoreWriter(FailingStore(), logger: .silent)
    var owned = StoredSession.sample(1, tickets: [2])
    owned.term = 1
    writer.add(.save(owned))
    writer.add(.save(.sample(1, tickets: [1])))
    #expect(writer.session(for: .sample(2)) == owned)
    #expect(writer.session(for: .sample(1)) == nil)
  }

  @Test func `a removal concerns no session in a later term`() {
    let writer = StoreWriter(FailingStore(), logger: .silent)
    var session = StoredSession.sample(1, tickets: [1])
    session.term = 1
    writer.add(.remove(session.id, term: 1))
    #expect(writer.isRemoving(session))
    session.term = 2
    #expect(!writer.isRemoving(session))
    // The later owner's save replaces the removal.
    writer.add(.save(session))
    #expect(writer.session(for: .sample(1)) == session)
  }

  @Test func `a change during a write is not lost`() async throws {
    let store = FailingStore()
    let writer = StoreWriter(store, logger: .silent)
    writer.add(.save(.sample(1, tickets: [1], title: "old")))
    await store.setMeanwhile { writer.add(.save(.sample(1, tickets: [1], title: "new"))) }
    await writer.flush()
    #expect(writer.pendingCount == 1)
    await writer.flush()
    #expect(await store.written.last == [.save(.sample(1, tickets: [1], title: "new"))])
  }
}

/// A store whose failures a test controls.
actor FailingStore: SessionStore {
  struct Failure: Error {}
  private(set) var written: [[StoreChange]] = []
  private var isFailing = false
  private var refused: Set<SessionID> = []
  private var meanwhile: (@Sendable () -> Void)?
  private var holdsNextWrite = false
  private var held: CheckedContinuation<Void, Never>?

  /// Whether a write waits for ``release()``.
  var isHolding: Bool { held != nil }

  /// Makes the next write wait for ``release()``.
  func holdNextWrite() { holdsNextWrite = true }

  /// Lets the write that waits continue.
  func release() {
    held?.resume()
    held = nil
  }

  func setFailing(_ isFailing: Bool) { self.isFailing = isFailing }
  func setRefused(_ refused: Set<SessionID>) { self.refused = refused }
  func setMeanwhile(_ action: @escaping @Sendable () -> Void) { meanwhile = action }
  func cookieKey() -> [UInt8] { [] }
  func session(for ticket: TicketDigest) throws -> StoredSession? {
    if isFailing { throw Failure() }
    return nil
  }
  func write(_ changes: [StoreChange]) async throws -> Set<SessionID> {
    if isFailing { throw Failure() }
    if holdsNextWrite {
      holdsNextWrite = false
      await withCheckedContinuation { held = $0 }
    }
    written.append(changes)
    meanwhile?()
    meanwhile = nil
    return refused
  }
  func claim(_ session: StoredSession) -> StoredSession? { nil }
  func endSessions(of user: String, startedUntil moment: Int64) throws {
    if isFailing { throw Failure() }
  }
  func endings(since moment: Int64) -> [String: Int64] { [:] }
  func removeSessions(savedBefore moment: Int64) {}
  func close() {}
}
