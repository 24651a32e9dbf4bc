#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What is asked at login.
public struct LoginRequest: Hashable, Codable, Sendable {
  /// Who it is.
  public let username: String
  /// What proves it.
  public let password: Secret
  /// Whether the session shall last, because the user wants the device to keep it.
  public let isRemembered: Bool
  /// The proof that this user has logged in on this device before; `nil` if there is none.
  ///
  /// Wrong passwords that others send delay a device with a proof no longer.
  public let device: Secret?

  /// Makes a request.
  public init(username: String, password: Secret, isRemembered: Bool, device: Secret? = nil) {
    (self.username, self.password, self.isRemembered) = (username, password, isRemembered)
    self.device = device
  }
}

/// The time as a server has it, which counts more than the device's own (M-067).
public struct ServerTime: Hashable, Sendable {
  /// The moment, in whole seconds.
  public let now: Date
  /// How far the server's clocks are ahead of UTC.
  public let secondsFromUTC: Int

  /// Makes a time.
  public init(now: Date, secondsFromUTC: Int) {
    self.now = Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded(.down))
    self.secondsFromUTC = secondsFromUTC
  }

  /// This device's own time.
  public static var local: ServerTime {
    let now = Date()
    return ServerTime(now: now, secondsFromUTC: TimeZone.current.secondsFromGMT(for: now))
  }

  /// The server's day.
  public var today: CalendarDay { CalendarDay(of: now, secondsFromUTC: secondsFromUTC) }
}

extension ServerTime: Codable {
  private enum CodingKeys: String, CodingKey { case now, secondsFromUTC }

  /// Reads it; no clock on earth is a day ahead or behind.
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

/// What a login gives: the right to ask for more, until it ends or is revoked.
public struct Session: Hashable, Codable, Sendable {
  /// What proves the right.
  public let token: Secret
  /// Whose it is, as the server writes it.
  public let username: String
  /// When it ends by itself.
  public let expires: Date
  /// The server's time.
  public let time: ServerTime
  /// The proof that the user has logged in on this device, for the next login; `nil` unless it is new.
  public let device: Secret?

  /// Makes a session.
  public init(
    token: Secret, username: String, expires: Date, time: ServerTime, device: Secret? = nil
  ) {
    (self.token, self.username, self.expires, self.time) = (token, username, expires, time)
    self.device = device
  }

  /// How long a session lasts, in seconds: half a day, or thirty days on a device that keeps it.
  public static func lifetime(isRemembered: Bool) -> Double {
    isRemembered ? 30 * 86_400 : 12 * 3_600
  }
}

/// One announcement of a list, with its hash and whether the user has read this very content.
public struct AnnouncementItem: Hashable, Codable, Sendable {
  /// What it says.
  public let content: AnnouncementContent
  /// The hash of what it says.
  public let hash: ContentHash
  /// Whether it has been read by this user, on whatever device.
  public let isRead: Bool

  /// Makes an item; a hash that is known is not made anew.
  public init(_ content: AnnouncementContent, hash: ContentHash? = nil, isRead: Bool) {
    self.content = content
    self.hash = hash ?? ContentHash(of: content)
    self.isRead = isRead
  }
}

/// Every announcement that the server has, in the order of their numbers.
public struct AnnouncementList: Hashable, Sendable {
  /// The announcements, each number once.
  public let announcements: [AnnouncementItem]
  /// The number of those that were left out as the list was read, since they cannot be used.
  public let skipped: Int

  /// Makes a list.
  public init(_ announcements: [AnnouncementItem], skipped: Int = 0) {
    (self.announcements, self.skipped) = (announcements, skipped)
  }

  /// What tells this list from others, as an entity tag without its quotes.
  public var tag: String {
    AnnouncementList.tag(
      of: announcements.map { ($0.content.dbID, $0.hash.description, $0.isRead) })
  }

  /// The tag of a list of announcements with these numbers, hashes and read states.
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

/// That a user has read one content of an announcement; a later content counts as unread.
public struct ReadMark: Hashable, Codable, Sendable {
  /// The announcement.
  public let dbID: Int
  /// The content that was read.
  public let hash: ContentHash

  /// Makes a mark.
  public init(dbID: Int, hash: ContentHash) { (self.dbID, self.hash) = (dbID, hash) }
}

/// Read marks on their way to the server.
public struct ReadMarkList: Hashable, Codable, Sendable {
  /// The marks; those of contents that the server no longer has do nothing.
  public let marks: [ReadMark]

  /// Makes a list.
  public init(_ marks: [ReadMark]) { self.marks = marks }
}

/// When a user mustered last, as the server knows it.
public struct MusterReport: Hashable, Codable, Sendable {
  /// The moment of the last muster; `nil` if there was none.
  public let lastMuster: Date?
  /// The server's day of the last muster; `nil` if there was none.
  public let lastDay: CalendarDay?
  /// The server's time.
  public let time: ServerTime

  /// Makes a report.
  public init(lastMuster: Date?, lastDay: CalendarDay?, time: ServerTime) {
    (self.lastMuster, self.lastDay, self.time) = (lastMuster, lastDay, time)
  }
}

/// Why a server did not do what it was asked.
public struct Problem: Hashable, Codable, Sendable {
  /// What a program goes by.
  public enum Code: String, Codable, Sendable, CaseIterable {
    case refused, locked, sessionOver, unread, notFound, badRequest, failed
  }

  /// What a program goes by.
  public let code: Code
  /// What a person reads.
  public let message: String
  /// Until when no password is tried, if the user is locked out.
  public let until: Date?
  /// How many announcements are unread, if that is the reason.
  public let unread: Int?

  /// Makes a problem.
  public init(_ code: Code, _ message: String, until: Date? = nil, unread: Int? = nil) {
    (self.code, self.message, self.until, self.unread) = (code, message, until, unread)
  }
}
