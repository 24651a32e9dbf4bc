import Foundation
import ScreenKitCore
import Testing

@testable import PostgresStore
@testable import WebHost

@Suite(
  "The store in PostgreSQL",
  .enabled(if: PostgresServer.isInstalled, "needs the programs of a PostgreSQL server"))
struct PostgresStoreTests {
  private let server: PostgresServer

  init() throws { server = try PostgresServer.shared.get() }

  /// Opens a connection in addition to that of the store.
  private func connect(_ address: String) throws -> PostgresConnection {
    try PostgresConnection(PostgresAddress(address), until: .now + .seconds(10))
  }

  private var later: ContinuousClock.Instant { .now + .seconds(10) }

  @Test func `hosts on several machines share sessions and key`() async throws {
    let address = server.makeAddress()
    let (one, two) = (try PostgresStore(address: address), try PostgresStore(address: address))
    // Both stores create the tables at once.
    async let keys = (one.cookieKey(), two.cookieKey())
    let (first, second) = try await keys
    #expect(first == second)
    let session = StoredSession.sample(1, tickets: [1])
    _ = try await one.write([.save(session)])
    #expect(try await two.session(for: .sample(1)) == session)
    await one.close()
    #expect(try await two.session(for: .sample(1)) == session)
  }

  @Test func `the next call restores a lost connection`() async throws {
    let address = server.makeAddress("lost")
    let store = try PostgresStore(address: address)
    let session = StoredSession.sample(1, tickets: [1])
    _ = try await store.write([.save(session)])
    let other = try connect(server.makeAddress("other"))
    for _ in 0..<3 {
      let ended = try other.run(
        """
        SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = 'lost'
        """, until: later)
      #expect(ended == [[[1]]])
      #expect(try await store.session(for: .sample(1)) == session)
    }
  }

