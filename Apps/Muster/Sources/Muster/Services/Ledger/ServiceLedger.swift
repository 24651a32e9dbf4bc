internal import Digests
internal import Foundation
internal import MusterAPI

/// The pure state machine of a service: its rules and its data.
///
/// The embedded service stores it in a file, and tests keep it in memory.
struct ServiceLedger: Codable, Sendable, Hashable {
  struct OpenSession: Codable, Sendable, Hashable {
    let username: String
    let expires: Date
  }

  struct Muster: Codable, Sendable, Hashable {
    let key: String
    let day: CalendarDay
    let date: Date
  }

  /// The announcements by number.
  private(set) var announcements: [Int: AnnouncementContent] = [:]
  /// The sessions by the hash of their token, so that the file does not reveal tokens.
  private var sessions: [String: OpenSession] = [:]
  private var lockouts: [String: Lockout] = [:]
  /// The hashes of the contents that each user has read, by announcement number.
  private var marks: [String: [Int: ContentHash]] = [:]
  /// The musters by user, in the order of their occurrence.
  private(set) var musters: [String: [Muster]] = [:]

  init(_ announcements: [AnnouncementContent] = []) {
    for content in announcements { publish(content) }
  }
}

// MARK: Sessions

extension ServiceLedger {
  /// Records the result of a password check, and opens a session if the password was right.
  mutating func login(
    _ request: LoginRequest, isRight: Bool, token: Secret, _ time: ServerTime
  ) throws(ServiceError) -> Session {
    let user = request.username
    if let end = lockouts[user]?.end(at: time.now) { throw .locked(until: end) }
    guard isRight else { throw fail(user, time.now) }
    lockouts[user] = nil
    let lifetime = Session.lifetime(isRemembered: request.isRemembered)
    let expires = time.now.addingTimeInterval(lifetime)
    sessions = sessions.filter { $0.value.expires > time.now }
    sessions[hash(of: token)] = OpenSession(username: user, expires: expires)
    return Session(token: token, username: user, expires: expires, time: time)
  }

  private mutating func fail(_ user: String, _ now: Date) -> ServiceError {
    lockouts[user, default: Lockout()].fail(at: now)
    return lockouts[user]?.end(at: now).map { .locked(until: $0) } ?? .refused
  }

  /// Returns the session of `token`; throws if it has ended.
  func session(_ token: Secret, _ time: ServerTime) throws(ServiceError) -> Session {
    guard let session = sessions[hash(of: token)], session.expires > time.now else {
      throw .sessionOver
    }
    return Session(
      token: token, username: session.username, expires: session.expires, time: time)
  }

  mutating func revoke(_ token: Secret) { sessions[hash(of: token)] = nil }

  private func hash(of token: Secret) -> String {
    SHA256.hexadecimal(of: Array(token.text.utf8))
  }
}

// MARK: Announcements

extension ServiceLedger {
  /// Adds an announcement, or replaces the announcement with the same number.
  mutating func publish(_ content: AnnouncementContent) { announcements[content.dbID] = content }

  /// Removes an announcement.
  mutating func withdraw(_ dbID: Int) { announcements[dbID] = nil }

  /// Returns the list of announcements with the read states of `user`.
  func list(for user: String) -> AnnouncementList {
    let contents = announcements.values.sorted { $0.dbID < $1.dbID }
    return AnnouncementList(contents.map { AnnouncementItem($0, isRead: isRead($0, by: user)) })
  }

  mutating func markRead(_ read: [ReadMark], by user: String) {
    for mark in read {
      guard let content = announcements[mark.dbID], ContentHash(of: content) == mark.hash
      else { continue }
      marks[user, default: [:]][mark.dbID] = mark.hash
    }
  }

  private func isRead(_ content: AnnouncementContent, by user: String) -> Bool {
    marks[user]?[content.dbID] == ContentHash(of: content)
  }
}

// MARK: Mustering

extension ServiceLedger {
  func report(for user: String, _ time: ServerTime) -> MusterReport {
    // Musters of later days result from a wrong clock, so they are ignored.
    let last = musters[user]?.filter { $0.day <= time.today }.max { $0.day < $1.day }
    return MusterReport(lastMuster: last?.date, lastDay: last?.day, time: time)
  }

  /// Musters `user`, once a day and once for each key; throws if announcements are unread.
  mutating func muster(
    _ user: String, _ key: String, _ time: ServerTime
  ) throws(ServiceError) -> MusterReport {
    let earlier = musters[user] ?? []
    if earlier.contains(where: { $0.day == time.today || $0.key == key }) {
      return report(for: user, time)
    }
    let unread = announcements.values.count {
      $0.isActive(on: time.today) && !isRead($0, by: user)
    }
    guard unread == 0 else { throw .unread(unread) }
    musters[user, default: []].append(Muster(key: key, day: time.today, date: time.now))
    return report(for: user, time)
  }
}
