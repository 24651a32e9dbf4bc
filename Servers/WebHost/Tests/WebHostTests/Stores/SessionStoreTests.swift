import Foundation
import GRDB
import ScreenKitCore
import Testing

@testable import WebHost

/// The kinds of stores, which all behave alike.
enum StoreKind: CaseIterable {
  case memory, sqlite, own

  func make(_ folder: TemporaryFolder) throws -> any SessionStore {
    switch self {
    case .memory: MemoryStore()
    case .sqlite: try SQLiteStore(path: folder.path + "/sessions.sqlite")
    case .own: SessionTable()
    }
  }
}

@Suite("Stores of sessions")
struct SessionStoreTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: StoreKind.allCases)
  func `a saved session is found by each of its tickets`(_ kind: StoreKind) async throws {
    let store = try kind.make(folder)
    let (one, two) = (
      StoredSession.sample(1, tickets: [1, 2]), StoredSession.sample(2, tickets: [3])
    )
    try await store.write([.save(one), .save(two)])
    #expect(try await store.session(for: .sample(1)) == one)
    #expect(try await store.session(for: .sample(2)) == one)
    #expect(try await store.session(for: .sample(3)) == two)
    #expect(try await store.session(for: .sample(4)) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `a later save replaces state and tickets`(_ kind: StoreKind) async throws {
    let store = try kind.make(folder)
    try await store.write([.save(.sample(1, tickets: [1, 2]))])
    let later = StoredSession.sample(1, tickets: [2, 3], title: "later", savedAt: 9)
    try await store.write([.save(later)])
    #expect(try await store.session(for: .sample(1)) == nil)
    #expect(try await store.session(for: .sample(2)) == later)
    #expect(try await store.session(for: .sample(3)) == later)
  }

  @Test(arguments: StoreKind.allCases)
  func `removed and old sessions are gone`(_ kind: StoreKind) async throws {
    let store = try kind.make(folder)
    try await store.write([
      .save(.sample(1, tickets: [1], savedAt: 10)), .save(.sample(2, tickets: [2], savedAt: 20)),
      .save(.sample(3, tickets: [3], savedAt: 30)),
    ])
    try await store.write([.remove(SessionStoreTests.id(3)), .remove(SessionStoreTests.id(4))])
    try await store.removeSessions(savedBefore: 20)
    #expect(try await store.session(for: .sample(1)) == nil)
    #expect(try await store.session(for: .sample(2)) != nil)
    #expect(try await store.session(for: .sample(3)) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `the key of the cookies stays the same`(_ kind: StoreKind) async throws {
    let store = try kind.make(folder)
    let key = try await store.cookieKey()
    #expect(key.count == 32)
    #expect(Set(key).count > 8)
    #expect(try await store.cookieKey() == key)
  }

  @Test func `a file keeps sessions and key, for its owner alone`() async throws {
    let path = folder.path + "/sessions.sqlite"
    let first = try SQLiteStore(path: path)
    let (key, session) = (try await first.cookieKey(), StoredSession.sample(1, tickets: [1]))
    try await first.write([.save(session)])
    // Another process has the file open at the same time.
    let second = try SQLiteStore(path: path)
    #expect(try await second.session(for: .sample(1)) == session)
    try await first.close()
    try await second.close()
    let third = try SQLiteStore(path: path)
    #expect(try await third.session(for: .sample(1)) == session)
    #expect(try await third.cookieKey() == key)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
    }
  }

  @Test func `a file of the first version keeps its sessions`() async throws {
    let path = folder.path + "/sessions.sqlite"
    var session = StoredSession.sample(1, tickets: [1])
    let first = try DatabaseQueue(path: path)
    try await first.write { [session] database in
      try database.execute(
        sql: """
          CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
          INSERT INTO grdb_migrations VALUES ('1');
          CREATE TABLE cookieKey (id INTEGER PRIMARY KEY CHECK (id = 1), key BLOB NOT NULL);
          CREATE TABLE session (
            id BLOB PRIMARY KEY NOT NULL, device BLOB NOT NULL, user TEXT, archive BLOB NOT NULL,
            savedAt INTEGER NOT NULL
          );
          CREATE INDEX sessionBySavedAt ON session (savedAt);
          CREATE TABLE ticket (
            digest BLOB NOT NULL UNIQUE,
            session BLOB NOT NULL REFERENCES session (id) ON DELETE CASCADE
          );
          CREATE INDEX ticketBySession ON ticket (session);
          """)
      let id = Data(session.id.bytes)
      try database.execute(
        sql: "INSERT INTO session VALUES (?, ?, ?, ?, ?)",
        arguments: [
          id, Data(session.device), session.user, try JSONEncoder().encode(session.archive),
          session.savedAt,
        ])
      for ticket in session.tickets {
        try database.execute(
          sql: "INSERT INTO ticket VALUES (?, ?)", arguments: [Data(ticket.bytes), id])
      }
    }
    try first.close()
    let store = try SQLiteStore(path: path)
    session.languages = []
    #expect(try await store.session(for: .sample(1)) == session)
    session.languages = ["de"]
    try await store.write([.save(session)])
    #expect(try await store.session(for: .sample(1)) == session)
  }

  @Test func `a path that cannot be opened is told`() throws {
    #expect(throws: SessionStoreError.cannotOpen("/none/x", "No such file or directory")) {
      try SQLiteStore(path: "/none/x")
    }
    let path = folder.path + "/text"
    try Data(repeating: 65, count: 5_000).write(to: URL(filePath: path))
    #expect(throws: SessionStoreError.self) { try SQLiteStore(path: path) }
  }

  static func id(_ number: UInt8) -> SessionID {
    SessionID(bytes: Array(repeating: number, count: 16))
  }
}