  @Test func `an unreachable database fails all waiting calls at once`() async throws {
    let store = try PostgresStore(address: "postgresql://web@/web?host=/none")
    await withTaskGroup { group in
      for _ in 0..<50 {
        group.addTask {
          await #expect(throws: PostgresError.self) {
            _ = try await store.session(for: .sample(1))
          }
        }
      }
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a call ends in time while others lock the tables`() async throws {
    let address = server.makeAddress()
    let store = try PostgresStore(address: address, timeout: .milliseconds(300))
    let calm = try PostgresStore(address: address)
    let session = StoredSession.sample(1, tickets: [1])
    _ = try await calm.write([.save(session)])
    let other = try connect(address)
    try other.run("BEGIN", until: later)
    try other.run("LOCK TABLE screenkit_session", until: later)
    await withTaskGroup { group in
      for _ in 0..<10 {
        group.addTask {
          await #expect(throws: PostgresError.self) { try await store.write([.save(session)]) }
        }
      }
    }
    // The session is unchanged, and can be claimed once the other transactions have ended.
    try other.run("ROLLBACK", until: later)
    #expect(try await calm.session(for: .sample(1)) == session)
    #expect(try await calm.claim(session) != nil)
  }

  @Test func `texts of users are only values`() async throws {
    let store = try PostgresStore(address: server.makeAddress())
    let texts = [
      "'; DROP TABLE screenkit_session; --", "\\x00", "$1", "{NULL,\"}", "a\0b", "", "žluť 🫀",
    ]
    for (index, text) in texts.enumerated() {
      var session = StoredSession.sample(UInt8(index + 1), tickets: [UInt8(index + 1)], title: text)
      session.user = text
      _ = try await store.write([.save(session)])
      #expect(try await store.session(for: .sample(UInt8(index + 1))) == session)
    }
  }

  @Test func `a thousand sessions are one transaction`() async throws {
    let store = try PostgresStore(address: server.makeAddress())
    let sessions = (0..<1_000).map { number in
      var session = StoredSession.sample(1, tickets: [])
      session.id = SessionID()
      session.tickets = [TicketDigest(bytes: Array("\(number)".utf8))]
      session.term = Int64(number % 3)
      return session
    }
    #expect(try await store.write(sessions.map { .save($0) }).isEmpty)
    let last = try #require(sessions.last)
    #expect(try await store.session(for: last.tickets[0]) == last)
    let late = sessions.map { session in
      var session = session
      session.term = 1
      return StoreChange.save(session)
    }
    #expect(try await store.write(late) == Set(sessions.filter { $0.term == 2 }.map(\.id)))
  }

  @Test func `tables of a later version are unchanged`() async throws {
    let address = server.makeAddress()
    _ = try await PostgresStore(address: address).cookieKey()
    try connect(address).run("INSERT INTO screenkit_version VALUES (99)", until: later)
    let store = try PostgresStore(address: address)
    await #expect(throws: PostgresError.tooNew) { try await store.cookieKey() }
  }

  /// The tables of the first version, as a host of that version created them.
  private static let firstTables: [StaticString] = [
    "CREATE TABLE screenkit_version (number bigint PRIMARY KEY)",
    "INSERT INTO screenkit_version VALUES (1)",
    """
    CREATE TABLE screenkit_cookie_key (id bigint PRIMARY KEY CHECK (id = 1), key bytea NOT NULL)
    """,
    """
    CREATE TABLE screenkit_session (
      id bytea PRIMARY KEY, device bytea NOT NULL, visitor bytea, languages bytea NOT NULL,
      archive bytea NOT NULL, saved_at bigint NOT NULL, term bigint NOT NULL
    )
    """,
    "CREATE INDEX screenkit_session_by_saved_at ON screenkit_session (saved_at)",
    """
    CREATE TABLE screenkit_ticket (
      digest bytea PRIMARY KEY,
      session bytea NOT NULL REFERENCES screenkit_session (id) ON DELETE CASCADE,
      place bigint NOT NULL
    )
    """,
    "CREATE INDEX screenkit_ticket_by_session ON screenkit_ticket (session)",
  ]

  @Test func `tables of the first version keep their sessions and the key`() async throws {
    let address = server.makeAddress()
    let old = try connect(address)
    for statement in Self.firstTables { try old.run(statement, until: later) }
    var session = StoredSession.sample(1, tickets: [1, 2])
    (session.user, session.term, session.startedAt) = ("anna", 3, 0)
    let key = [UInt8](repeating: 7, count: 32)
    try old.run("INSERT INTO screenkit_cookie_key VALUES (1, $1)", [.bytes(key)], until: later)
    try old.run(
      "INSERT INTO screenkit_session VALUES ($1, $2, $3, $4, $5, $6, $7)",
      [
        .bytes(session.id.bytes), .bytes(session.device), .bytes(Array("anna".utf8)),
        .bytes(Array(session.languages.joined(separator: ",").utf8)),
        .bytes(Array(try JSONEncoder().encode(session.archive))), .int64(session.savedAt),
        .int64(session.term),
      ], until: later)
    for (place, ticket) in session.tickets.enumerated() {
      try old.run(
        "INSERT INTO screenkit_ticket VALUES ($1, $2, $3)",
        [.bytes(ticket.bytes), .bytes(session.id.bytes), .int64(Int64(place))], until: later)
    }
    // Hosts that start at once change the tables once.
    let stores = try (0..<3).map { _ in try PostgresStore(address: address) }
    try await withThrowingTaskGroup(of: StoredSession?.self) { group in
      for store in stores { group.addTask { try await store.session(for: .sample(2)) } }
      for try await found in group { #expect(found == session) }
    }
    #expect(try await stores[0].cookieKey() == key)
    let claimed = try #require(try await stores[1].claim(session))
    var saved = claimed
    saved.startedAt = 40
    #expect(try await stores[1].write([.save(saved)]).isEmpty)
    #expect(try await stores[2].session(for: .sample(1)) == saved)
    try await stores[0].endSessions(of: "anna", startedUntil: 50)
    #expect(try await stores[2].session(for: .sample(1)) == nil)
    #expect(try await stores[2].endings(since: 0) == ["anna": 50])
  }

  @Test func `errors name the state, and no value`() async throws {
    let connection = try connect(server.makeAddress())
    let error = #expect(throws: PostgresError.self) {
      try connection.run(
        "SELECT ('secret' || length($1))::bigint", [.bytes([1])], until: later)
    }
    #expect(error == .refused(state: "22P02"))
    #expect(error.map { "\($0)".contains("secret") } == false)
  }
}

@Suite("The address of a database")
struct PostgresAddressTests {
  @Test(arguments: [
    "postgresql://web:hush@host/web", "postgresql://web@host/web?password=hush",
    "host=db password=hush",
  ])
  func `an address with a password is refused without repeating it`(_ text: String) throws {
    let error = #expect(throws: PostgresError.passwordInAddress) {
      try PostgresStore(address: text)
    }
    #expect(error.map { String(reflecting: $0).contains("hush") } == false)
  }

  @Test func `an address is distinguished from the path of a file`() throws {
    #expect(PostgresStore.isAddress("postgresql://web@host/web"))
    #expect(PostgresStore.isAddress("postgres:///web"))
    #expect(!PostgresStore.isAddress("/var/lib/web.sqlite"))
    #expect(throws: PostgresError.badAddress) {
      try PostgresStore(address: "postgresql://host/web?nonsense=1")
    }
  }
}

@Suite("The pause after a failed connection")
struct ConnectionPauseTests {
  @Test func `a failure is repeated for a second, until a success`() {
    let start = ContinuousClock.now
    var pause = ConnectionPause()
    #expect(pause.refusal(at: start) == nil)
    pause.record(.timedOut, at: start)
    #expect(pause.refusal(at: start + .milliseconds(999)) == .timedOut)
    #expect(pause.refusal(at: start + .seconds(1)) == nil)
    pause.record(nil, at: start)
    #expect(pause.refusal(at: start) == nil)
  }
}
