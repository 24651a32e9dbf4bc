internal import Foundation
internal import MusterAPI

/// The rules of a service as a pure machine: who may do what, and what is kept of it.
///
/// The embedded service keeps it in a file, the one of tests in memory.
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

  /// All announcements, by number.
  private(set) var announcements: [Int: AnnouncementContent] = [:]
  /// Sessions by the hash of their token, so that the file lets nobody in.
  private var sessions: [String: OpenSession] = [:]
  private var lockouts: [String: Lockout] = [:]
  /// What each user has read, by number.
  private var marks: [String: [Int: ContentHash]] = [:]
  /// Each user's musters, the last one last.
  private(set) var musters: [String: [Muster]] = [:]

  init(_ announcements: [AnnouncementContent] = []) {
    for content in announcements { publish(content) }
  }
}

// MARK: Sessions

extension ServiceLedger {
  /// Notes the outcome of a check of `request`'s password and opens a session if it was right.
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

  /// The session of `token`.
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
  /// Adds an announcement, or takes the place of the one of its number.
  mutating func publish(_ content: AnnouncementContent) { announcements[content.dbID] = content }

  /// Removes an announcement.
  mutating func withdraw(_ dbID: Int) { announcements[dbID] = nil }

  /// The list as `user` has it.
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
    // Those of later days are of a clock that was ahead.
    let last = musters[user]?.filter { $0.day <= time.today }.max { $0.day < $1.day }
    return MusterReport(lastMuster: last?.date, lastDay: last?.day, time: time)
  }

  /// Musters `user` unless that was done today or by this key, or something is unread.
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