@Suite("The writing of changed sessions")
struct StoreWriterTests {
  @Test func `changes of one session are written once, and failures again`() async throws {
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
    writer.add(.remove(SessionStoreTests.id(2)))
    #expect(writer.isRemoving(SessionStoreTests.id(2)))
    await store.setFailing(false)
    #expect(await writer.flush())
    #expect(writer.pendingCount == 0)
    let written = await store.written
    #expect(written.count == 1)
    #expect(written[0].count == 2)
    #expect(written[0].contains(.save(.sample(1, tickets: [1], title: "new"))))
    #expect(written[0].contains(.remove(SessionStoreTests.id(2))))
    #expect(await writer.flush())
    #expect(await store.written.count == 1)
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

/// A store that fails when a test says so.
actor FailingStore: SessionStore {
  struct Failure: Error {}
  private(set) var written: [[StoreChange]] = []
  private var isFailing = false
  private var meanwhile: (@Sendable () -> Void)?

  func setFailing(_ isFailing: Bool) { self.isFailing = isFailing }
  func setMeanwhile(_ action: @escaping @Sendable () -> Void) { meanwhile = action }
  func cookieKey() -> [UInt8] { [] }
  func session(for ticket: TicketDigest) throws -> StoredSession? {
    if isFailing { throw Failure() }
    return nil
  }
  func write(_ changes: [StoreChange]) throws {
    if isFailing { throw Failure() }
    written.append(changes)
    meanwhile?()
    meanwhile = nil
  }
  func removeSessions(savedBefore moment: Int64) {}
  func close() {}
}

extension TicketDigest {
  static func sample(_ number: UInt8) -> TicketDigest {
    TicketDigest(bytes: Array(repeating: number, count: 32))
  }
}

extension StoredSession {
  /// A session whose numbers are repeated bytes.
  static func sample(
    _ number: UInt8, tickets: [UInt8], title: String = "title", savedAt: Int64 = 1
  ) -> StoredSession {
    var root = ScreenState()
    root.title = title
    return StoredSession(
      id: SessionStoreTests.id(number), tickets: tickets.map { .sample($0) },
      device: Array(repeating: number, count: 16), user: number == 1 ? "anna" : nil,
      languages: number == 1 ? ["sr-Latn", "en"] : [], archive: ScreenArchive(root: root),
      savedAt: savedAt)
  }
}
