public import ScreenKitCore

/// The number of a session, in memory and in a store.
public struct SessionID: Hashable, Sendable {
  /// The 16 bytes of the number.
  public let bytes: [UInt8]

  /// Creates a random number.
  init() { bytes = .random(count: 16) }

  /// Creates the value from the bytes in a store.
  public init(bytes: [UInt8]) { self.bytes = bytes }
}

/// A session at rest, which any process with the same store can resume.
public struct StoredSession: Equatable, Sendable {
  /// The number of the session.
  public var id: SessionID
  /// The digests of the session's tickets: the page's, and the next one until the page has received
  /// it.
  public var tickets: [TicketDigest]
  /// The 16 bytes of the browser's number, to which the tickets are bound.
  public var device: [UInt8]
  /// The name that the host's gate gave the visitor; `nil` without names.
  public var user: String?
  /// The languages that the visitor's browser named, best first.
  public var languages: [String]
  /// The states of the screens; stores encode it, outside of the main actor.
  public var archive: ScreenArchive
  /// The moment of the last save, in seconds since 1970.
  public var savedAt: Int64
  /// The number of claims by processes; a process with a lower number is not the owner.
  public var term: Int64
  /// The moment at which the session started, in milliseconds since 1970; a restored session keeps
  /// it.
  public var startedAt: Int64

  /// Creates a session at rest.
  public init(
    id: SessionID, tickets: [TicketDigest], device: [UInt8], user: String?,
    languages: [String] = [], archive: ScreenArchive, savedAt: Int64,
    term: Int64 = 0, startedAt: Int64 = 0
  ) {
    (self.id, self.tickets, self.device) = (id, tickets, device)
    (self.user, self.languages, self.archive) = (user, languages, archive)
    (self.savedAt, self.term, self.startedAt) = (savedAt, term, startedAt)
  }
}
