internal import Digests

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The request of a login.
public struct LoginRequest: Hashable, Codable, Sendable {
  /// The name of the user who logs in.
  public let username: String
  /// The user's password.
  public let password: Secret
  /// Whether the user asked the device to remember the login; the session then lasts for days.
  public let isRemembered: Bool
  /// The proof that this user has logged in on this device before; `nil` if there is none.
  ///
  /// Wrong passwords from other devices do not delay a device with this proof.
  public let device: Secret?

  /// Creates a request.
  public init(username: String, password: Secret, isRemembered: Bool, device: Secret? = nil) {
    (self.username, self.password, self.isRemembered) = (username, password, isRemembered)
    self.device = device
  }
}

/// The server's time, which takes precedence over the device's clock.
public struct ServerTime: Hashable, Sendable {
  /// The current time, in whole seconds.
  public let now: Date
  /// The server's offset from UTC in seconds; positive if its local time is ahead.
  public let secondsFromUTC: Int

  /// Creates a time, rounded down to whole seconds.
  public init(now: Date, secondsFromUTC: Int) {
    self.now = Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded(.down))
    self.secondsFromUTC = secondsFromUTC
  }

  /// The time of this device.
  public static var local: ServerTime {
    let now = Date()
    return ServerTime(now: now, secondsFromUTC: TimeZone.current.secondsFromGMT(for: now))
  }

  /// The current day in the server's time zone.
  public var today: CalendarDay { CalendarDay(of: now, secondsFromUTC: secondsFromUTC) }
}

extension ServerTime: Codable {
  private enum CodingKeys: String, CodingKey { case now, secondsFromUTC }

  /// Decodes the time; throws a `DecodingError` if the offset exceeds a day.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let offset = try container.decode(Int.self, forKey: .secondsFromUTC)
    guard (-86_400...86_400).contains(offset) else {
      throw DecodingError.dataCorruptedError(
        forKey: .secondsFromUTC, in: container, debugDescription: "\(offset) is no zone")
    }
    self.init(now: try container.decode(Date.self, forKey: .now), secondsFromUTC: offset)
  }
}

/// The session that a login returns; it is valid until it expires or is revoked.
public struct Session: Hashable, Codable, Sendable {
  /// The token that authenticates the session's requests.
  public let token: Secret
  /// The name of the session's user, in the server's spelling.
  public let username: String
  /// The time at which the session expires.
  public let expires: Date
  /// The server's time.
  public let time: ServerTime
  /// The proof of this login, for later logins on the device; `nil` if the device already has one.
  public let device: Secret?

  /// Creates a session.
  public init(
    token: Secret, username: String, expires: Date, time: ServerTime, device: Secret? = nil
  ) {
    (self.token, self.username, self.expires, self.time) = (token, username, expires, time)
    self.device = device
  }

  /// Returns a session's lifetime in seconds: 12 hours, or 30 days on a device that remembers it.
  public static func lifetime(isRemembered: Bool) -> Double {
    isRemembered ? 30 * 86_400 : 12 * 3_600
  }
}

/// An announcement of a list, with its hash and whether the user has read exactly this content.
public struct AnnouncementItem: Hashable, Codable, Sendable {
  /// The content of the announcement.
  public let content: AnnouncementContent
  /// The hash of ``content``.
  public let hash: ContentHash
  /// Whether this user has read the content, on any device.
  public let isRead: Bool

  /// Creates an item; if `hash` is `nil`, it is computed.
  public init(_ content: AnnouncementContent, hash: ContentHash? = nil, isRead: Bool) {
    self.content = content
    self.hash = hash ?? ContentHash(of: content)
    self.isRead = isRead
  }
}

/// All announcements of the server, in the order of their numbers.
public struct AnnouncementList: Hashable, Sendable {
  /// The announcements, each number once.
  public let announcements: [AnnouncementItem]
  /// The number of unusable announcements that were skipped during decoding.
  public let skipped: Int

  /// Creates a list.
  public init(_ announcements: [AnnouncementItem], skipped: Int = 0) {
    (self.announcements, self.skipped) = (announcements, skipped)
  }

  /// The entity tag of the list (ETag), without quotes.
  public var tag: String {
    AnnouncementList.tag(
      of: announcements.map { ($0.content.dbID, $0.hash.description, $0.isRead) })
  }

  /// Returns the entity tag of announcements with these numbers, hashes and read states.
  public static func tag(of entries: [(dbID: Int, hash: String, isRead: Bool)]) -> String {
    var encoding = CanonicalEncoding("muster list 1")
    for entry in entries {
      encoding.add(entry.dbID)
      encoding.add(entry.hash)
      encoding.add(entry.isRead ? 1 : 0)
    }
    return SHA256.hexadecimal(of: encoding.bytes)
  }
}

/// A mark that a user has read a content of an announcement; a changed content is unread again.
public struct ReadMark: Hashable, Codable, Sendable {
  /// The number of the announcement.
  public let dbID: Int
  /// The hash of the content that was read.
  public let hash: ContentHash

  /// Creates a read mark.
  public init(dbID: Int, hash: ContentHash) { (self.dbID, self.hash) = (dbID, hash) }
}

/// The read marks that the app sends to the server.
public struct ReadMarkList: Hashable, Codable, Sendable {
  /// The read marks; the server ignores marks for contents that it no longer has.
  public let marks: [ReadMark]

  /// Creates a list.
  public init(_ marks: [ReadMark]) { self.marks = marks }
}

/// The server's report of a user's last muster.
public struct MusterReport: Hashable, Codable, Sendable {
  /// The time of the last muster; `nil` if there was none.
  public let lastMuster: Date?
  /// The server's day of the last muster; `nil` if there was none.
  public let lastDay: CalendarDay?
  /// The server's time.
  public let time: ServerTime

  /// Creates a report.
  public init(lastMuster: Date?, lastDay: CalendarDay?, time: ServerTime) {
    (self.lastMuster, self.lastDay, self.time) = (lastMuster, lastDay, time)
  }
}

/// The error that a server returns instead of a result.
public struct Problem: Hashable, Codable, Sendable {
  /// The machine-readable kinds of errors.
  public enum Code: String, Codable, Sendable, CaseIterable {
    case refused, locked, sessionOver, unread, notFound, badRequest, failed
  }

  /// The machine-readable kind of the error.
  public let code: Code
  /// The message for the user.
  public let message: String
  /// The end of the lockout if the user is locked out; `nil` otherwise.
  public let until: Date?
  /// The number of unread announcements, if they are the reason; `nil` otherwise.
  public let unread: Int?

  /// Creates a problem.
  public init(_ code: Code, _ message: String, until: Date? = nil, unread: Int? = nil) {
    (self.code, self.message, self.until, self.unread) = (code, message, until, unread)
  }
}
