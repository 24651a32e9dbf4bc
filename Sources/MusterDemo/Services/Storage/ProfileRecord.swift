internal import Foundation
internal import MusterAPI

/// What the device keeps of one user of one service between sessions (M-035, M-077).
struct ProfileRecord: Codable, Sendable, Hashable {
  /// An announcement as it was last seen.
  struct Entry: Codable, Sendable, Hashable {
    var content: AnnouncementContent
    var isRead: Bool
  }

  /// The last good announcements.
  var announcements: [Entry] = []
  /// When they were loaded; `nil` if never.
  var loaded: Date?
  /// What the service called them; `nil` if they are not quite those of the service any more.
  var tag: String?
  /// Read marks that the service does not have yet.
  var queue: Set<ReadMark> = []
  /// The last muster known of.
  var lastMuster: Date?
  /// The service's day of it.
  var lastDay: CalendarDay?
}

extension ProfileRecord {
  /// Keeps that one content was read here, to be told to the service.
  mutating func markRead(_ mark: ReadMark) {
    queue.insert(mark)
    tag = nil
    for index in announcements.indices
    where announcements[index].content.dbID == mark.dbID
      && ContentHash(of: announcements[index].content) == mark.hash
    {
      announcements[index].isRead = true
    }
  }
}
