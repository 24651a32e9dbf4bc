import Foundation
import GRDB
import PostgresStore
import ScreenKitCore
import ServerParts
import Testing

@testable import WebHost

/// The kinds of stores, which all behave alike.
enum StoreKind {
  case memory, sqlite, own, postgres

  /// The kinds that this machine can test.
  static let available: [StoreKind] =
    [.memory, .sqlite, .own] + (PostgresServer.isInstalled ? [.postgres] : [])

  func make(_ folder: TemporaryFolder) throws -> any SessionStore {
    switch self {
    case .memory: MemoryStore()
    case .sqlite: try SQLiteStore(path: folder.path + "/sessions.sqlite")
    case .own: SessionTable()
    case .postgres: try PostgresStore(address: PostgresServer.shared.get().makeAddress())
    }
  }
}

@Suite("Stores of sessions")
struct SessionStoreTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: StoreKind.available)
  func `a saved session is found by each of its tickets`(_ kind: StoreKind) async throws {
    let store = try kind.make(folder)
    let (one, two) = (
      StoredSession.sample(1, tickets: [1, 2]), StoredSession.sample(2, tickets: [3])
    )
    _ = try await store.write([.save(one), .save(two)])
    #expect(try await store.session(for: .sample(1)) == one)
    #expect(try await store.session(for: .sample(2)) == one)
    #expect(try await store.session(for: .sample(3)) == two)
    #expect(try await store.session(for: .sample(4)) == nil)
  }

  @Test(arguments: StoreKind.available)
  func `a later save replaces state and tickets`(_ kind: StoreKind) async throws {
    let store = try kind.make(folder)
    _ = try await store.write([.save(.sample(1, tickets: [1, 2]))])
    let later = StoredSession.sample(1, tickets: [2, 3], title: "later", savedAt: 9)
    _ = try await store.write([.save(later)])
    #expect(try await store.session(for: .sample(1)) == nil)
    #expect(try await store.session(for: .sample(2)) == later)
    #expect(try await store.session(for: .sample(3)) == later)
  }

  @Test(arguments: StoreKind.available)
  func `removed and old sessions are deleted`(_ kind: StoreKind) async throws {
    let store = try kind.make(folder)
    _ = try await store.write([
      .save(.sample(1, tickets: [1], savedAt: 10)), .save(.sample(2, tickets: [2], savedAt: 20)),
      .save(.sample(3, tickets: [3], savedAt: 30)),
    ])
    _ = try await store.write([
      .remove(SessionStoreTests.id(3), term: 0), .remove(SessionStoreTests.id(4), term: 0),
    ])
    try await store.removeSessions(savedBefore: 20)
    #expect(try await store.session(for: .sample(1)) == nil)
    #expect(try await store.session(for: .sample(2)) != nil)
    #expect(try await store.session(for: .sample(3)) == nil)
  }

  @Test(arguments: StoreKind.available)
  func `the key of the cookies stays the same`(_ kind: StoreKind) async throws {
    let store = try kind.make(folder)
    let key = try await store.cookieKey()
    #expect(key.count == 32)
    #expect(Set(key).count > 8)
    #expect(try await store.cookieKey() == key)
  }

  @Test(arguments: StoreKind.available)
  func `one of two processes claims a session, the other stops saving`(
    _ kind: StoreKind
  ) async throws {
    let store = try kind.make(folder)
    let (first, other) = (
      StoredSession.sample(1, tickets: [1]), StoredSession.sample(2, tickets: [2])
    )
    #expect(try await store.write([.save(first), .save(other)]).isEmpty)
    var claimed = first
    claimed.term = 1
    #expect(try await store.claim(first) == claimed)
    #expect(try await store.claim(first) == nil)
    #expect(try await store.session(for: .sample(1)) == claimed)
    // The earlier owner tries to save and to end its session.
    let late = StoredSession.sample(1, tickets: [3], title: "late")
    #expect(try await store.write([.save(late), .save(other)]) == [first.id])
    _ = try await store.write([.remove(first.id, term: 0)])
    #expect(try await store.session(for: .sample(1)) == claimed)
    #expect(try await store.session(for: .sample(3)) == nil)
    #expect(try await store.write([.remove(first.id, term: 1)]).isEmpty)
    #expect(try await store.session(for: .sample(1)) == nil)
    #expect(try await store.claim(claimed) == nil)
  }

  @Test(arguments: StoreKind.available)
  func `a ticket belongs to the session that got it last`(_ kind: StoreKind) async throws {
    let store = try kind.make(folder)
    let (one, two) = (
      StoredSession.sample(1, tickets: [1]), StoredSession.sample(2, tickets: [1, 2])
    )
    _ = try await store.write([.save(one)])
    _ = try await store.write([.save(two)])
    #expect(try await store.session(for: .sample(1)) == two)
    #expect(try await store.session(for: .sample(2)) == two)
  }

  @Test(arguments: StoreKind.available)
  func `an ending removes earlier sessions of the user, and stays`(
    _ kind: StoreKind
  ) async throws {
    let store = try kind.make(folder)
    func session(_ number: UInt8, _ user: String?, startedAt: Int64) -> StoredSession {
      var session = StoredSession.sample(number, tickets: [number], savedAt: 50)
      (session.user, session.startedAt) = (user, startedAt)
      return session
    }
    let (later, other) = (session(2, "anna", startedAt: 51), session(3, "ben", startedAt: 40))
    let nobody = session(4, nil, startedAt: 40)
    _ = try await store.write(
      [session(1, "anna", startedAt: 50), later, other, nobody].map { .save($0) })
    try await store.endSessions(of: "anna", startedUntil: 50)
    #expect(try await store.session(for: .sample(1)) == nil)
    #expect(try await store.session(for: .sample(2)) == later)
    #expect(try await store.session(for: .sample(3)) == other)
    #expect(try await store.session(for: .sample(4)) == nobody)
    // The clock of another host is behind.
    try await store.endSessions(of: "anna", startedUntil: 45)
    try await store.endSessions(of: "ben", startedUntil: 9_000)
    #expect(try await store.endings(since: 0) == ["anna": 50, "ben": 9_000])
    #expect(try await store.endings(since: 50) == ["anna": 50, "ben": 9_000])
    #expect(try await store.endings(since: 51) == ["ben": 9_000])
    try await store.removeSessions(savedBefore: 9)
    #expect(try await store.endings(since: 0) == ["ben": 9_000])
  }

  @Test func `a file keeps sessions and key, for its owner alone`() async throws {
    let path = folder.path + "/sessions.sqlite"
    let first = try SQLiteStore(path: path)
    let (key, session) = (try await first.cookieKey(), StoredSession.sample(1, tickets: [1]))
    _ = try await first.write([.save(session)])
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
    _ = try await store.write([.save(session)])
    #expect(try await store.session(for: .sample(1)) == session)
  }

  @Test func `an invalid path is reported`() throws {
    #expect(throws: DatabaseFileError.cannotOpen("/none/x", "No such file or directory")) {
      try SQLiteStore(path: "/none/x")
    }
    let path = folder.path + "/text"
    try Data(repeating: 65, count: 5_000).write(to: URL(filePath: path))
    #expect(throws: DatabaseFileError.self) { try SQLiteStore(path: path) }
  }

  static func id(_ number: UInt8) -> SessionID {
    SessionID(bytes: Array(repeating: number, count: 16))
  }
}

extension TicketDigest {
  static func sample(_ number: UInt8) -> TicketDigest {
    TicketDigest(bytes: Array(repeating: number, count: 32))
  }
}

extension StoredSession {
  /// Returns a session whose numbers are repeated bytes.
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
